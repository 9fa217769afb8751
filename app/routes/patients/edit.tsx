import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { countryOptions } from "#rules/patients/countries.ts";
import { PatientCardForm } from "#rules/inputs/patients/patient.ts";
import type { NumberDifference } from "#rules/patients/personal-number.ts";
import { localDate } from "#rules/time/time.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { StaleNote } from "#app/components/forms/stale-note.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { NumberQuestion } from "#app/components/patients/number-question.tsx";
import { PatientBasis } from "#app/components/patients/patient-basis.tsx";
import { PatientFields } from "#app/components/patients/patient-fields.tsx";
import { patientValues, type PatientValues } from "#app/components/patients/patient-values.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PatientCard, UpdatePatient } from "#app/graphql/patients/patients.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { queryOf } from "#app/http/request/query.ts";
import { withAddressSplit, type SplitForm } from "#app/http/patients/read-address.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { href } from "#app/paths/href.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["patients", "forms", "errors"], title: "patients:editTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard: card } = await load(args, PatientCard, { uuid: args.params.uuid! });
  const locale = await myLocale(args);
  const shown = patientValues(card, locale);
  const values = await editValues(args, { shown, version: card.version }, { patientCard: String(card.id) });
  return {
    uuid: card.uuid,
    fullName: card.fullName,
    back: queryOf(args, patientPages.patientEdit).back,
    backHref: backTo(args, locale),
    values,
    today: localDate(args.context.now()),
    countries: countryOptions(locale),
  };
}

/** The list that led here to be corrected, or the card. */
const backTo = (args: LoaderFunctionArgs, locale: Locale) =>
  placeWithin(
    queryOf(args, patientPages.patientEdit).back,
    href(locale, patientPages.patient, { uuid: args.params.uuid! }),
  );

export async function action(args: ActionFunctionArgs) {
  if (queryOf(args, patientPages.patientEdit).split) return withAddressSplit(args);
  const uuid = args.params.uuid!;
  const locale = await myLocale(args);
  const answer = await submitForm(
    args,
    PatientCardForm(localDate(args.context.now())),
    async ({ confirmPersonalNumber, ...input }, form) => {
      await call(args, UpdatePatient, {
        patientCard: Number(form.get("patientCard")),
        version: Number(form.get("version")),
        input,
        confirmPersonalNumber,
      });
      return flash(args, redirect(backTo(args, locale)), { key: "patients:saved" });
    },
  );
  return followStale(answer, async () => {
    const { patientCard: card } = await load(args, PatientCard, { uuid });
    return { shown: patientValues(card, locale), version: card.version };
  });
}

/** A new form when another user's version came in between, or the address was split. */
export default function EditPatientPage() {
  const answer = useActionData<Partial<Refusal & SplitForm>>();
  return <Editing key={JSON.stringify([answer?.details?.version, answer?.typed])} redrawn={answer} />;
}

function Editing({ redrawn }: { redrawn?: Partial<SplitForm> }) {
  const { uuid, back, backHref, fullName, values, today, countries } = useLoaderData<typeof loader>();
  const { form, fields, formProps, refusal, differences, apiMessage } = useFormPage<
    PatientValues & Record<"patientCard" | "version" | "was" | "confirmPersonalNumber", string>
  >("patient", (redrawn?.typed ?? values) as typeof values);
  const { t } = useTranslation("patients");
  const to = useHref();
  const labelOf = (name: string) => t(name.replace("address.", "") as "name");
  const inWords = (name: string, value: string) => {
    if (value && name === "sex") return t(value === "FEMALE" ? "female" : "male");
    if (value && name === "language") return t(`languages.${value as Locale}`);
    if (name === "noticesRefused") return t(value ? "noticesNone" : "noticesSent");
    if (value && name === "insuranceVariant") return t(`variant${value as "1"}`);
    return name === "country" ? (countries.find(({ code }) => code === value)?.name ?? value) : value;
  };
  return (
    <>
      <PageHead title={t("editTitle")} over={fullName} actions={<a href={backHref}>{t("cancel")}</a>} />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={labelOf} apiMessage={apiMessage} />
        {differences.length > 0 && (
          <StaleNote
            merged
            differences={differences.map(({ name, mine, theirs }) => ({
              label: labelOf(name),
              mine: inWords(name, mine),
              theirs: inWords(name, theirs),
            }))}
          />
        )}
        <Form
          fewRequired
          {...formProps}
          action={to(patientPages.patientEdit, { uuid, back })}
          version={Number(fields.version.defaultValue)}
        >
          <PatientBasis fields={fields} />
          <NumberQuestion
            field={fields.confirmPersonalNumber}
            differences={refusal?.stale ? undefined : (refusal?.details?.differences as NumberDifference[] | undefined)}
          />
          <PatientFields
            fields={fields}
            address={fields.address.getFieldset()}
            today={today}
            countries={countries}
            splitting={{ href: to(patientPages.patientEdit, { uuid, back, split: 1 }), done: redrawn?.done }}
          />
          <Actions>
            <SubmitButton>{t("save")}</SubmitButton>
            <a href={backHref}>{t("cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
