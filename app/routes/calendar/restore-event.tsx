import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Conflicts, type Conflict } from "#app/components/calendar/events/conflicts.tsx";
import { EventSubject } from "#app/components/calendar/events/event-subject.tsx";
import { RemovedEvents } from "#app/components/calendar/events/removed-events.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { Note } from "#app/components/base/note.tsx";
import { EventsRemoved, RestoreEvent } from "#app/graphql/calendar/event-removal.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { hidesPatients, unnamed, withShownConflicts } from "#app/http/calendar/hidden-names.server.ts";
import { cameFrom } from "#app/http/calendar/came-from.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["calendar", "events", "patients", "forms", "errors"],
  title: "events:restoreQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const id = idOf(args);
  const { eventsRemoved: removed } = await load(args, EventsRemoved, { event: id });
  const hidden = await hidesPatients(args);
  const events = hidden ? await Promise.all(removed.map((one) => unnamed(args, one))) : removed;
  return {
    event: events.find((one) => one.id === id)!,
    events,
    hidden,
    back: cameFrom(args, queryOf(args, calendarPages.eventRestore).back),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const back = cameFrom(args, queryOf(args, calendarPages.eventRestore).back);
    const { eventRestore: restored } = await call(args, RestoreEvent, { event: idOf(args) }).catch(
      withShownConflicts(args),
    );
    const day = hrefHere(args, calendarPages.home, { date: localDate(new Date(restored[0]!.beginAt)) });
    return flash(args, redirect(back ?? day), { key: "events:restoredNow", values: { count: restored.length } });
  });

/** Restores what was removed with an event, unless a person or a resource is taken by now. */
export default function RestoreEventPage() {
  const { event, events, hidden, back } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { t } = useTranslation(["events", "errors"]);
  const { formKey } = useRoot();
  const to = useHref();
  const cardHref = hidden ? undefined : (uuid: string) => to(patientPages.patient, { uuid });
  const conflicts = (refusal?.details?.conflicts ?? []) as Conflict[];
  return (
    <Confirm
      question={t("restoreQuestion")}
      about={<EventSubject event={event} cardHref={cardHref} />}
      effect={t("restoreText")}
      does={t("undo")}
      danger={false}
      backHref={back ?? to(calendarPages.home)}
      idempotencyKey={formKey}
      faults={
        conflicts.length > 0 && (
          <Note variant="error" title={t("restoreRefused")}>
            <Conflicts conflicts={conflicts} eventHref={(one) => to(calendarPages.event, { id: one })} />
          </Note>
        )
      }
    >
      <div className="mb">
        <RemovedEvents events={events} cardHref={cardHref} />
      </div>
    </Confirm>
  );
}
