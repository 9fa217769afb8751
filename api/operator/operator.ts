import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../core/db/client.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { users } from "../core/db/tables/users.ts";
import type { Settings } from "../settings/settings.ts";

type Recipient = { email: string; locale: string | null };

/** The recipients of mails about the installation: its operator, the administrators of its one centre, or no address. */
export type Operator = { by: "setting" | "administrators" | "nothing"; recipients: Recipient[] };

export type OperatorSetting = Pick<Settings, "MOTUS_OPERATOR_EMAIL">;

/** Needs a connection that sees every row: one centre's administrators must not read of the others. */
export async function readOperator(db: Db, { MOTUS_OPERATOR_EMAIL: email }: OperatorSetting): Promise<Operator> {
  if (email) return { by: "setting", recipients: [{ email, locale: null }] };
  const { rows } = await db.execute<{ centers: number }>(sql`select count(*)::int as centers from medical_centers`);
  if (rows[0]!.centers > 1) return { by: "nothing", recipients: [] };
  const recipients = await db
    .selectDistinct({ email: users.email, locale: users.locale })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.role, "ROLE_ADMIN"), isNull(profiles.deactivatedAt)))
    .orderBy(users.email);
  return { by: "administrators", recipients };
}

/** The remedy where mails about the installation would reach no address. */
export const NO_OPERATOR =
  "There are several centres and MOTUS_OPERATOR_EMAIL is not set: mails about backups, evidence, disks and the queue go to no address.";
