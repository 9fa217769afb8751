import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { peopleOptions } from "#app/components/forms/people-options.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import {
  WaitingPatientFields,
  waitingPatientFieldNames,
} from "#app/components/waiting-patients/waiting-patient-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateWaitingPatient, WaitingPatientCodebook } from "#app/graphql/calendar/waiting-patients.ts";
import { patientChoice, type PatientChoice } from "#app/http/calendar/event-form.server.ts";
import { asTyped } from "#app/http/forms/as-typed.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keepForm, keptForm } from "#app/http/forms/keep-form.server.ts";
import { me } from "#app/http/session/me.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { WaitingPatientInput } from "#rules/inputs/calendar/waiting-patient.ts";
import { localDate } from "#rules/time/time.ts";
import { searchPages } from "#app/paths/search.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = { i18n: ["waitingPatients", "forms", "errors"], title: "waitingPatients:newTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patient } = queryOf(args, waitingPages.waitingPatientNew);
  const values: Record<string, unknown> = (await keptForm(args)) ?? { patientCard: patient };
  const { waitingPatientCodebook } = await load(args, WaitingPatientCodebook);
  return {
    ...waitingPatientCodebook,
    values,
    patients: await choiceOf(args, values),
    today: localDate(args.context.now()),
  };
}

const choiceOf = (args: LoaderFunctionArgs, { patientCard, patientCardQuery }: Record<string, unknown>) =>
  patientChoice(args, { patient: patientCard, patientQuery: patientCardQuery });

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const typed = asTyped(form);
  // The search for a patient without scripts: the form comes back with its values and the results.
  if (queryOf(args, waitingPages.waitingPatientNew).find) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    return { patients: await choiceOf(args, typed), typed };
  }
  const input = WaitingPatientInput(localDate(args.context.now()), await myLocale(args));
  const answer = await submitForm(args, input, async (input) => {
    await call(args, CreateWaitingPatient, { input });
    return flash(args, redirect(hrefHere(args, waitingPages.waitingPatients)), { key: "waitingPatients:created" });
  });
  return answer instanceof Response
    ? answer
    : data({ ...answer.data, patients: await choiceOf(args, typed) }, answer.init ?? {});
}

export default function CreateWaitingPatientPage() {
  const { values, patients, today, procedures, profiles } = useLoaderData<typeof loader>();
  const redrawn = useActionData<{ patients: PatientChoice; typed?: typeof values }>();
  const { form, fields, formProps, apiMessage } = useFormPage<Record<string, unknown>>(
    "waiting",
    (redrawn?.typed ?? values) as never,
  );
  const { t } = useTranslation("waitingPatients");
  const to = useHref();
  return (
    <>
      <PageHead title={t("newTitle")} actions={<a href={to(waitingPages.waitingPatients)}>{t("cancel")}</a>} />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={(name) => t(name as "note")} apiMessage={apiMessage} />
        <Form {...formProps} action={to(waitingPages.waitingPatientNew)} fewRequired>
          <WaitingPatientFields
            fields={Object.fromEntries(waitingPatientFieldNames.map((name) => [name, fields[name]!])) as never}
            today={today}
            patient={{
              ...(redrawn?.patients ?? patients),
              searchHref: to(waitingPages.waitingPatientNew, { find: 1 }),
              sourceHref: to(searchPages.patientSuggestions),
            }}
            procedures={procedures.map(({ id, name }) => ({ value: String(id), label: name }))}
            profiles={peopleOptions(profiles)}
          />
          <Actions>
            <SubmitButton>{t("create")}</SubmitButton>
            <a href={to(waitingPages.waitingPatients)}>{t("cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
