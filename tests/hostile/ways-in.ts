import type { Pool } from "pg";
import { tokenHash } from "#api/core/access/authenticate.ts";
import { emails, ids, tokens, type Role } from "#tests/cast/people.ts";

const NEW_EMAIL = "lenka.nova@nikde.example";

/** Credentials by which fuzzed values get past authentication: e-mailed tokens, and sessions. */
export async function openWaysIn(owner: Pool) {
  const token = { password: "a-new-password", invitation: "an-invitation", email: "a-new-email" };
  const { rows: places } = await owner.query(
    "insert into profiles (medical_center_id, role, name, surname, email) values ($1, 'ROLE_PARAMEDIC', 'Dana', 'Zvaná', $2) returning id",
    [ids.foreignCenter, emails.admin],
  );
  await owner.query(
    `insert into account_tokens (token_hash, kind, email, profile_id, medical_center_id, expires_at)
     values ($1, 'PASSWORD', $2, null, null, '2036-01-01'), ($3, 'INVITATION', $4, $5, $6, '2036-01-01')`,
    [
      tokenHash(token.password),
      emails.lonely,
      tokenHash(token.invitation),
      emails.admin,
      places[0].id,
      ids.foreignCenter,
    ],
  );
  await owner.query(
    `insert into account_tokens (token_hash, kind, email, user_id, expires_at) select $1, 'EMAIL', $2, id, '2036-01-01' from users where email = $3`,
    [tokenHash(token.email), NEW_EMAIL, emails.lonely],
  );
  const { rows: users } = await owner.query("select password_hash from users limit 1");

  /** A member of the cast in a session of their own: some calls end it, or change its centre. */
  async function session(who: Role, name: string): Promise<string> {
    await owner.query(
      `insert into sessions (token_hash, user_id, profile_id, user_agent, address, last_seen_at, authenticated_at, expires_at)
       select $1, user_id, profile_id, user_agent, address, last_seen_at, authenticated_at, expires_at from sessions where token_hash = $2`,
      [tokenHash(name), tokenHash(tokens[who])],
    );
    return name;
  }

  const { rows: states } = await owner.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('version', 'removed_at', 'archived_at', 'ended_at', 'used_at')`,
  );
  const asBefore = [
    ...states.map(
      ({ table, column }) =>
        `update ${table} set ${column} = ${column === "version" ? `1 where ${column} <> 1` : `null where ${column} is not null`}`,
    ),
    `update users set password_hash = '${users[0].password_hash}' where password_hash <> '${users[0].password_hash}'`,
    `update users set email = '${emails.lonely}' where email = '${NEW_EMAIL}'`,
    `update profiles set user_id = null where id = ${places[0].id} and user_id is not null`,
    "delete from rate_limits",
    "delete from occupancies",
    "delete from working_hours_periods where id > 100",
  ].join("; ");
  // A function, whose statements PostgreSQL plans once: it runs after most calls.
  await owner.query(`create function undo_hostile() returns void language plpgsql as $$ begin ${asBefore}; end $$`);
  /** Removes obstacles for the next call. */
  const undo = () => owner.query("select undo_hostile()");

  return { token, session, undo };
}
