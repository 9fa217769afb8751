import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
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
import { EntryDifferences } from "#app/components/waiting-patients/entry-differences.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { UpdateWaitingPatient, WaitingPatient } from "#app/graphql/calendar/waiting-patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import {
  differencesOf,
  waitingPatientValues,
  type EntryDifference,
} from "#app/http/waiting-patients/waiting-patient-form.server.ts";
import { WaitingPatientInput } from "#rules/inputs/calendar/waiting-patient.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = { i18n: ["waitingPatients", "forms", "errors"], title: "waitingPatients:editTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const id = idOf(args);
  const { waitingPatient: detail } = await load(args, WaitingPatient, { id });
  const { waitingPatient: entry } = detail;
  const values: Record<string, unknown> = (await keptForm(args)) ?? waitingPatientValues(entry, await myLocale(args));
  // Options named by an entry stay visible, though they are no longer offered.
  const profiles = [
    ...detail.profiles,
    ...entry.profiles.filter((one) => detail.profiles.every(({ id }) => id !== one.id)),
  ];
  const procedures = [
    ...detail.procedures,
    ...entry.procedures.filter((one) => detail.procedures.every(({ id }) => id !== one.id)),
  ];
  return {
    id,
    card: entry.patientCard,
    place: {
      procedure: entry.procedures[0]?.id,
      staffs: entry.profiles.map(({ id }) => id),
      weekdays: entry.weekdays,
      patient: entry.patientCard.id,
      waitingPatient: id,
    },
    values,
    procedures: procedures.map(({ id, name }) => ({ value: String(id), label: name })),
    profiles,
    today: localDate(args.context.now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const id = idOf(args);
  let sent: WaitingPatientInput | undefined;
  const answer = await submitForm(
    args,
    WaitingPatientInput(localDate(args.context.now()), await myLocale(args)),
    async (input, form) => {
      sent = input;
      await call(args, UpdateWaitingPatient, { id, input, version: Number(form.get("version")) });
      return flash(args, redirect(hrefHere(args, waitingPages.waitingPatients)), { key: "waitingPatients:saved" });
    },
  );
  if (answer instanceof Response || !answer.data.stale) return answer;
  const { waitingPatient: entry } = (await load(args, WaitingPatient, { id })).waitingPatient;
  return data(
    { ...answer.data, details: { differences: differencesOf(sent!, entry), version: entry.version } },
    answer.init ?? {},
  );
}

export default function EditWaitingPatientPage() {
  const { id, card, place, values, procedures, profiles, today } = useLoaderData<typeof loader>();
  const { form, fields, formProps, refusal, apiMessage } = useFormPage<Record<string, unknown>>(
    "waiting",
    values as never,
  );
  const { t } = useTranslation("waitingPatients");
  const to = useHref();
  const stale = refusal?.stale ? (refusal.details as { differences: EntryDifference[]; version: number }) : null;
  return (
    <>
      <PageHead
        title={t("editTitle")}
        over={card.fullName}
        actions={
          <>
            <ButtonLink href={to(calendarPages.freePlaces, place)} icon="calendar">
              {t("findPlace")}
            </ButtonLink>
            <ButtonLink href={to(patientPages.patient, { uuid: card.uuid })} icon="cards">
              {t("toCard")}
            </ButtonLink>
            <ButtonLink href={to(waitingPages.waitingPatientRemove, { id })} icon="bin">
              {t("remove")}
            </ButtonLink>
          </>
        }
      />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={(name) => t(name as "note")} apiMessage={apiMessage} />
        {stale && <EntryDifferences differences={stale.differences} procedures={procedures} profiles={profiles} />}
        <Form {...formProps} fewRequired version={Number(stale?.version ?? fields.version!.initialValue)}>
          <WaitingPatientFields
            fields={Object.fromEntries(waitingPatientFieldNames.map((name) => [name, fields[name]!])) as never}
            today={today}
            procedures={procedures}
            profiles={peopleOptions(profiles)}
          />
          <Actions>
            <SubmitButton>{t("save")}</SubmitButton>
            <a href={to(waitingPages.waitingPatients)}>{t("cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
