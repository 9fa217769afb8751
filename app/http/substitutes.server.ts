import { api } from "#app/graphql/client.server.ts";
import { SuitingCount } from "#app/graphql/waiting-patients.ts";
import type { Args } from "./context.ts";
import type { FlashMessage } from "./flash.server.ts";
import { hrefHere } from "./href-here.ts";
import { reading } from "./reading.ts";

type Freed = { beginAt: string; endAt: string; allDay: boolean; owner: { id: number } | null; procedure: { id: number } | null };

/** Who of the waiting patients suits the one place that has just fallen free: a link for a message, where there is anybody. */
export async function substitutesFor(args: Args, [freed, ...others]: Freed[]): Promise<NonNullable<FlashMessage["links"]>> {
  if (!freed?.owner || freed.allDay || others.length > 0 || new Date(freed.endAt) <= args.context.now()) return [];
  const place = { from: freed.beginAt, to: freed.endAt, profile: freed.owner.id, procedure: freed.procedure?.id };
  const { waitingPatientsFor: suiting } = await api(reading(args), SuitingCount, place);
  return suiting.length > 0 ? [{ key: "event:fillPlace", values: { count: suiting.length }, href: hrefHere(args, "waitingPatientsFor", place) }] : [];
}
