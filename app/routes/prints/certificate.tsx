import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { Certificate, type CertifiedVisit } from "#app/components/prints/certificate.tsx";
import { VisitsToChoose } from "#app/components/prints/visits-to-choose.tsx";
import { load } from "#app/http/request/load.server.ts";
import { VisitsToCertify } from "#app/graphql/care/prints.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localDate } from "#rules/time/time.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";

export const handle: PageHandle = { i18n: ["prints"], title: "prints:certificateTitle" };

/** Of so many visits one is offered to choose from. */
const OFFERED = 8;

/**
 * A certificate of a patient's visit, with its time and without its reason. A future or missed visit cannot be
 * certified.
 */
export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, printPages.certificate);
  const { patientCard, me } = await load(args, VisitsToCertify, {
    uuid: args.params.uuid!,
    patientAttendance: query.attendanceId,
  });
  const visits = patientCard.visits.past.items.filter(({ state }) => state === "PRESENT" || state === "NOT_SET");
  const visit = query.attendanceId ? visits.find(({ id }) => id === query.attendanceId) : visits[0];
  if (query.attendanceId && !visit) throw new Response(null, { status: 404 });
  const { fullName, medicalCenter } = me.profile!;
  return {
    query,
    patient: patientCard,
    visits: visits.slice(0, OFFERED),
    visit: visit && presence(visit),
    issuer: fullName,
    center: medicalCenter!,
    today: localDate(args.context.now()),
  };
}

/** From when to when the patient was here: as the desk recorded it, else as it was planned. */
function presence({
  id,
  arrivedAt,
  leftAt,
  event,
}: {
  id: number;
  arrivedAt: string | null;
  leftAt: string | null;
  event: { beginAt: string; endAt: string; allDay: boolean };
}): CertifiedVisit {
  return { id, from: arrivedAt ?? event.beginAt, to: leftAt ?? event.endAt, allDay: event.allDay };
}

export default function CertificatePage() {
  const { query, patient, visits, visit, issuer, center, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation("prints");
  const to = useHref();
  const { uuid } = patient;
  const at = (change: typeof query) => to(printPages.certificate, { uuid, ...query, ...change });
  return (
    <DocumentSheet
      sheets
      backHref={to(patientPages.patient, { uuid, tab: "navstevy" })}
      backLabel={t("backToCard")}
      paper={query.paper}
      sizeHref={(paper) => at({ paper })}
      choice={
        visit && (
          <>
            <VisitsToChoose
              visits={visits.map(({ id, event }) => ({ id, beginAt: event.beginAt }))}
              chosen={visit.id}
              hrefOf={(attendanceId) => at({ attendanceId })}
            />
            <p>
              <a href={at({ companion: query.companion ? undefined : 1 })}>
                {t(query.companion ? "withoutCompanion" : "withCompanion")}
              </a>
            </p>
          </>
        )
      }
    >
      {visit ? (
        <Certificate
          center={center}
          patient={patient}
          visit={visit}
          companion={query.companion === 1}
          issuer={issuer}
          today={today}
        />
      ) : (
        <div className="a4">
          <h1>{t("certificateTitle")}</h1>
          <p>{t("nothingToCertify")}</p>
        </div>
      )}
    </DocumentSheet>
  );
}
