import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EventForm } from "#app/components/calendar/events/event-form.tsx";
import { NamesNote } from "#app/components/calendar/events/names-note.tsx";
import { EventErrors } from "#app/components/calendar/events/event-errors.tsx";
import { SeriesPreview } from "#app/components/calendar/series/series-preview.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Tabs } from "#app/components/layout/tabs.tsx";
import { CreateEvent } from "#app/graphql/calendar/calendar.ts";
import { call } from "#app/graphql/client.server.ts";
import { loadDrawn, eventBooks } from "#app/http/calendar/event-choices.server.ts";
import { fieldNames, placeIn, prefilled, findEntryToBook } from "#app/http/calendar/event-form.server.ts";
import { useEventPage } from "#app/http/calendar/event-page.ts";
import { patientNames, withShownConflicts } from "#app/http/calendar/hidden-names.server.ts";
import { backTo, cameFrom } from "#app/http/calendar/came-from.server.ts";
import { asTyped } from "#app/http/forms/as-typed.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keepForm, keptForm } from "#app/http/forms/keep-form.server.ts";
import { me, signedIn } from "#app/http/session/me.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { previewRefused, previewSeries, type SeriesShown } from "#app/http/calendar/series-preview.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { eventForm } from "#rules/inputs/calendar/event-form.ts";
import { localDate } from "#rules/time/time.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { searchPages } from "#app/paths/search.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = {
  i18n: ["calendar", "events", "voucherLimits", "patients", "procedures", "forms", "errors"],
  title: "calendar:newTitle",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const asked = queryOf(args, calendarPages.eventNew);
  const user = await signedIn(args);
  const kept = await keptForm(args);
  const books = await eventBooks(args);
  const today = localDate(args.context.now());
  const entry = await findEntryToBook(args, asked);
  const back = cameFrom(args, asked.back);
  const query = { ...asked, back, waitingPatient: entry ? asked.waitingPatient : undefined };
  const values: Record<string, unknown> = kept ?? prefilled(query, entry, user.profile, today);
  return {
    query,
    books,
    today,
    values,
    names: await patientNames(args),
    place: placeIn(query),
    gone: asked.waitingPatient !== undefined && !entry,
    freeTime: (kept?.eventType ?? query.tab) === (kept ? "FREE_TIME" : "free-time"),
    drawn: await loadDrawn(args, { patientQuery: query.patientQuery, ...values }, books),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const typed = asTyped(form);
  const redrawn = async () => ({ drawn: await loadDrawn(args, typed, await eventBooks(args)) });
  const { find, write, waitingPatient, back: carried } = queryOf(args, calendarPages.eventNew);
  // A button that draws the form again: with its values, and the result.
  if (find) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    return { ...(await redrawn()), typed };
  }
  const locale = await myLocale(args);
  const schema = eventForm(localDate(args.context.now()), locale);
  const answer = await submitForm(args, schema, async (input) => {
    // The dates of a series are shown before any is written.
    if (input.recurrence && !write) return previewSeries(call, args, form, input).catch(fieldNames);
    const { eventCreate } = await call(args, CreateEvent, { input: { ...input, waitingPatient } })
      .catch(withShownConflicts(args))
      .catch(fieldNames);
    const back = await backTo(args, cameFrom(args, carried), eventCreate);
    const saved = {
      key: savedKey(input.recurrence !== null, eventCreate),
      values: {
        when: formatSpan(eventCreate, locale, localDate(args.context.now())),
        paid: eventCreate.seriesVisitsOnFtVoucher,
        rest: eventCreate.seriesVisits - eventCreate.seriesVisitsOnFtVoucher,
      },
      event: eventCreate.id,
    };
    return flash(args, redirect(back), saved);
  });
  if (answer instanceof Response || "preview" in answer) return answer;
  return data(
    { ...answer.data, ...(await redrawn()), ...(await previewRefused(args, form, schema, answer.data)) },
    answer.init ?? {},
  );
}

/** The message of a new event, or series, and of the voucher that pays it. */
function savedKey(isSeries: boolean, made: { seriesVisits: number; seriesVisitsOnFtVoucher: number }) {
  const { seriesVisits: all, seriesVisitsOnFtVoucher: paid } = made;
  if (paid === 0) return isSeries ? "events:savedSeries" : "calendar:saved";
  if (!isSeries) return "events:savedOnVoucher";
  return paid === all ? "events:savedSeriesOnVoucher" : "events:savedSeriesPartly";
}

/** A new form when typed values come back. */
export default function CreateEventPage() {
  const answer = useActionData<Partial<SeriesShown>>();
  return <Creating key={JSON.stringify(answer?.typed)} preview={answer?.preview} />;
}

function Creating({ preview }: Partial<SeriesShown>) {
  const { query, names, place, gone, today, values, freeTime, drawn, books } = useLoaderData<typeof loader>();
  const page = useEventPage("new-event", values, drawn);
  const { t } = useTranslation(["calendar", "errors", "events"]);
  const to = useHref();
  const { procedure, patient, staffs, waitingPatient } = query;
  const here = { ...query, find: undefined, write: undefined, kept: undefined };
  const [action, redraw] = [to(calendarPages.eventNew, here), to(calendarPages.eventNew, { ...here, find: 1 })];
  const event = (id: number) => to(calendarPages.event, { id });
  const tab = (label: string, name: "event" | "free-time", current: boolean) => ({
    label,
    href: to(calendarPages.eventNew, { ...here, tab: name }),
    current,
  });
  return (
    <>
      <PageHead title={t(preview ? "events:previewTitle" : "newTitle")} />
      {gone && !page.refused && (
        <Note variant="warning">
          <p>{t("errors:notWaiting")}</p>
        </Note>
      )}
      {names && !preview && page.patients.chosen.length > 0 && (
        <NamesNote names={names}>
          {(word) => (
            <button
              className="plain"
              form={page.formProps.id}
              formAction={to(calendarPages.eventNew, { ...here, find: 1, names: names === "hidden" ? 1 : undefined })}
            >
              {word}
            </button>
          )}
        </NamesNote>
      )}
      <EventErrors {...page.errors} conflicts={preview ? [] : page.errors.conflicts} eventHref={event} />
      {!preview && (
        <Tabs
          label={t("eventType")}
          tabs={[tab(t("tabEvent"), "event", !freeTime), tab(t("tabFreeTime"), "free-time", freeTime)]}
        />
      )}
      <div className="sheet">
        {preview ? (
          <SeriesPreview
            {...page}
            {...preview}
            hrefs={{ check: action, write: to(calendarPages.eventNew, { ...here, write: 1 }), form: redraw, event }}
          />
        ) : (
          <EventForm
            {...page}
            conflicts={page.errors.conflicts}
            freeTime={freeTime}
            repeat={page.repeatFields}
            today={today}
            books={books}
            hrefs={{
              action,
              redraw,
              suggestions: to(searchPages.patientSuggestions),
              availability: to(calendarPages.eventAvailability),
              freePlaces: freeTime
                ? undefined
                : to(calendarPages.freePlaces, { procedure, patient, staffs, waitingPatient }),
              substitutes: place && to(waitingPages.waitingPatientsFor, place),
              card: (uuid) => to(patientPages.patient, { uuid }),
              back: query.back ?? to(calendarPages.home),
            }}
            save={t("save")}
          />
        )}
      </div>
    </>
  );
}
