import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NamesNote } from "#app/components/calendar/events/names-note.tsx";
import { ArchivedNote } from "#app/components/patients/archived-note.tsx";
import { PatientPreview } from "#app/components/calendar/events/patient-preview.tsx";
import { RowKeys } from "#app/enhance/row-keys.tsx";
import { load } from "#app/http/request/load.server.ts";
import { PatientPreview as Preview } from "#app/graphql/patients/patient-visits.ts";
import { cameFrom } from "#app/http/calendar/came-from.server.ts";
import { patientNames } from "#app/http/calendar/hidden-names.server.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["patients", "patientRights", "events", "forms"],
  title: "events:preview",
  inDialog: true,
};

/** Visits shown of those to come, and of those that were. */
const NEAREST = 3;

/** A screen that hides the names of patients gets nothing here that names one. */
export async function loader(args: LoaderFunctionArgs) {
  const { patientCard } = await load(args, Preview, { uuid: args.params.uuid! });
  const { id, uuid, archived, erasure, visits, fullName, dateOfBirth, phone, cave } = patientCard;
  const { back, names: shown } = queryOf(args, patientPages.patientPreview);
  const names = await patientNames(args);
  return {
    id,
    uuid,
    archived,
    erasure,
    names,
    query: { back: cameFrom(args, back), names: shown },
    patient: names === "hidden" ? null : { fullName, dateOfBirth, phone, cave },
    coming: visits.coming.items.slice(0, NEAREST),
    past: visits.past.items.slice(0, NEAREST),
  };
}

export default function PatientPreviewPage() {
  const { id, uuid, archived, erasure, names, query, ...shown } = useLoaderData<typeof loader>();
  const mayWrite = useMay("medicalReport:write");
  const to = useHref();
  return (
    <>
      <PatientPreview
        {...shown}
        note={
          <>
            {archived && <ArchivedNote erasure={erasure} />}
            {names && (
              <NamesNote names={names}>
                {(word) => (
                  <a
                    href={to(patientPages.patientPreview, {
                      uuid,
                      ...query,
                      names: names === "hidden" ? 1 : undefined,
                    })}
                  >
                    {word}
                  </a>
                )}
              </NamesNote>
            )}
          </>
        }
        hrefs={{
          card: to(patientPages.patient, { uuid }),
          event: (event) => to(calendarPages.event, { id: event, ...query }),
          report: mayWrite && !archived ? to(reportPages.reportNew, { uuid }) : undefined,
          next: archived ? undefined : to(calendarPages.eventNew, { patient: id }),
          back: query.back,
        }}
      />
      <RowKeys />
    </>
  );
}
