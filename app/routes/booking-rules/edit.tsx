import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BookingRulesForm } from "#rules/inputs/bookings/booking-rules.ts";
import { holidayCountry, HOLIDAYS_KNOWN_UNTIL } from "#rules/time/holidays.ts";
import { RulesFields } from "#app/components/booking-rules/rules-fields.tsx";
import { rulesValues, type RulesValues } from "#app/components/booking-rules/rules-values.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { BookingConfig, UpdateBookingRules } from "#app/graphql/calendar/booking-rules.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bookingRulesPages } from "#app/paths/calendar/booking-rules.ts";

export const handle: PageHandle = {
  i18n: ["bookingRules", "procedures", "forms", "errors"],
  title: "bookingRules:rulesTitle",
};

async function loadShown(args: LoaderFunctionArgs) {
  const { bookingConfig, version, country } = (await load(args, BookingConfig)).me.profile!.medicalCenter!;
  return { shown: rulesValues(bookingConfig), version, holidaysUntil: HOLIDAYS_KNOWN_UNTIL[holidayCountry(country)] };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bookingRulesPages.bookingRulesEdit);
  const { shown, version, holidaysUntil } = await loadShown(args);
  return { values: await editValues(args, { shown, version }), holidaysUntil };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, BookingRulesForm, async (input, form) => {
    await call(args, UpdateBookingRules, { input, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, bookingRulesPages.bookingRules)), { key: "bookingRules:rulesSaved" });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

const boxes = ["bookingAtNationalHoliday", "bookingCancellationAllowed", "emailConfirmed", "paymentInAdvance"];

function Editing() {
  const { values, holidaysUntil } = useLoaderData<typeof loader>();
  const page = useFormPage<RulesValues & Record<"version" | "was", string>>("booking-rules", values);
  const { t } = useTranslation(["bookingRules", "procedures"]);
  const to = useHref();
  const inWords = (name: string, value: string) => {
    if (boxes.includes(name)) return t(value ? "yes" : "no");
    if (name === "color" && value) return t(`procedures:colors.${value as "GRAY"}`);
    return value;
  };
  return (
    <RecordForm
      title={t("rulesTitle")}
      list={{ href: to(bookingRulesPages.bookingRules), label: t("title") }}
      save={t("rulesSave")}
      page={page}
      labelOf={(name) => t(name as "slotFrequency")}
      basis={page.fields}
      inWords={inWords}
    >
      <RulesFields fields={page.fields} holidaysUntil={holidaysUntil} />
    </RecordForm>
  );
}
