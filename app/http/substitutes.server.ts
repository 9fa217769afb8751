import { api } from "#app/graphql/client.server.ts";
import { SuitingCount } from "#app/graphql/waiting-patients.ts";
import type { FreedPlace } from "#rules/freed-place.ts";
import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { reading } from "./reading.ts";

/** Who of the waiting patients suits a place that has just fallen free: a link for a message, where there is anybody. */
export async function substitutesFor(args: Args, freed: FreedPlace | null) {
  if (!freed?.owner || freed.allDay || new Date(freed.endAt) <= args.context.now()) return [];
  const place = { from: freed.beginAt, to: freed.endAt, profile: freed.owner.id, procedure: freed.procedure?.id };
  const { waitingPatientsFor: suiting } = await api(reading(args), SuitingCount, place);
  return suiting.length > 0
    ? [
        {
          key: "event:fillPlace",
          values: { count: suiting.length },
          href: hrefHere(args, "waitingPatientsFor", { ...place, event: freed.event }),
        },
      ]
    : [];
}
