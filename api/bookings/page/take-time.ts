import { MINUTE } from "#rules/time/durations.ts";
import { localDate } from "#rules/time/time.ts";
import type { OfferedTime } from "#rules/bookings/offered-times.ts";
import type { CenterCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { Fault } from "../../core/fault.ts";
import { openHold } from "../hold.ts";
import type { CenterRow } from "../settings/rules.ts";
import { readOffers } from "./offers.ts";

type Wanted = { procedure: number; profile: number | null; beginAt: Date };

/** An offered time, with its people, or its planned event, locked: it is one's own from then on. Refused with `timeTaken`. */
export async function lockTime(
  ctx: CenterCtx,
  center: CenterRow,
  { beginAt, ...wanted }: Wanted,
): Promise<OfferedTime> {
  const at = beginAt.getTime() / MINUTE;
  const read = async () => {
    const offers = await readOffers(ctx, center, { ...wanted, days: [localDate(beginAt)] });
    return offers?.times.filter(({ begin }) => begin === at) ?? [];
  };
  const times = await read();
  const planned = times.flatMap(({ event }) => event ?? []);
  await (planned.length > 0
    ? lockRows(ctx, events, planned)
    : lockRows(
        ctx,
        profiles,
        times.map(({ person }) => person),
      ));
  const [time] = await read();
  if (!time) throw new Fault("timeTaken");
  return time;
}

/** The event that holds a locked time: the planned one of a group, or one of its own. */
export const holdTime = async (
  ctx: CenterCtx,
  center: CenterRow,
  time: OfferedTime,
  { procedureId, issue }: { procedureId: number; issue: string | null },
): Promise<number> => time.event ?? (await openHold(ctx, center, { ...time, procedure: procedureId, issue }));

const lockRows = (ctx: CenterCtx, table: typeof events | typeof profiles, ids: number[]) =>
  ids.length > 0 &&
  ctx.db.select({ id: table.id }).from(table).where(anyOf(table.id, ids)).orderBy(table.id).for("no key update");
