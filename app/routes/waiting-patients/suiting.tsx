import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { WaitingTable } from "#app/components/waiting-patients/waiting-table.tsx";
import { api } from "#app/graphql/client.server.ts";
import { FreeUntil, SuitingWaitingPatients } from "#app/graphql/waiting-patients.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";
import { localDate, readInstant } from "#rules/time.ts";
import { formatSpan } from "#rules/week.ts";

export const handle: PageHandle = { i18n: ["waitingPatients"], title: "waitingPatients:suitingTitle" };

/** A place of which only the begin is named lasts as long as the person stays free. One that is none leads to the list of everybody who waits. */
export async function loader(args: LoaderFunctionArgs) {
  const { from = "", to, profile, procedure, event } = queryOf(args, "waitingPatientsFor");
  const beginAt = readInstant(from);
  const until =
    to === undefined && profile && beginAt
      ? (await api(args, FreeUntil, { profile, from: beginAt.toISOString() })).freeUntil
      : null;
  const endAt = until ? new Date(until) : readInstant(to ?? "");
  if (!profile || !beginAt || !endAt || beginAt >= endAt) throw redirect(hrefHere(args, "waitingPatients"));
  const place = { from: beginAt.toISOString(), to: endAt.toISOString() };
  const { waitingPatientsFor, waitingPatientCodebook } = await api(args, SuitingWaitingPatients, {
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

/** Who suits a free place, the best first, with one press to book. */
export default function Suiting() {
  const { profile, event, place, person, rows, today } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("waitingPatients");
  const to = useHref();
  const bookHref = ({ id }: { id: number }) => {
    if (event) return to("event", { id: event, waitingPatient: id });
    const { visit } = rows.find((row) => row.id === id)!;
    return to("eventNew", {
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
        over={[formatSpan(place, locale), person].filter(Boolean).join(", ")}
        actions={<ButtonLink href={to("waitingPatients")}>{t("all")}</ButtonLink>}
      />
      <div className="sheet">
        {rows.length > 0 ? (
          <WaitingTable rows={rows} today={today} hrefOf={(id) => to("waitingPatient", { id })} bookHref={bookHref} />
        ) : (
          <EmptyState title={t("nobodyTitle")}>{t("nobodyText")}</EmptyState>
        )}
      </div>
    </>
  );
}
