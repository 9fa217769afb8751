import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EventForm } from "#app/components/calendar/events/event-form.tsx";
import { NamesNote } from "#app/components/calendar/events/names-note.tsx";
import { EventHead } from "#app/components/calendar/events/event-head.tsx";
import { EventSheet } from "#app/components/calendar/events/event-sheet.tsx";
import { EventErrors } from "#app/components/calendar/events/event-errors.tsx";
import { StaleNote } from "#app/components/forms/stale-note.tsx";
import { RowKeys } from "#app/enhance/row-keys.tsx";
import { Note } from "#app/components/base/note.tsx";
import { EventToEdit, type EventShown } from "#app/graphql/calendar/events.ts";
import { load } from "#app/http/request/load.server.ts";
import { loadDrawn, eventBooks } from "#app/http/calendar/event-choices.server.ts";
import { cameFrom } from "#app/http/calendar/came-from.server.ts";
import { eventValues, saveEvent } from "#app/http/calendar/event-edit.server.ts";
import { findEntryToBook } from "#app/http/calendar/event-form.server.ts";
import { patientNames, unnamedInAll } from "#app/http/calendar/hidden-names.server.ts";
import { useEventPage } from "#app/http/calendar/event-page.ts";
import { asTyped } from "#app/http/forms/as-typed.server.ts";
import { basisOf, followStale } from "#app/http/forms/follow-stale.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { keepForm, keptForm } from "#app/http/forms/keep-form.server.ts";
import { me } from "#app/http/session/me.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { eventForm } from "#rules/inputs/calendar/event-form.ts";
import { localDate } from "#rules/time/time.ts";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { searchPages } from "#app/paths/search.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = {
  i18n: ["calendar", "events", "voucherLimits", "patients", "procedures", "forms", "errors"],
  title: "calendar:eventTitle",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, calendarPages.event);
  const { waitingPatient } = query;
  const { event } = await load(args, EventToEdit, { event: idOf(args) });
  if (event.booking?.status === "CREATED" && event.eventType === "BOOKING")
    throw redirect(hrefHere(args, bookingPages.bookingAccept, { id: event.booking.id }));
  if (query.preview) redirectToPatient(args, event);
  const books = await eventBooks(args, event);
  const names = event.eventType === "FREE_TIME" ? undefined : await patientNames(args);
  const shown = eventValues(event, await myLocale(args));
  const entry = await findEntryToBook(args, { waitingPatient });
  const patients = [...new Set([...shown.patients, ...(entry ? [String(entry.patientCard.id)] : [])])];
  const kept = await keptForm(args);
  const values: Record<string, unknown> = kept ?? {
    ...shown,
    patients,
    version: String(event.version),
    was: basisOf(shown),
  };
  const hidden = names === "hidden";
  return {
    event: hidden ? await unnamedInAll(args, event) : event,
    books,
    names,
    // The form has texts about patients too, and is left out with them.
    values: hidden ? {} : values,
    query: { waitingPatient: entry ? waitingPatient : undefined, back: cameFrom(args, query.back), names: query.names },
    kept: query.kept,
    gone: waitingPatient !== undefined && !entry,
    editing: kept !== undefined || entry !== null,
    today: localDate(args.context.now()),
    drawn: await loadDrawn(args, hidden ? {} : { ...values, event: event.id }, books),
  };
}

/** The preview of the only patient; an event of more patients, or of none, is shown itself. */
function redirectToPatient(args: LoaderFunctionArgs, { patientAttendances: [visit, ...others] }: EventShown) {
  const back = cameFrom(args, undefined);
  if (visit && others.length === 0)
    throw redirect(hrefHere(args, patientPages.patientPreview, { uuid: visit.patientCard.uuid, back }));
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const locale = await myLocale(args);
  const id = idOf(args);
  const redrawn = async (typed: object) => ({
    drawn: await loadDrawn(args, { ...typed, event: id }, await eventBooks(args)),
  });
  const { find, waitingPatient, back } = queryOf(args, calendarPages.event);
  if (find) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    return { ...(await redrawn(asTyped(form))), typed: asTyped(form) };
  }
  const based = {
    id,
    version: Number(form.get("version")),
    scope: form.get("scope"),
    waitingPatient,
    back: cameFrom(args, back),
  };
  const submitted = await submitForm(args, eventForm(localDate(args.context.now()), locale), (input) =>
    saveEvent(args, based, input),
  );
  const answer = await followStale(submitted, async () => {
    const { event } = await load(args, EventToEdit, { event: id });
    return { shown: eventValues(event, locale), version: event.version };
  });
  if (answer instanceof Response) return answer;
  return data({ ...answer.data, ...(await redrawn(answer.data.result.initialValue ?? {})) }, answer.init ?? {});
}

