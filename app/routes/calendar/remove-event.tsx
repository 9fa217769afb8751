import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { EventSubject } from "#app/components/calendar/events/event-subject.tsx";
import { NamesNote } from "#app/components/calendar/events/names-note.tsx";
import { RemovedEvents } from "#app/components/calendar/events/removed-events.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { EventSeries, RemoveEvent } from "#app/graphql/calendar/event-removal.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { scopeOf } from "#app/http/calendar/event-edit.server.ts";
import { patientNames, unnamed } from "#app/http/calendar/hidden-names.server.ts";
import { cameFrom } from "#app/http/calendar/came-from.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { substitutesFor } from "#app/http/waiting-patients/substitutes.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["calendar", "events", "patients", "forms", "errors"],
  title: "events:removeQuestion",
  inDialog: true,
};

type Scope = "one" | "following" | "series";

export async function loader(args: LoaderFunctionArgs) {
  const { back, names: shown, ...asked } = queryOf(args, calendarPages.eventRemove);
  const scope: Scope = asked.scope ?? "one";
  const id = idOf(args);
  const { eventSeries: ahead } = await load(args, EventSeries, { event: id });
  const event = ahead.find((one) => one.id === id)!;
  // Past events stay, unless only this one is meant.
  const begun = new Date(event.beginAt) <= args.context.now();
  const meant =
    scope === "one"
      ? [event]
      : ahead.filter(
          (one) => (scope === "series" || one.recurrenceAt! >= event.recurrenceAt!) && !(begun && one.id === id),
        );
  const names = event.eventType === "FREE_TIME" ? undefined : await patientNames(args);
  return {
    id,
    query: { back, names: shown },
    version: event.version,
    scope,
    names,
    event: names === "hidden" ? await unnamed(args, event) : event,
    events: names === "hidden" ? await Promise.all(meant.map((one) => unnamed(args, one))) : meant,
    ofSeries: event.recurrence !== null,
  };
}

const Asked = z.object({ scope: z.enum(["one", "following", "series"]), version: z.coerce.number().int() });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Asked, async ({ scope, version }) => {
    const id = idOf(args);
    const { eventRemove: removed } = await call(args, RemoveEvent, { event: id, version, ...scopeOf(scope) });
    const back = cameFrom(args, queryOf(args, calendarPages.eventRemove).back);
    const links = [
      { key: "events:undo", href: hrefHere(args, calendarPages.eventRestore, { id, back }) },
      ...(await substitutesFor(args, removed.length === 1 ? removed[0]! : null)),
    ];
    const day = hrefHere(args, calendarPages.home, { date: localDate(new Date(removed[0]!.beginAt)) });
    return flash(args, redirect(back ?? day), {
      key: "events:removedNow",
      values: { count: removed.length },
      sticky: true,
      links,
    });
  });

export default function RemoveEventPage() {
  const { id, query, version, scope, names, event, events, ofSeries } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { t } = useTranslation(["events", "errors"]);
  const { formKey } = useRoot();
  const to = useHref();
  const at = (one: Scope, shown: typeof query) =>
    to(calendarPages.eventRemove, { id, scope: one === "one" ? undefined : one, ...shown });
  const scoped = (one: Scope) => ({
    label: t(`scopes.${one}`),
    href: at(one, query),
    current: one === scope,
  });
  const hidden = names === "hidden";
  const cardHref = hidden ? undefined : (uuid: string) => to(patientPages.patient, { uuid });
  return (
    <Confirm
      question={t("removeQuestion")}
      about={<EventSubject event={event} cardHref={cardHref} />}
      effect={t("removeText")}
      does={events.length > 0 ? t("removeDo", { count: events.length }) : undefined}
      backHref={to(calendarPages.event, { id, ...query })}
      idempotencyKey={`${formKey}-${scope}`}
      sends={{ scope, version: String(version) }}
      faults={
        refusal?.apiMessage && (
          <Note variant="warning" title={t("removeStale")}>
            <p>{"key" in refusal.apiMessage ? t(refusal.apiMessage.key as "errors:stale") : refusal.apiMessage.raw}</p>
          </Note>
        )
      }
    >
      {names && (
        <NamesNote names={names}>
          {(word) => <a href={at(scope, { ...query, names: hidden ? 1 : undefined })}>{word}</a>}
        </NamesNote>
      )}
      {ofSeries && <Seg label={t("scope")} items={[scoped("one"), scoped("following"), scoped("series")]} />}
      <div className="top mb">
        {events.length > 0 ? <RemovedEvents events={events} cardHref={cardHref} /> : <p>{t("nothingAhead")}</p>}
      </div>
    </Confirm>
  );
}
