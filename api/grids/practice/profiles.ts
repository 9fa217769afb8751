import { isNotNull } from "drizzle-orm";
import { fullName } from "#rules/text/full-name.ts";
import { localDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { readMembers } from "../../staff/members.ts";
import { byName, defineGrid } from "../grid.ts";

const surnameFirst = [byName(profiles.surname), byName(profiles.name)];

/** The profiles of the centre with their logins; by their state former colleagues come last. */
export const profileGrid = defineGrid<"profiles", Record<never, never>>({
  name: "profiles",
  permission: "staff:write",
  listed: null,
  filters: {},
  table: profiles,
  order: [profiles.id],
  sorts: { profile: surnameFirst, state: [isNotNull(profiles.deactivatedAt), ...surnameFirst] },
  where: () => [],
  // Its pages and files are read by a user alone, who is one of the rows.
  async read(ctx: ProfileCtx, ids) {
    const members = await readMembers(ctx, ids);
    return members.map(({ profile, own, secondFactorSince, lastLoginAt, sessions }) => ({
      id: profile.id,
      profile: { id: profile.id, fullName: fullName(profile), own },
      email: profile.email,
      phone: profile.phone,
      work: { profession: profile.profession, role: profile.role },
      secondFactor: { since: secondFactorSince?.toISOString() ?? null },
      lastLogin: { at: lastLoginAt?.toISOString() ?? null },
      sessions,
      state: { state: stateOf(profile), deactivatedAt: profile.deactivatedAt?.toISOString() ?? null },
      deactivated: profile.deactivatedAt && localDate(profile.deactivatedAt),
    }));
  },
});

function stateOf({
  deactivatedAt,
  registeredAt,
}: Pick<typeof profiles.$inferSelect, "deactivatedAt" | "registeredAt">) {
  if (deactivatedAt) return "FORMER";
  return registeredAt ? "ACTIVE" : "INVITED";
}
