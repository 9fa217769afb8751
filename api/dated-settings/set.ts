import { eq } from "drizzle-orm";
import type { DatedSetting } from "#rules/dated-settings/dated-settings.ts";
import { DatedSettingInput } from "#rules/inputs/dated-settings.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { datedSettings } from "../core/db/tables/dated-settings.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { readChange } from "./changes.ts";

type Given = { validFrom: string; numbers: { name: string; value: number }[] };

/**
 * Sets the numbers of a setting from a day on, today at the earliest (`pastChange`), based on the version of the
 * centre. A change of the same day is replaced.
 */
export async function setDatedSetting(ctx: Ctx, setting: DatedSetting, version: number, given: Given) {
  allow(ctx, "medicalCenter:write");
  const named = Object.fromEntries(given.numbers.map(({ name, value }) => [name, value]));
  const { validFrom, ...numbers } = parse(DatedSettingInput(setting, localDate(ctx.now())), {
    validFrom: given.validFrom,
    ...named,
  });
  const after = await countUp(ctx, version);
  const { medicalCenterId, id: createdBy } = ctx.profile;
  await ctx.db
    .insert(datedSettings)
    .values({ medicalCenterId, setting, validFrom, numbers, createdAt: ctx.now(), createdBy })
    .onConflictDoUpdate({
      target: [datedSettings.medicalCenterId, datedSettings.setting, datedSettings.validFrom],
      set: { numbers, createdAt: ctx.now(), createdBy },
    });
  await track(ctx, "medicalCenter.settingSet", {
    entityId: medicalCenterId,
    details: { setting, validFrom, ...numbers },
  });
  return after;
}

/** Removes a coming change; one that holds or has held stays (`pastChange`). */
export async function removeChange(ctx: Ctx, id: number, version: number) {
  const { setting, validFrom, numbers } = await readChange(ctx, id);
  allow(ctx, "medicalCenter:write");
  if (validFrom <= localDate(ctx.now())) throw new Fault("pastChange");
  const after = await countUp(ctx, version);
  await ctx.db.delete(datedSettings).where(eq(datedSettings.id, id));
  await track(ctx, "medicalCenter.settingRemoved", {
    entityId: ctx.profile.medicalCenterId,
    details: { setting, validFrom, ...numbers },
  });
  return after;
}

/** Counts up the version of the centre, which waits for others that change its settings. */
async function countUp({ db, profile, now }: ProfileCtx, version: number) {
  const after = await changeOne(db, medicalCenters, { id: profile.medicalCenterId, version }, { updatedAt: now() });
  if (!after) throw new Fault("stale");
  return after;
}
