import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ScanField } from "#app/components/consents/scan-field.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { DateField } from "#app/components/forms/fields/date-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { WithoutMetadata } from "#app/components/forms/without-metadata.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { Select } from "#app/components/forms/fields/select.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ConsentToRecord, RecordConsent } from "#app/graphql/patients/consents.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { fileOf } from "#app/http/forms/file-of.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate } from "#rules/format.ts";
import { SignedConsentInput } from "#rules/inputs/patients/consent.ts";
import { localDate } from "#rules/time/time.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["consents", "forms", "errors"], title: "consents:record" };

const labels = { givenOn: "signedOn", wording: "wording", document: "scan" } as const;

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard, gdprWordings } = await load(args, ConsentToRecord, { uuid });
  const today = localDate(args.context.now());
  const wordings = gdprWordings.map(({ id, number, createdAt }) => ({
    id,
    number,
    from: localDate(new Date(createdAt)),
  }));
  return {
    uuid,
    name: patientCard.fullName,
    wordings,
    today,
    values: (await keptForm(args)) ?? { givenOn: today, wording: String(wordings[0]?.id ?? "") },
  };
}

export async function action(args: ActionFunctionArgs) {
  const uuid = args.params.uuid!;
  const input = SignedConsentInput(localDate(args.context.now()), await myLocale(args)).extend({
    withoutMetadata: z.boolean().default(false),
  });
  return submitForm(args, input, async ({ withoutMetadata, ...consent }) => {
    const { patientCard } = await call(args, PatientName, { uuid });
    await call(args, RecordConsent, {
      patientCard: patientCard.id,
      input: consent,
      document: fileOf(args, "document"),
      withoutMetadata,
    });
    return flash(args, redirect(hrefHere(args, patientPages.patient, { uuid, tab: "zakladni-udaje" })), {
      key: "consents:recorded",
    });
  });
}

export default function RecordConsentPage() {
  const { uuid, name, wordings, today, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"givenOn" | "wording" | "withoutMetadata" | "document", string>>("consent", values);
  const { locale } = useRoot();
  const { t } = useTranslation("consents");
  const to = useHref();
  const card = { href: to(patientPages.patient, { uuid, tab: "zakladni-udaje" }), label: name };
  if (wordings.length === 0)
    return (
      <>
        <PageHead title={t("record")} over={<a href={card.href}>{card.label}</a>} />
        <div className="sheet">
          <EmptyState title={t("noWording")}>{t("noWordingText")}</EmptyState>
        </div>
      </>
    );
  const options = wordings.map(({ id, number, from }) => ({
    value: String(id),
    label: t("wordingFrom", { number, date: formatDate(from, locale) }),
  }));
  return (
    <RecordForm
      title={t("record")}
      list={card}
      save={t("save")}
      page={page}
      files
      labelOf={(field) => t(labels[field as keyof typeof labels])}
    >
      <p className="mb">{t("recordText")}</p>
      <Group legend={t("state")}>
        <DateField field={page.fields.givenOn} label={t("signedOn")} today={today} />
        <Select field={page.fields.wording} label={t("wording")} options={options} />
        <WithoutMetadata field={page.fields.withoutMetadata} />
        <ScanField field={page.fields.document} optional />
      </Group>
    </RecordForm>
  );
}
