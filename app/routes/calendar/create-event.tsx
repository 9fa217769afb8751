import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EventForm } from "#app/components/calendar/event-form.tsx";
import { EventTrouble } from "#app/components/calendar/event-trouble.tsx";
import { Note } from "#app/components/note.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { CreateEvent } from "#app/graphql/calendar.ts";
import { api } from "#app/graphql/client.server.ts";
import { drawnOf, eventBooks } from "#app/http/event-choices.server.ts";
import { asTyped, fieldNames, prefilled, wishToBook } from "#app/http/event-form.server.ts";
import { useEventPage } from "#app/http/event-page.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keepForm, keptForm } from "#app/http/keep-form.server.ts";
import { me, signedIn } from "#app/http/me.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { reading } from "#app/http/reading.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { eventForm } from "#rules/inputs/event-form.ts";
import { localDate } from "#rules/time.ts";
import { formatSpan } from "#rules/week.ts";

export const handle: PageHandle = { i18n: ["calendar", "event", "patients", "procedures", "forms", "errors"], title: "calendar:newTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, "eventNew");
  const user = await signedIn(args);
  const kept = await keptForm(args);
  const books = await eventBooks(args);
  const today = localDate(args.context.now());
  const wish = await wishToBook(args, query);
  const values: Record<string, unknown> = kept ?? prefilled(query, wish, user.profile, today);
  return {
    books,
    query: wish ? query : { ...query, waitingPatient: undefined },
    gone: query.waitingPatient !== undefined && !wish,
    today,
    values,
    freeTime: (kept?.eventType ?? query.tab) === (kept ? "FREE_TIME" : "free-time"),
    drawn: await drawnOf(args, { patientQuery: query.patientQuery, ...values }, books.procedures),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const locale = await myLocale(args);
  const typed = asTyped(form);
  const redrawn = async () => ({ drawn: await drawnOf(args, typed, (await eventBooks(reading(args))).procedures) });
  // A button that draws the form again, where no scripts run: it comes back as it was, with what was asked for.
  const { find, waitingPatient } = queryOf(args, "eventNew");
  if (find) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    return { ...(await redrawn()), typed };
  }
  const answer = await submitForm(args, eventForm(localDate(args.context.now()), locale), async (input) => {
    const { eventCreate } = await api(args, CreateEvent, { input: { ...input, waitingPatient } }).catch(fieldNames);
    const date = localDate(new Date(eventCreate.beginAt));
    return flash(args, redirect(hrefHere(args, "home", { date })), { key: "calendar:saved", values: { when: formatSpan(eventCreate, locale) } });
  });
  return answer instanceof Response ? answer : data({ ...answer.data, ...(await redrawn()) }, answer.init ?? {});
}

export default function CreateEventPage() {
  const { query, gone, today, values, freeTime, drawn, books } = useLoaderData<typeof loader>();
  const page = useEventPage(values, drawn);
  const { t } = useTranslation(["calendar", "errors"]);
  const to = useHref();
  const { procedure, patient, staffs, waitingPatient } = query;
  // A free place of somebody's that was pressed, and nobody named for it yet.
  const [profile, ...others] = staffs ?? [];
  const place = query.from && query.from.length > 10 && profile && others.length === 0 && !patient && !waitingPatient ? { from: query.from, to: query.to, profile, procedure } : undefined;
  const here = { ...query, find: undefined, kept: undefined };
  const tab = (label: string, name: "event" | "free-time", current: boolean) => ({ label, href: to("eventNew", { ...here, tab: name }), current });
  return (
    <>
      <PageHead title={t("newTitle")} />
      {gone && !page.refused && <Note variant="warning"><p>{t("errors:notWaiting")}</p></Note>}
      <EventTrouble {...page.trouble} eventHref={(id) => to("event", { id })} />
      <Tabs label={t("eventType")} tabs={[tab(t("tabEvent"), "event", !freeTime), tab(t("tabFreeTime"), "free-time", freeTime)]} />
      <div className="sheet">
        <EventForm
          {...page}
          clashes={page.trouble.clashes}
          freeTime={freeTime}
          today={today}
          books={books}
          hrefs={{
            action: to("eventNew", here),
            redraw: to("eventNew", { ...here, find: 1 }),
            suggestions: to("patientSuggestions"),
            availability: to("eventAvailability"),
            freePlaces: freeTime ? undefined : to("freePlaces", { procedure, patient, staffs, waitingPatient }),
            substitutes: place && to("waitingPatientsFor", place),
            card: (uuid) => to("patient", { uuid }),
            back: to("home"),
          }}
          save={t("save")}
        />
      </div>
    </>
  );
}
