import { redirect } from "@remix-run/node";
import { call } from "#app/graphql/client.server.ts";
import { load, pageOf } from "#app/http/request/load.server.ts";
import { CardToCopy, CopyPatient } from "#app/graphql/patients/patient-rights.ts";
import { countryOptions } from "#rules/patients/countries.ts";
import { copiedFiles } from "#rules/patient-rights/copied-files.ts";
import type { PatientCopy } from "#rules/patient-rights/patient-copy.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { hrefHere } from "../request/href-here.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { permitted } from "../session/permitted.server.ts";
import { reauthenticate } from "../request/login-again.server.ts";
import { MOST_REPORTS } from "../prints/reports-to-print.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { rightsPages } from "#app/paths/patients/patient-rights.ts";

/** Content of the first page of a patient's copy, and its rows; for users who may read reports. */
export async function readCopy(args: Args) {
  await permitted(args, rightsPages.patientCopy);
  const { patientCard: patient, me } = await load(args, CardToCopy, { uuid: args.params.uuid! });
  const { patientCopy: copy } = await call(args, CopyPatient, { patientCard: patient.id }).catch((failed: unknown) => {
    if (!(failed instanceof CallFailed)) throw failed;
    // Back to the card: from the form of reauthentication the browser would save a file under that page.
    const card = new URL(
      hrefHere(args, patientPages.patient, { uuid: args.params.uuid!, tab: "zakladni-udaje" }),
      args.request.url,
    );
    card.hash = "rights";
    throw failed.error === "reauthenticationNeeded" ? redirect(reauthenticate(args, card)) : pageOf(failed);
  });
  const abroad =
    patient.country === "CZ"
      ? undefined
      : countryOptions(await myLocale(args)).find(({ code }) => code === patient.country);
  return {
    copy,
    patient,
    center: me.profile?.medicalCenter?.name ?? "",
    country: abroad?.name ?? null,
    visits: visitsOf(copy),
    consents: consentsOf(copy),
    parts: partsOf(copy),
    files: copiedFiles(copy),
  };
}

function visitsOf({ tables, names }: PatientCopy) {
  const events = new Map(tables.events.map((event) => [event.id, event]));
  return tables.patientAttendances
    .map(({ id, eventId, state }) => {
      const { beginAt, endAt, allDay, name, procedureId, ownerId } = events.get(eventId)!;
      return {
        id,
        state,
        beginAt,
        endAt,
        allDay,
        what: names.procedures[String(procedureId)] ?? name,
        who: names.profiles[String(ownerId)] ?? null,
      };
    })
    .sort((a, b) => (a.beginAt < b.beginAt ? 1 : -1));
}

function consentsOf({ tables: { gdprConsents, gdprWordings } }: PatientCopy) {
  const wordings = new Map(gdprWordings.map((wording) => [wording.id, wording]));
  return gdprConsents.map(({ id, wordingId, givenOn, withdrawnAt }) => {
    const { number, text } = wordings.get(wordingId)!;
    return { id, number, text, givenOn, withdrawnAt };
  });
}

/** The pages of the signed reports, a part of the print each. */
function partsOf({ tables: { medicalReports } }: PatientCopy) {
  const signed = medicalReports.filter(({ state }) => state === "SIGNED" || state === "INVALID").length;
  return Array.from({ length: Math.ceil(signed / MOST_REPORTS) }, (_, at) => ({
    part: at + 1,
    href: `reports-${at + 1}.html`,
    from: at * MOST_REPORTS + 1,
    to: Math.min(signed, (at + 1) * MOST_REPORTS),
  }));
}
