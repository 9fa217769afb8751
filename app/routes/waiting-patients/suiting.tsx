import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { WholeTimes } from "#app/components/whole-times.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { WaitingTable } from "#app/components/waiting-patients/waiting-table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { FreeUntil, SuitingWaitingPatients } from "#app/graphql/calendar/waiting-patients.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localDate, readInstant } from "#rules/time/time.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = { i18n: ["waitingPatients", "grids"], title: "waitingPatients:suitingTitle" };

/** A slot with only a begin lasts as long as the person stays free. An invalid one leads to the whole waiting list. */
export async function loader(args: LoaderFunctionArgs) {
  const { from = "", to, profile, procedure, event } = queryOf(args, waitingPages.waitingPatientsFor);
  const beginAt = readInstant(from);
  const until =
    to === undefined && profile && beginAt
      ? (await load(args, FreeUntil, { profile, from: beginAt.toISOString() })).freeUntil
      : null;
  const endAt = until ? new Date(until) : readInstant(to ?? "");
  if (!profile || !beginAt || !endAt || beginAt >= endAt) throw redirect(hrefHere(args, waitingPages.waitingPatients));
  const place = { from: beginAt.toISOString(), to: endAt.toISOString() };
  const { waitingPatientsFor, waitingPatientCodebook } = await load(args, SuitingWaitingPatients, {
    ...place,
    profile,
    procedure,
  });
  return {
    profile,
    event,
    place: { beginAt: place.from, endAt: place.to },
    person: waitingPatientCodebook.profiles.find(({ id }) => id === profile)?.fullName ?? "",
    rows: waitingPatientsFor.map(({ waitingPatient, procedure, beginAt, endAt }) => ({
      ...waitingPatient,
      visit: { procedure, beginAt, endAt },
    })),
    today: localDate(args.context.now()),
  };
}

/** Waiting patients who suit a free slot, the best first, with one press to book. */
export default function Suiting() {
  const { profile, event, place, person, rows, today } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("waitingPatients");
  const to = useHref();
  const bookHref = ({ id }: { id: number }) => {
    if (event) return to(calendarPages.event, { id: event, waitingPatient: id });
    const { visit } = rows.find((row) => row.id === id)!;
    return to(calendarPages.eventNew, {
      waitingPatient: id,
      from: visit.beginAt,
      to: visit.endAt,
      procedure: visit.procedure?.id,
      staffs: [profile],
    });
  };
  return (
    <>
      <PageHead
        title={t("suitingTitle")}
        over={<WholeTimes text={[formatSpan(place, locale, today), person].filter(Boolean).join(", ")} />}
        actions={<ButtonLink href={to(waitingPages.waitingPatients)}>{t("all")}</ButtonLink>}
      />
      <div className="sheet">
        {rows.length > 0 ? (
          <WaitingTable
            rows={rows}
            today={today}
            hrefOf={(id) => to(waitingPages.waitingPatient, { id })}
            bookHref={bookHref}
          />
        ) : (
          <EmptyState title={t("nobodyTitle")}>{t("nobodyText")}</EmptyState>
        )}
      </div>
    </>
  );
}
