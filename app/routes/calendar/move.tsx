import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { EventPlace, MoveEvent } from "#app/graphql/calendar/event-moves.ts";
import { call } from "#app/graphql/client.server.ts";
import { withShownConflicts } from "#app/http/calendar/hidden-names.server.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { substitutesFor } from "#app/http/waiting-patients/substitutes.server.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { freedPlace } from "#rules/waiting-patients/freed-place.ts";
import { EventMove } from "#rules/inputs/calendar/event-move.ts";
import { movedEvent } from "#rules/calendar/move-event.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

/** A tile dropped elsewhere on the calendar; without scripts, events are moved by their form. */
export const loader = (args: LoaderFunctionArgs) =>
  redirect(hrefHere(args, calendarPages.event, { id: args.params.id! }));

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, EventMove, async ({ version, ...move }) => {
    const id = Number(args.params.id);
    const { event } = await call(args, EventPlace, { event: id });
    // Dropping a tile on a grey area confirms an event outside working hours.
    const changes = { event: id, version, confirmOutsideHours: true, ...movedEvent(event, move) };
    const { eventUpdate } = await call(args, MoveEvent, changes).catch((failed) => {
      // Sent again since its answer was lost: it has moved already, and from there it would move otherwise.
      if (failed instanceof CallFailed && failed.error === "keyReused") return { eventUpdate: event };
      return withShownConflicts(args)(failed);
    });
    const locale = await myLocale(args);
    const [fill] = await substitutesFor(args, freedPlace(event, eventUpdate));
    const link = fill && {
      label: wordsOf(locale).getFixedT(locale, "events")("fillPlace", fill.values),
      href: fill.href,
    };
    return Response.json({
      version: eventUpdate.version,
      when: formatSpan(eventUpdate, locale, localDate(args.context.now())),
      link,
    });
  });
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
}
