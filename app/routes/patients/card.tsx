import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countryOptions } from "#rules/countries.ts";
import { localDate } from "#rules/time.ts";
import { ButtonLink } from "#app/components/button-link.tsx";
import { Note } from "#app/components/note.tsx";
import { PatientFacts } from "#app/components/patients/patient-facts.tsx";
import { PatientHead } from "#app/components/patients/patient-head.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { api } from "#app/graphql/client.server.ts";
import { PatientCard } from "#app/graphql/patients.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["patients"], title: "patients:cardTitle" };

export async function loader(args: LoaderFunctionArgs) {
  queryOf(args, "patient");
  const { patientCard: patient } = await api(args, PatientCard, { uuid: args.params.uuid! });
  const abroad = patient.country === "CZ" ? undefined : countryOptions(await myLocale(args)).find(({ code }) => code === patient.country);
  return { patient, country: abroad?.name ?? null, today: localDate(args.context.now()) };
}

export default function PatientCardPage() {
  const { patient, country, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patients");
  const to = useHref();
  const { uuid, id, archived } = patient;
  const actions = archived ? (
    <ButtonLink href={to("patientArchive", { uuid })} icon="undo">{t("restoreCard")}</ButtonLink>
  ) : (
    <>
      <ButtonLink href={to("eventNew", { patient: id })} tone="main" icon="calendar">{t("order")}</ButtonLink>
      <ButtonLink href={to("waitingPatientNew", { patient: id })} icon="hourglass">{t("putOnWaitingList")}</ButtonLink>
      <ButtonLink href={to("patientEdit", { uuid })} icon="pen">{t("edit")}</ButtonLink>
      <ButtonLink href={to("patientArchive", { uuid })} icon="archive">{t("archiveCard")}</ButtonLink>
    </>
  );
  return (
    <>
      {archived && <Note variant="warning"><p>{t("archivedNote")}</p></Note>}
      <PatientHead patient={patient} today={today} actions={actions} />
      <Tabs label={t("parts")} tabs={[{ label: t("basics"), href: to("patient", { uuid, tab: "zakladni-udaje" }), current: true }]} />
      <div className="sheet">
        <PatientFacts patient={patient} country={country} />
      </div>
    </>
  );
}
