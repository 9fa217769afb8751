import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countryOptions } from "#rules/patients/countries.ts";
import { NewPatientCardForm } from "#rules/inputs/patients/patient.ts";
import type { NumberDifference } from "#rules/patients/personal-number.ts";
import { localDate } from "#rules/time/time.ts";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { DuplicateNote, type Candidate } from "#app/components/patients/duplicate-note.tsx";
import { NumberQuestion } from "#app/components/patients/number-question.tsx";
import { PatientFields } from "#app/components/patients/patient-fields.tsx";
import type { PatientValues } from "#app/components/patients/patient-values.ts";
import { call } from "#app/graphql/client.server.ts";
import { CreatePatient } from "#app/graphql/patients/patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { withAddressSplit, type SplitForm } from "#app/http/patients/read-address.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { valuesFromQuery } from "#app/http/forms/values-from-query.ts";
import { href } from "#app/paths/href.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["patients", "forms", "errors"], title: "patients:createTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { q } = queryOf(args, patientPages.patientNew);
  const today = localDate(args.context.now());
  const values = (await keptForm(args)) ?? { country: "CZ", ...(q && valuesFromQuery(q, today)) };
  return { values, today, countries: countryOptions(await myLocale(args)) };
}

export async function action(args: ActionFunctionArgs) {
  if (queryOf(args, patientPages.patientNew).split) return withAddressSplit(args);
  return submitForm(
    args,
    NewPatientCardForm(localDate(args.context.now())),
    async ({ confirmDuplicate, confirmPersonalNumber, ...input }) => {
      const { patientCardCreate } = await call(args, CreatePatient, { input, confirmDuplicate, confirmPersonalNumber });
      return flash(args, redirect(href(await myLocale(args), patientPages.patient, { uuid: patientCardCreate.uuid })), {
        key: "patients:created",
      });
    },
  );
}

/** A new form when the address was split. */
export default function CreatePatientPage() {
  const redrawn = useActionData<Partial<SplitForm>>();
  return <Creating key={JSON.stringify(redrawn?.typed)} redrawn={redrawn} />;
}

function Creating({ redrawn }: { redrawn?: Partial<SplitForm> }) {
  const { values, today, countries } = useLoaderData<typeof loader>();
  const { form, fields, formProps, refusal, apiMessage } = useFormPage<
    PatientValues & Record<"confirmDuplicate" | "confirmPersonalNumber", string>
  >("patient", (redrawn?.typed ?? values) as typeof values);
  const { t } = useTranslation("patients");
  const to = useHref();
  const candidates = refusal?.details?.candidates as Candidate[] | undefined;
  const labelOf = (name: string) => t(name.replace("address.", "") as "name");
  return (
    <>
      <PageHead title={t("createTitle")} actions={<a href={to(patientPages.patients)}>{t("backToList")}</a>} />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={labelOf} apiMessage={apiMessage} />
        {candidates && <DuplicateNote candidates={candidates} hrefOf={(uuid) => to(patientPages.patient, { uuid })} />}
        <Form {...formProps} action={to(patientPages.patientNew)} fewRequired>
          {(candidates ?? fields.confirmDuplicate.defaultValue === "on") && (
            <Checkbox field={fields.confirmDuplicate} label={t("confirmDuplicate")} />
          )}
          <NumberQuestion
            field={fields.confirmPersonalNumber}
            differences={refusal?.details?.differences as NumberDifference[] | undefined}
          />
          <PatientFields
            fields={fields}
            address={fields.address.getFieldset()}
            today={today}
            countries={countries}
            splitting={{ href: to(patientPages.patientNew, { split: 1 }), done: redrawn?.done }}
          />
          <Actions>
            <SubmitButton>{t("create")}</SubmitButton>
            <a href={to(patientPages.patients)}>{t("cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
