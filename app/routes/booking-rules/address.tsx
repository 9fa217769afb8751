import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SlugInput } from "#rules/inputs/bookings/booking-rules.ts";
import { WebAddress } from "#app/components/booking-rules/web-address.tsx";
import { Subject } from "#app/components/dialogs/confirm.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { BookingConfig, UpdateSlug } from "#app/graphql/calendar/booking-rules.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { bookingAddress } from "#app/http/booking-rules/booking-address.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bookingRulesPages } from "#app/paths/calendar/booking-rules.ts";

export const handle: PageHandle = { i18n: ["bookingRules", "forms", "errors"], title: "bookingRules:slugTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bookingRulesPages.bookingAddress);
  const { slug } = (await load(args, BookingConfig)).me.profile!.medicalCenter!;
  const beginning = bookingAddress(args.context.url, "");
  return { beginning, address: beginning + slug, values: (await keptForm(args)) ?? { slug } };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, SlugInput, async (input) => {
    const { slug } = (await call(args, UpdateSlug, input)).medicalCenterSlugUpdate;
    return flash(args, redirect(hrefHere(args, bookingRulesPages.bookingRules)), {
      key: "bookingRules:slugSaved",
      values: { address: bookingAddress(args.context.url, slug) },
    });
  });

export default function BookingAddressPage() {
  const { beginning, address, values } = useLoaderData<typeof loader>();
  const page = useFormPage<{ slug: string }>("booking-address", values);
  const { t } = useTranslation("bookingRules");
  const to = useHref();
  return (
    <RecordForm
      title={t("slugTitle")}
      list={{ href: to(bookingRulesPages.bookingRules), label: t("title") }}
      save={t("slugSave")}
      page={page}
      labelOf={() => t("slug")}
    >
      <Subject name={<WebAddress address={address} />} />
      <p className="mb">{t("slugText")}</p>
      <TextField
        field={page.fields.slug}
        label={t("slug")}
        hint={t("slugHint", { beginning })}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </RecordForm>
  );
}
