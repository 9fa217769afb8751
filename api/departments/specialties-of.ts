import { and, asc, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { departmentProfiles } from "../core/db/tables/department-profiles.ts";
import { departments } from "../core/db/tables/departments.ts";

/** The specialties of the departments of these people, each once, by their codes. */
export const specialtiesOf = ({ db }: Pick<Ctx, "db">, profileIds: readonly number[]) =>
  db
    .selectDistinct({ profileId: departmentProfiles.profileId, expertise: departments.expertise })
    .from(departmentProfiles)
    .innerJoin(departments, and(eq(departments.id, departmentProfiles.departmentId), isNull(departments.removedAt)))
    .where(anyOf(departmentProfiles.profileId, profileIds))
    .orderBy(asc(departments.expertise));
