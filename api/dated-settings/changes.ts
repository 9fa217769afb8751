import { and, desc, eq, type SQL } from "drizzle-orm";
import { numbersOn, type DatedSetting, type NumbersOf } from "#rules/dated-settings/dated-settings.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { datedSettings } from "../core/db/tables/dated-settings.ts";
import { Fault } from "../core/fault.ts";

export type Change = typeof datedSettings.$inferSelect;

const MOST_LISTED = 50;

const own = ({ profile }: Pick<InCenter, "profile">, more: SQL) =>
  and(eq(datedSettings.medicalCenterId, profile.medicalCenterId), more);

/** The changes of a setting, the latest first, at most 50. */
export async function listChanges(ctx: Ctx, setting: DatedSetting): Promise<Change[]> {
  allow(ctx, "medicalCenter:write");
  return ctx.db
    .select()
    .from(datedSettings)
    .where(own(ctx, eq(datedSettings.setting, setting)))
    .orderBy(desc(datedSettings.validFrom))
    .limit(MOST_LISTED);
}

/** A change of the own centre; any other is not found. */
export async function readChange(ctx: Ctx, id: number): Promise<Change> {
  allow(ctx, "medicalCenter:write");
  const [change] = await ctx.db
    .select()
    .from(datedSettings)
    .where(own(ctx, eq(datedSettings.id, id)));
  if (!change) throw new Fault("notFound");
  return change;
}

/** Answers what holds of a setting of the centre at a moment, by its day in Prague. */
export async function settingAt<S extends DatedSetting>(
  ctx: InCenter,
  setting: S,
): Promise<(at: Date) => NumbersOf<S>> {
  const changes = await ctx.db
    .select()
    .from(datedSettings)
    .where(own(ctx, eq(datedSettings.setting, setting)));
  return (at) => numbersOn(setting, changes, localDate(at));
}
