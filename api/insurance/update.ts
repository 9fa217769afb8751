import { and, eq, max, sql } from "drizzle-orm";
import { InsuranceConfigInput } from "#rules/inputs/insurance/config.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import { listBranches } from "../code-lists/on-day.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { batchDocuments } from "../core/db/tables/batch-documents.ts";
import { batches } from "../core/db/tables/batches.ts";
import { insuranceConfigs } from "../core/db/tables/insurance-configs.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { readInsuranceConfig, type InsuranceConfig } from "./config.ts";
import { lockNumbers, setNumbers, thisYear } from "./numbers.ts";

/**
 * Changes the branch of VZP and this year's next numbers, based on the version; omitted fields stay. A number that is
 * used already this year, or below one, is refused (`numberUsed`).
 */
export async function updateInsuranceConfig(ctx: Ctx, version: number, change: object): Promise<InsuranceConfig> {
  allow(ctx, "medicalCenter:write");
  const { version: _, active, ...known } = await readInsuranceConfig(ctx);
  const input = parse(InsuranceConfigInput, { ...known, ...change });
  if (input.vzp && !(await listBranches(ctx)).some(({ code }) => code === input.vzp))
    throw fieldFault("vzp", "branchUnknown");
  await writeConfig(ctx, version, { vzp: input.vzp });
  await lockNumbers(ctx);
  await assertUnused(ctx, input);
  await setNumbers(ctx, {
    kBatch: input.kBatchSequenceId,
    kBatchItem: input.kBatchItemSequenceId,
    fBatch: input.fBatchSequenceId,
  });
  const fields = changedFields(known, { ...known, ...input });
  await track(ctx, "medicalCenter.insuranceSet", { entityId: ctx.profile.medicalCenterId, details: { fields } });
  return { ...input, active, version: version + 1 };
}

async function assertUnused(ctx: ProfileCtx, input: InsuranceConfigInput) {
  const { year, medicalCenterId } = batches;
  const ofYear = and(eq(medicalCenterId, ctx.profile.medicalCenterId), eq(year, thisYear(ctx)));
  const [batch] = await ctx.db
    .select({ last: max(batches.sequenceId) })
    .from(batches)
    .where(ofYear);
  const [document] = await ctx.db
    .select({ last: max(batchDocuments.documentId) })
    .from(batchDocuments)
    .where(
      and(eq(batchDocuments.medicalCenterId, ctx.profile.medicalCenterId), eq(batchDocuments.year, thisYear(ctx))),
    );
  const [invoice] = await ctx.db
    .select({ last: max(invoices.position) })
    .from(invoices)
    .where(
      and(
        eq(invoices.medicalCenterId, ctx.profile.medicalCenterId),
        eq(invoices.kind, "INSURER"),
        eq(invoices.year, thisYear(ctx)),
      ),
    );
  if (input.fBatchSequenceId <= (invoice?.last ?? 0)) throw fieldFault("fBatchSequenceId", "numberUsed");
  if (input.kBatchSequenceId <= (batch?.last ?? 0)) throw fieldFault("kBatchSequenceId", "numberUsed");
  if (input.kBatchItemSequenceId <= (document?.last ?? 0)) throw fieldFault("kBatchItemSequenceId", "numberUsed");
}

/**
 * Switches billing for insurers on or off. Only Czech health providers bill them (`insurersOff`); contracts and what
 * was billed stay when it is switched off.
 */
export async function setInsuranceActive(ctx: Ctx, active: boolean): Promise<InsuranceConfig> {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  // The centre's kind does not change while they are switched on.
  const [center] = await ctx.db
    .select()
    .from(medicalCenters)
    .where(eq(medicalCenters.id, medicalCenterId))
    .for("no key update");
  if (active && (center!.country !== "CZ" || center!.type === "OTHER")) throw new Fault("insurersOff");
  const config = await readInsuranceConfig(ctx);
  if (config.active === active) return config;
  await writeConfig(ctx, config.version, { active });
  await track(ctx, "medicalCenter.insuranceActiveSet", { entityId: medicalCenterId, details: { active } });
  return { ...config, active, version: config.version + 1 };
}

async function writeConfig(ctx: ProfileCtx, version: number, change: { active?: boolean; vzp?: string | null }) {
  const [after] = await ctx.db
    .insert(insuranceConfigs)
    .values({ medicalCenterId: ctx.profile.medicalCenterId, ...change, version: 1 })
    .onConflictDoUpdate({
      target: insuranceConfigs.medicalCenterId,
      set: { ...change, version: sql`${insuranceConfigs.version} + 1` },
      setWhere: eq(insuranceConfigs.version, version),
    })
    .returning();
  if (!after || after.version !== version + 1) throw new Fault("stale");
}
