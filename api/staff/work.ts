import { and, asc, eq, isNull } from "drizzle-orm";
import { assertOwn } from "../core/access/assert-own.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { departmentProfiles } from "../core/db/tables/department-profiles.ts";
import { departments } from "../core/db/tables/departments.ts";
import { procedureProfiles } from "../core/db/tables/procedure-profiles.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { specialtiesOf } from "../departments/specialties-of.ts";
import { fieldFault } from "../core/fault.ts";

/** The services on offer that these colleagues give. */
export const servicesOf = ({ db }: Pick<Ctx, "db">, profileIds: readonly number[]) =>
  db
    .select({ profileId: procedureProfiles.profileId, procedure: procedures })
    .from(procedureProfiles)
    .innerJoin(procedures, and(eq(procedures.id, procedureProfiles.procedureId), isNull(procedures.removedAt)))
    .where(anyOf(procedureProfiles.profileId, profileIds))
    .orderBy(asc(procedures.id));

/**
 * Makes these the services that a colleague gives; those of another centre, and removed ones, are refused at their
 * field. A removed service keeps its people.
 */
export async function writeServices(ctx: ProfileCtx, profileId: number, wanted: readonly number[]) {
  await assertOwn(ctx, "procedures", procedures, wanted, isNull(procedures.removedAt));
  const given = (await servicesOf(ctx, [profileId])).map(({ procedure }) => procedure.id);
  const gone = given.filter((id) => !wanted.includes(id));
  const added = wanted.filter((id) => !given.includes(id));
  await ctx.db
    .delete(procedureProfiles)
    .where(and(eq(procedureProfiles.profileId, profileId), anyOf(procedureProfiles.procedureId, gone)));
  if (added.length === 0) return;
  const { medicalCenterId } = ctx.profile;
  await ctx.db
    .insert(procedureProfiles)
    .values(added.map((procedureId) => ({ medicalCenterId, procedureId, profileId })))
    .onConflictDoNothing();
}

/**
 * Makes a colleague one of the people of the departments of these specialties, and of no other; a specialty without a
 * department is refused at its field. Departments of one specialty in which they are already stay as they are.
 */
export async function writeSpecialties(ctx: ProfileCtx, profileId: number, wanted: readonly string[]) {
  const { medicalCenterId } = ctx.profile;
  const rows = await ctx.db
    .select({ id: departments.id, expertise: departments.expertise })
    .from(departments)
    .where(and(eq(departments.medicalCenterId, medicalCenterId), isNull(departments.removedAt)))
    .orderBy(asc(departments.id))
    .for("share");
  if (wanted.some((code) => !rows.some(({ expertise }) => expertise === code)))
    throw fieldFault("expertises", "choiceInvalid");
  const known = (await specialtiesOf(ctx, [profileId])).map(({ expertise }) => expertise);
  const left = rows.filter(({ expertise }) => !wanted.includes(expertise)).map(({ id }) => id);
  await ctx.db
    .delete(departmentProfiles)
    .where(and(eq(departmentProfiles.profileId, profileId), anyOf(departmentProfiles.departmentId, left)));
  const added = rows.filter(({ expertise }) => wanted.includes(expertise) && !known.includes(expertise));
  if (added.length === 0) return;
  await ctx.db
    .insert(departmentProfiles)
    .values(added.map(({ id }) => ({ medicalCenterId, departmentId: id, profileId })))
    .onConflictDoNothing();
}
