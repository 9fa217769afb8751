import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DateField } from "#app/components/forms/date-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { TextArea } from "#app/components/forms/text-area.tsx";
import { api } from "#app/graphql/client.server.ts";
import { KeepLonger } from "#app/graphql/erasure.ts";
import { PatientName } from "#app/graphql/patients.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { queryOf } from "#app/http/query.ts";
import { reading } from "#app/http/reading.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { KeepLongerInput } from "#rules/inputs/erasure.ts";
import { addMonths, localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors"], title: "erasure:keepTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "disposal:confirm");
  const today = localDate(args.context.now());
  const { patientCard } = await api(args, PatientName, { uuid: args.params.uuid! });
  return {
    name: patientCard.fullName,
    disposal: queryOf(args, "patientKeep").disposal,
    today,
    values: (await keptForm(args)) ?? { until: addMonths(today, 12) },
  };
}

export async function action(args: ActionFunctionArgs) {
  return submitForm(
    args,
    KeepLongerInput(localDate(args.context.now()), await myLocale(args)),
    async ({ until, reason }) => {
      const { patientCard } = await api(reading(args), PatientName, { uuid: args.params.uuid! });
      await api(args, KeepLonger, { patientCard: patientCard.id, until, reason });
      const { disposal } = queryOf(args, "patientKeep");
      return flash(
        args,
        redirect(disposal ? hrefHere(args, "disposal", { id: disposal }) : hrefHere(args, "disposals")),
        { key: "erasure:keptNow" },
      );
    },
  );
}

/** Leaves a card out of what is disposed of: why, and when to ask again. */
export default function KeepLongerPage() {
  const { name, disposal, today, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"until" | "reason", string>>("keeping", values);
  const { t } = useTranslation("erasure");
  const to = useHref();
  const list = { href: disposal ? to("disposal", { id: disposal }) : to("disposals"), label: t("backToDisposals") };
  return (
    <RecordForm
      title={t("keepTitle")}
      list={list}
      save={t("keepSave")}
      page={page}
      labelOf={(field) => t(field === "until" ? "keepUntil" : "keepReason")}
    >
      <p className="mb">{t("keepText", { name })}</p>
      <Group legend={t("keepTitle")}>
        <TextArea field={page.fields.reason} label={t("keepReason")} hint={t("keepReasonHint")} maxLength={500} />
        <DateField field={page.fields.until} label={t("keepUntil")} today={today} />
      </Group>
    </RecordForm>
  );
}
