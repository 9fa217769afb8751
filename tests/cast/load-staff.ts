import { tokenHash } from "#api/core/access/authenticate.ts";
import type { Db } from "#api/core/db/client.ts";
import { profiles, type WorkingHours } from "#api/core/db/tables/profiles.ts";
import { sessions } from "#api/core/db/tables/sessions.ts";
import { users } from "#api/core/db/tables/users.ts";
import { emails, ids, now, tokens, type Role } from "./people.ts";

const passwordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$tM4lbnt9N0KMIBYbmr9FfQ$mhegWTPjFuPxW/7af0kjpA1IkBgiGLbDIwhu5t7A2FI";
const day = { from: "07:00", to: "15:00", breaks: [{ from: "11:30", to: "12:00" }] };
const workingHours: WorkingHours = [day, day, day, day, day, null, null];

/** Everybody of the cast, with a session of each who signs in. */
export async function loadStaff(db: Db) {
  const roles = Object.keys(emails) as Role[];
  const people = await db
    .insert(users)
    .values(roles.map((role) => ({ email: emails[role], passwordHash, verifiedAt: now, name: role, surname: "Test" })))
    .returning();
  const user = Object.fromEntries(people.map(({ id }, index) => [roles[index]!, id])) as Record<Role, number>;
  const common = { medicalCenterId: ids.center, registeredAt: now, workingHours };
  const p = ids.profiles;
  await db
    .insert(profiles)
    .overridingSystemValue()
    .values([
      {
        ...common,
        id: p.admin,
        userId: user.admin,
        role: "ROLE_ADMIN",
        profession: "PHYSIOTHERAPIST",
        name: "Dana",
        surname: "Marešová",
        degreeBefore: "Mgr.",
        email: emails.admin,
      },
      {
        ...common,
        id: p.manager,
        userId: user.manager,
        role: "ROLE_ADMIN",
        profession: "OTHER",
        name: "Milan",
        surname: "Kos",
        email: emails.manager,
      },
      {
        ...common,
        id: p.paramedic,
        userId: user.paramedic,
        role: "ROLE_PARAMEDIC",
        profession: "PHYSIOTHERAPIST",
        name: "Petr",
        surname: "Šindelář",
        email: emails.paramedic,
      },
      {
        ...common,
        id: p.receptionist,
        userId: user.receptionist,
        role: "ROLE_RECEPTIONIST",
        profession: "OTHER",
        name: "Renata",
        surname: "Malá",
        email: emails.receptionist,
      },
      {
        ...common,
        id: p.foreign,
        medicalCenterId: ids.foreignCenter,
        userId: user.foreign,
        role: "ROLE_ADMIN",
        profession: "DOCTOR",
        name: "Cyril",
        surname: "Cizí",
        email: emails.foreign,
      },
      {
        ...common,
        id: p.deactivated,
        role: "ROLE_PARAMEDIC",
        profession: "PHYSIOTHERAPIST",
        name: "Otto",
        surname: "Odešlý",
        email: "otto@lipa.example",
        deactivatedAt: now,
      },
    ]);
  const profileOf: Partial<Record<Role, number>> = p;
  await db.insert(sessions).values(
    roles.map((role) => ({
      tokenHash: tokenHash(tokens[role]),
      userId: user[role],
      profileId: profileOf[role] ?? null,
      userAgent: "vitest",
      address: "127.0.0.1",
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
      expiresAt: new Date("2036-01-01T00:00:00Z"),
    })),
  );
}
