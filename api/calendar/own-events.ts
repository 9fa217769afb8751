import { and, eq, gte, lt } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { ofMyCenter } from "./scope.ts";
import type { ProfileCtx } from "../context.ts";
import { events } from "../db/tables/events.ts";

export type Day = { profile: number; date: IsoDate };

/** The events of a person's day, as yet of any state. */
export const onOwnDay = (ctx: ProfileCtx, { profile, date }: Day) =>
  and(
    ofMyCenter(ctx),
    eq(events.ownerId, profile),
    gte(events.beginAt, instantOf(date)),
    lt(events.beginAt, instantOf(addDays(date, 1))),
  );
