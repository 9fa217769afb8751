import { and, eq } from "drizzle-orm";
import { alerts as all, type Alert } from "#rules/notices/alerts.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { alerts } from "../../core/db/tables/alerts.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";

export type SetAlert = Alert & { active: boolean };

/** All alerts, with those that the centre has switched on. */
export async function listAlerts(ctx: Ctx): Promise<SetAlert[]> {
  allow(ctx, "medicalCenter:write");
  const active = await readActive(ctx.db, ctx.profile.medicalCenterId);
  return all.map((alert) => ({ ...alert, active: active.has(alert.id) }));
}

/** The ids of the alerts that the centre has switched on. */
export async function readActive(db: Db, medicalCenterId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: alerts.alertId })
    .from(alerts)
    .where(and(eq(alerts.medicalCenterId, medicalCenterId), eq(alerts.active, true)));
  return new Set(rows.map(({ id }) => id));
}

/** Switches an alert on or off; notices that wait are stopped when their time comes. */
export async function setAlert(ctx: Ctx, id: number, active: boolean): Promise<SetAlert> {
  allow(ctx, "medicalCenter:write");
  const alert = all.find((one) => one.id === id);
  if (!alert) throw new Fault("notFound");
  const set = { active, updatedAt: ctx.now(), updatedBy: ctx.profile.id };
  await ctx.db
    .insert(alerts)
    .values({ medicalCenterId: ctx.profile.medicalCenterId, alertId: id, ...set })
    .onConflictDoUpdate({ target: [alerts.medicalCenterId, alerts.alertId], set });
  await track(ctx, "noticeSettings.alertSet", { entityId: id, details: { active } });
  return { ...alert, active };
}
