import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ScanField } from "#app/components/consents/scan-field.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { DateField } from "#app/components/forms/date-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { Select } from "#app/components/forms/select.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ConsentToRecord, RecordConsent } from "#app/graphql/consents.ts";
import { PatientName } from "#app/graphql/patients.ts";
import { fileOf } from "#app/http/file-of.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { formatDate } from "#rules/format.ts";
import { SignedConsentInput } from "#rules/inputs/consent.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["consents", "forms", "errors"], title: "consents:record" };

const labels = { givenOn: "signedOn", wording: "wording", document: "scan" } as const;

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard, gdprWordings } = await api(args, ConsentToRecord, { uuid });
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
  const input = SignedConsentInput(localDate(args.context.now()), await myLocale(args));
  return submitForm(args, input, async (consent) => {
    const { patientCard } = await api(args, PatientName, { uuid });
    await api(args, RecordConsent, { patientCard: patientCard.id, input: consent, document: fileOf(args, "document") });
    return flash(args, redirect(hrefHere(args, "patient", { uuid, tab: "zakladni-udaje" })), {
      key: "consents:recorded",
    });
  });
}

export default function RecordConsentPage() {
  const { uuid, name, wordings, today, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"givenOn" | "wording" | "document", string>>("consent", values);
  const { locale } = useRoot();
  const { t } = useTranslation("consents");
  const to = useHref();
  const card = { href: to("patient", { uuid, tab: "zakladni-udaje" }), label: name };
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
        <ScanField field={page.fields.document} optional />
      </Group>
    </RecordForm>
  );
}
