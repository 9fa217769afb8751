import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { InsuranceHistory } from "#app/components/patients/insurance-history.tsx";
import { PatientFacts } from "#app/components/patients/patient-facts.tsx";
import { RelatedPeople } from "#app/components/patients/related/related-people.tsx";
import { Letter } from "#app/components/prints/letter.tsx";
import { load } from "#app/http/request/load.server.ts";
import { CardFront } from "#app/graphql/care/prints.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { countryOptions } from "#rules/patients/countries.ts";
import { formatDate } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";

export const handle: PageHandle = { i18n: ["prints", "patients"], title: "prints:frontTitle" };

/** The first page of a card that is also kept on paper. */
export async function loader(args: LoaderFunctionArgs) {
  const { paper } = queryOf(args, printPages.cardFront);
  const { patientCard, me } = await load(args, CardFront, { uuid: args.params.uuid! });
  return { patient: patientCard, center: me.profile!.medicalCenter!, paper, today: localDate(args.context.now()) };
}

export default function CardFrontPage() {
  const { patient, center, paper, today } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation(["prints", "patients"]);
  const to = useHref();
  const { uuid } = patient;
  const country =
    patient.country === "CZ"
      ? null
      : (countryOptions(locale).find(({ code }) => code === patient.country)?.name ?? null);
  return (
    <DocumentSheet
      sheets
      backHref={to(patientPages.patient, { uuid })}
      backLabel={t("backToCard")}
      paper={paper}
      sizeHref={(paper) => to(printPages.cardFront, { uuid, paper })}
    >
      <Letter center={center} about={t("printedOn", { date: formatDate(today, locale) })}>
        <p>{t("frontTitle")}</p>
        <h1>{patient.fullName}</h1>
        <p className="mute mb">{t("patients:openedOn", { date: formatDate(patient.createdAt, locale) })}</p>
        <div className="said">
          <PatientFacts patient={patient} country={country} />
          <RelatedPeople people={patient.relatedPersons} dateOfBirth={patient.dateOfBirth} today={today} />
          <InsuranceHistory insurances={patient.insurances} />
        </div>
      </Letter>
    </DocumentSheet>
  );
}
