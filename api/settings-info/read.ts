import { and, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { may } from "#rules/permissions.ts";
import { allow } from "../core/access/allow.ts";
import { openSessions } from "../accounts/sessions/my-sessions.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { billingInformation } from "../core/db/tables/billing-information.ts";
import { calendarAcls } from "../core/db/tables/calendar-acls.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import { desks } from "../core/db/tables/desks.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";
import { gdprWordings } from "../core/db/tables/gdpr-wordings.ts";
import { insuranceConfigs } from "../core/db/tables/insurance-configs.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { medicalOperationPresets } from "../core/db/tables/medical-operation-presets.ts";
import { procedureVoucherPresets } from "../core/db/tables/procedure-voucher-presets.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { reportTemplates } from "../core/db/tables/report-templates.ts";
import { secondFactors } from "../core/db/tables/second-factors.ts";
import { sessions } from "../core/db/tables/sessions.ts";

/** Settings that a centre lacks; the work that waits for each is in the words of the overview. */
export const settingsGaps = [
  "NO_ADDRESS",
  "NO_WORKING_HOURS",
  "NO_SERVICES",
  "NO_BILLING",
  "NO_CONTRACT",
  "NO_WORDING",
] as const;
type Gap = (typeof settingsGaps)[number];

/** A section by its address within the settings, with the number of its rows where it is a list, and what it lacks. */
export type SettingsSection = { section: string; count: number | null; gap: Gap | null };

/**
 * The sections of settings that have rows, or lack something: those of the centre for administrators, and the caller's
 * own. Two queries, whatever the centre has.
 */
export async function readSettingsInfo(ctx: Ctx): Promise<SettingsSection[]> {
  allow(ctx, "personal:write");
  const [own] = await ctx.db.select(ownCounts(ctx)).from(medicalCenters).where(ofMine(ctx));
  const mine = sectionsOf("osobni", own!);
  if (!may(ctx.profile, "medicalCenter:write")) return mine;
  const [row] = await ctx.db
    .select({ ...centerCounts(ctx), ...facts(ctx) })
    .from(medicalCenters)
    .where(ofMine(ctx));
  const { town, abroadAddress, gdprActive, billing, insurers, ...counts } = row!;
  const gaps: Record<string, Gap | false> = {
    "zdravotnicke-zarizeni": town === null && abroadAddress === null && "NO_ADDRESS",
    "pracovni-doba": counts["pracovni-doba"] === 0 && "NO_WORKING_HOURS",
    sluzby: counts.sluzby === 0 && "NO_SERVICES",
    "fakturacni-udaje": billing === 0 && "NO_BILLING",
    "smlouvy-se-zdravotnimi-pojistovnami":
      insurers > 0 && counts["smlouvy-se-zdravotnimi-pojistovnami"] === 0 && "NO_CONTRACT",
    "informace-o-zpracovani-osobnich-udaju":
      gdprActive && counts["informace-o-zpracovani-osobnich-udaju"] === 0 && "NO_WORDING",
  };
  const ofCenter = { ...counts, "zdravotnicke-zarizeni": null, "fakturacni-udaje": null };
  return [...mine, ...sectionsOf("zdravotnicke-zarizeni", ofCenter, gaps)];
}

const sectionsOf = (
  scope: string,
  counts: Record<string, number | null>,
  gaps: Record<string, Gap | false> = {},
): SettingsSection[] =>
  Object.entries(counts).map(([end, count]) => ({ section: `${scope}/${end}`, count, gap: gaps[end] || null }));

const ofMine = ({ profile }: ProfileCtx) => eq(medicalCenters.id, profile.medicalCenterId);

const ownCounts = (ctx: ProfileCtx) => ({
  "prihlasena-zarizeni": ctx.db.$count(sessions, and(eq(sessions.userId, ctx.session!.userId), openSessions(ctx))),
  "sablony-kody-vykonu": ctx.db.$count(
    medicalOperationPresets,
    and(eq(medicalOperationPresets.ownerId, ctx.profile.id), isNull(medicalOperationPresets.removedAt)),
  ),
  "synchronizace-s-mym-kalendarem": ctx.db.$count(calendarAcls, eq(calendarAcls.profileId, ctx.profile.id)),
});

function centerCounts({ db, profile }: ProfileCtx) {
  const { medicalCenterId } = profile;
  const here = (table: PgTable & { medicalCenterId: Parameters<typeof eq>[0] }, more?: SQL) =>
    db.$count(table, and(eq(table.medicalCenterId, medicalCenterId), more));
  const active = isNull(profiles.deactivatedAt);
  const protectedUsers = db.select({ id: secondFactors.userId }).from(secondFactors);
  return {
    uzivatele: here(profiles, active),
    "pracovni-doba": here(profiles, and(active, isNotNull(profiles.workingHours))),
    "sdilene-pocitace": here(desks, isNull(desks.revokedAt)),
    sluzby: here(procedures, isNull(procedures.removedAt)),
    "doplnkove-sluzby-a-produkty": here(additionalProcedures, isNull(additionalProcedures.removedAt)),
    "sablony-permanentek": here(procedureVoucherPresets, isNull(procedureVoucherPresets.removedAt)),
    "mistnosti-a-vybaveni": here(facilities, isNull(facilities.removedAt)),
    "synchronizace-s-kalendarem": here(calendarAcls),
    "sablony-sluzeb": here(reportTemplates, isNull(reportTemplates.removedAt)),
    pokladny: here(cashBoxes, isNull(cashBoxes.archivedAt)),
    "smlouvy-se-zdravotnimi-pojistovnami": here(insuranceContracts, isNull(insuranceContracts.removedAt)),
    "zadatele-ft-poukazu": here(ftVoucherApplicants, isNull(ftVoucherApplicants.archivedAt)),
    "informace-o-zpracovani-osobnich-udaju": here(gdprWordings),
    "dvoufazove-prihlaseni": here(profiles, and(active, inArray(profiles.userId, protectedUsers))),
  };
}

const facts = ({ db, profile: { medicalCenterId } }: ProfileCtx) => ({
  town: medicalCenters.town,
  abroadAddress: medicalCenters.abroadAddress,
  gdprActive: medicalCenters.gdprActive,
  billing: db.$count(billingInformation, eq(billingInformation.medicalCenterId, medicalCenterId)),
  insurers: db.$count(
    insuranceConfigs,
    and(eq(insuranceConfigs.medicalCenterId, medicalCenterId), eq(insuranceConfigs.active, true)),
  ),
});