/** A new form when another user's version came in between, and when names that were hidden are shown. */
export default function EventPage() {
  const refusal = useActionData<Refusal>();
  const { event, names } = useLoaderData<typeof loader>();
  return <Editing key={`${event.id} ${names} ${String(refusal?.details?.version)}`} />;
}

function Editing() {
  const { event, names, values, drawn, books, today, query, kept, gone, editing } = useLoaderData<typeof loader>();
  const sent = useActionData() !== undefined;
  const page = useEventPage("event", values, drawn);
  const { t } = useTranslation(["events", "errors"]);
  const to = useHref();
  const { id, eventType } = event;
  const { back, names: shown } = query;
  const hidden = names === "hidden";
  const freeTime = eventType === "FREE_TIME";
  const calendar = to(calendarPages.home, { date: localDate(new Date(event.beginAt)) });
  const card = (uuid: string) => to(patientPages.patient, { uuid });
  const differences = page.differencesIn(
    books,
    event.patientAttendances.map(({ patientCard }) => patientCard),
  );
  return (
    <>
      <EventHead
        event={event}
        hidden={hidden}
        hrefs={{ back, calendar, remove: to(calendarPages.eventRemove, { id, back, names: shown }) }}
      />
      {names && (
        <NamesNote names={names}>
          {(word) => (
            <a
              href={to(calendarPages.event, { id, ...query, kept, names: hidden ? 1 : undefined })}
              data-key={hidden ? "e" : undefined}
            >
              {word}
            </a>
          )}
        </NamesNote>
      )}
      {gone && !page.refused && (
        <Note variant="warning">
          <p>{t("errors:notWaiting")}</p>
        </Note>
      )}
      <EventErrors {...page.errors} eventHref={(id) => to(calendarPages.event, { id })} />
      {differences.length > 0 && <StaleNote merged differences={differences} />}
      <Sheet />
      <RowKeys />
      {(!hidden || sent) && (
        <details className="sheet" open={editing || sent}>
          <summary data-key={hidden ? undefined : "e"}>
            <h2>{t("editTitle")}</h2>
          </summary>
          <EventForm
            {...page}
            conflicts={page.errors.conflicts}
            freeTime={freeTime}
            today={today}
            books={books}
            basis={page.basisOfChange}
            scope={event.parentId === null ? undefined : page.fields.scope}
            hrefs={{
              action: to(calendarPages.event, { id, ...query }),
              redraw: to(calendarPages.event, { id, ...query, find: 1 }),
              suggestions: to(searchPages.patientSuggestions),
              availability: to(calendarPages.eventAvailability, { event: id }),
              card,
              back: back ?? calendar,
            }}
            save={t("save")}
          />
        </details>
      )}
    </>
  );
}

/** The facts of the event, and its patients with the ways on from each. */
function Sheet() {
  const { event, names, query, today } = useLoaderData<typeof loader>();
  const to = useHref();
  const mayWrite = useMay("medicalReport:write");
  const { id, procedure, owner, capacity } = event;
  const ahead = localDate(new Date(event.beginAt)) > today;
  return (
    <EventSheet
      event={event}
      hrefs={{
        attendance: to(calendarPages.attendance),
        here: to(calendarPages.event, { id, back: query.back, names: query.names }),
        card: names === "hidden" ? undefined : (uuid) => to(patientPages.patient, { uuid }),
        preview: (uuid) => to(patientPages.patientPreview, { uuid, back: query.back, names: query.names }),
        reportHref: mayWrite
          ? ({ id: attendanceId, state, medicalReport, patientCard: { uuid } }) =>
              medicalReport
                ? to(patientPages.patient, { uuid, tab: "dokumentace", report: medicalReport.uuid })
                : ahead || state === "EXCUSED"
                  ? undefined
                  : to(reportPages.reportNew, { uuid, attendanceId })
          : undefined,
        ftVoucherHref: (id) => to(ftVoucherPages.ftVoucher, { id }),
        paymentHref: names === "hidden" ? undefined : (payment) => to(paymentPages.payment, { id: payment }),
        nextHref: (patient) =>
          to(calendarPages.eventNew, { patient, procedure: procedure?.id, staffs: owner ? [owner.id] : undefined }),
        substitute: owner
          ? to(waitingPages.waitingPatientsFor, {
              from: event.beginAt,
              to: event.endAt,
              profile: owner.id,
              procedure: procedure?.id,
              event: capacity === null ? undefined : id,
            })
          : undefined,
      }}
    />
  );
}
