import { load } from "#app/http/request/load.server.ts";
import { SuitingCount } from "#app/graphql/calendar/waiting-patients.ts";
import type { FreedPlace } from "#rules/waiting-patients/freed-place.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

/** A link to the waiting patients who suit a slot that was just freed, for a message, where there are any. */
export async function substitutesFor(args: Args, freed: FreedPlace | null) {
  if (!freed?.owner || freed.allDay || new Date(freed.endAt) <= args.context.now()) return [];
  const place = { from: freed.beginAt, to: freed.endAt, profile: freed.owner.id, procedure: freed.procedure?.id };
  const { waitingPatientsFor: suiting } = await load(args, SuitingCount, place);
  return suiting.length > 0
    ? [
        {
          key: "events:fillPlace",
          values: { count: suiting.length },
          href: hrefHere(args, waitingPages.waitingPatientsFor, { ...place, event: freed.event }),
        },
      ]
    : [];
}
