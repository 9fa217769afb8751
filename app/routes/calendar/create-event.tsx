import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EventForm } from "#app/components/calendar/event-form.tsx";
import { EventTrouble } from "#app/components/calendar/event-trouble.tsx";
import { SeriesPreview } from "#app/components/calendar/series-preview.tsx";
import { Note } from "#app/components/note.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { CreateEvent } from "#app/graphql/calendar.ts";
import { api } from "#app/graphql/client.server.ts";
import { drawnOf, eventBooks } from "#app/http/event-choices.server.ts";
import { asTyped, fieldNames, placeIn, prefilled, wishToBook } from "#app/http/event-form.server.ts";
import { useEventPage } from "#app/http/event-page.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keepForm, keptForm } from "#app/http/keep-form.server.ts";
import { me, signedIn } from "#app/http/me.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { reading } from "#app/http/reading.ts";
import { previewRefused, previewSeries, type SeriesShown } from "#app/http/series-preview.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { eventForm } from "#rules/inputs/event-form.ts";
import { localDate } from "#rules/time.ts";
import { formatSpan } from "#rules/week.ts";

export const handle: PageHandle = {
  i18n: ["calendar", "event", "patients", "procedures", "forms", "errors"],
  title: "calendar:newTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  const asked = queryOf(args, "eventNew");
  const user = await signedIn(args);
  const kept = await keptForm(args);
  const books = await eventBooks(args);
  const today = localDate(args.context.now());
  const wish = await wishToBook(args, asked);
  const query = wish ? asked : { ...asked, waitingPatient: undefined };
  const values: Record<string, unknown> = kept ?? prefilled(query, wish, user.profile, today);
  return {
    query,
    books,
    today,
    values,
    place: placeIn(query),
    gone: asked.waitingPatient !== undefined && !wish,
    freeTime: (kept?.eventType ?? query.tab) === (kept ? "FREE_TIME" : "free-time"),
    drawn: await drawnOf(args, { patientQuery: query.patientQuery, ...values }, books.procedures),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const typed = asTyped(form);
  const redrawn = async () => ({ drawn: await drawnOf(args, typed, (await eventBooks(reading(args))).procedures) });
  const { find, write, waitingPatient } = queryOf(args, "eventNew");
  // A button that draws the form again: it comes back as it was, with what was asked for.
  if (find) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    return { ...(await redrawn()), typed };
  }
  const locale = await myLocale(args);
  const schema = eventForm(localDate(args.context.now()), locale);
  const answer = await submitForm(args, schema, async (input) => {
    // The dates of a series are shown before any is written.
    if (input.recurrence && !write) return previewSeries(args, form, input).catch(fieldNames);
    const { eventCreate } = await api(args, CreateEvent, { input: { ...input, waitingPatient } }).catch(fieldNames);
    const saved = {
      key: input.recurrence ? "event:savedSeries" : "calendar:saved",
      values: { when: formatSpan(eventCreate, locale) },
    };
    return flash(args, redirect(hrefHere(args, "home", { date: localDate(new Date(eventCreate.beginAt)) })), saved);
  });
  if (answer instanceof Response || "preview" in answer) return answer;
  return data(
    { ...answer.data, ...(await redrawn()), ...(await previewRefused(args, form, schema, answer.data)) },
    answer.init ?? {},
  );
}

/** Begun anew with what comes back typed. */
export default function CreateEventPage() {
  const answer = useActionData<Partial<SeriesShown>>();
  return <Creating key={JSON.stringify(answer?.typed)} preview={answer?.preview} />;
}

function Creating({ preview }: Partial<SeriesShown>) {
  const { query, place, gone, today, values, freeTime, drawn, books } = useLoaderData<typeof loader>();
  const page = useEventPage(values, drawn);
  const { t } = useTranslation(["calendar", "errors", "event"]);
  const to = useHref();
  const { procedure, patient, staffs, waitingPatient } = query;
  const here = { ...query, find: undefined, write: undefined, kept: undefined };
  const [action, redraw] = [to("eventNew", here), to("eventNew", { ...here, find: 1 })];
  const event = (id: number) => to("event", { id });
  const tab = (label: string, name: "event" | "free-time", current: boolean) => ({
    label,
    href: to("eventNew", { ...here, tab: name }),
    current,
  });
  return (
    <>
      <PageHead title={t(preview ? "event:previewTitle" : "newTitle")} />
      {gone && !page.refused && (
        <Note variant="warning">
          <p>{t("errors:notWaiting")}</p>
        </Note>
      )}
      <EventTrouble {...page.trouble} clashes={preview ? [] : page.trouble.clashes} eventHref={event} />
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
            hrefs={{ check: action, write: to("eventNew", { ...here, write: 1 }), form: redraw, event }}
          />
        ) : (
          <EventForm
            {...page}
            clashes={page.trouble.clashes}
            freeTime={freeTime}
            repeat={page.repeatFields}
            today={today}
            books={books}
            hrefs={{
              action,
              redraw,
              suggestions: to("patientSuggestions"),
              availability: to("eventAvailability"),
              freePlaces: freeTime ? undefined : to("freePlaces", { procedure, patient, staffs, waitingPatient }),
              substitutes: place && to("waitingPatientsFor", place),
              card: (uuid) => to("patient", { uuid }),
              back: to("home"),
            }}
            save={t("save")}
          />
        )}
      </div>
    </>
  );
}
