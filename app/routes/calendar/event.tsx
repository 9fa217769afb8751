import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { EventFacts } from "#app/components/calendar/event-facts.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { EventDetail } from "#app/graphql/calendar.ts";
import { api } from "#app/graphql/client.server.ts";
import { useHref } from "#app/http/page.ts";
import type { PageHandle } from "#app/http/title.ts";
import type { Locale } from "#rules/codes.ts";
import { localDate } from "#rules/time.ts";
import { formatSpan } from "#rules/week.ts";

export const handle: PageHandle = { i18n: ["calendar"], title: "calendar:eventTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { id = "" } = args.params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Response(null, { status: 404 });
  return api(args, EventDetail, { event: Number(id) });
}

export default function EventPage() {
  const { event } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation("calendar");
  const to = useHref();
  const coming = event.patientAttendances.filter(({ state }) => state !== "EXCUSED").length;
  const patients = event.patientAttendances.map(({ state, patientCard }) => ({
    href: to("patient", { uuid: patientCard.uuid }),
    name: patientCard.fullName,
    phone: patientCard.phone,
    state,
  }));
  return (
    <>
      <PageHead
        title={(event.capacity === null && patients[0]?.name) || event.name || event.procedure?.name || t(event.eventType === "FREE_TIME" ? "freeTime" : "event")}
        over={t(event.eventType === "FREE_TIME" ? "freeTime" : "event")}
        actions={<ButtonLink href={to("home", { date: localDate(new Date(event.beginAt)) })} icon="calendar">{t("toCalendar")}</ButtonLink>}
      />
      <div className="sheet">
        <EventFacts
          when={formatSpan(event, i18n.language as Locale, "long")}
          procedure={event.procedure}
          owner={event.owner?.fullName ?? null}
          staffs={event.staffs.map(({ fullName }) => fullName)}
          facilities={event.facilities.map(({ name }) => name)}
          places={event.capacity === null ? null : t("places", { taken: coming, all: event.capacity })}
          issue={event.issue}
          note={event.note}
          patients={patients}
        />
      </div>
    </>
  );
}
