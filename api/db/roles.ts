import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import pg, { type ClientConfig } from "pg";
import { constraintOf } from "./client.ts";
import { DatabaseStartError, wordsOf } from "./database-start-error.ts";

/** The group to which migrations grant; every database's login of the application is a member. */
export const APP_GROUP = "motus_app";
/** Roles belong to the whole server, so the login is named for its database. */
export const appLogin = (database: string) => `${database.slice(0, 57)}_login`;

const INSUFFICIENT_PRIVILEGE = "42501";
const ATTRIBUTES = "NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE";

/** Sees to it that the application has a login of its own, which row-level security binds, with this password. */
export async function prepareAppLogin(owner: pg.Client, app: ClientConfig & { user: string; password: string }) {
  const left = await statementsFor(owner, app);
  try {
    for (; left[0]; left.shift()) await owner.query(left[0]);
  } catch (error) {
    if (constraintOf(error)?.code !== INSUFFICIENT_PRIVILEGE) throw error;
  }
  const fault = await faultOf(app, owner.user ?? "");
  if (!fault) return;
  const remedy = left.length > 0 ? ` An administrator of the server has to run: ${left.join("; ")};` : "";
  throw new DatabaseStartError(`The database role "${app.user}" does not serve: ${fault}.${remedy}`);
}

async function statementsFor(
  owner: pg.Client,
  { user, password }: { user: string; password: string },
): Promise<string[]> {
  const { rows } = await owner.query(
    `select to_regrole($1) is not null as "group", login.oid is not null as login,
       coalesce(rolsuper or rolbypassrls or rolcreatedb or rolcreaterole, true) as privileged,
       exists (select from pg_auth_members where member = login.oid and roleid = to_regrole($1)) as member,
       exists (select from pg_namespace, aclexplode(nspacl) where nspname = 'public' and grantee = 0 and privilege_type = 'CREATE') as open
     from (select) as one left join pg_roles as login on rolname = $2`,
    [APP_GROUP, user],
  );
  const known = rows[0] as Record<"group" | "login" | "privileged" | "member" | "open", boolean>;
  const role = pg.escapeIdentifier(user);
  return [
    ...(known.group ? [] : [`CREATE ROLE ${APP_GROUP} NOLOGIN`]),
    `${known.login ? "ALTER" : "CREATE"} ROLE ${role} LOGIN${known.privileged ? ` ${ATTRIBUTES}` : ""} PASSWORD '${verifierOf(password)}'`,
    ...(known.member ? [] : [`GRANT ${APP_GROUP} TO ${role}`]),
    ...(known.open ? ["REVOKE CREATE ON SCHEMA public FROM PUBLIC"] : []),
  ];
}

/** Logs in as the application and asks what it may do that it must not. */
async function faultOf(app: ClientConfig, owner: string): Promise<string | undefined> {
  const client = new pg.Client(app);
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select rolsuper or rolbypassrls or pg_has_role(current_user, $1, 'member') as bypasses, rolcreatedb or rolcreaterole as privileged,
         has_schema_privilege('public', 'create') as creates, pg_has_role(current_user, $2, 'usage') as member
       from pg_roles where rolname = current_user`,
      [owner, APP_GROUP],
    );
    const may = rows[0] as Record<"bypasses" | "privileged" | "creates" | "member", boolean>;
    if (may.bypasses) return "it can bypass row-level security";
    if (may.privileged) return "it may create databases or roles";
    if (may.creates) return "it may create tables in the schema public";
    return may.member ? undefined : `it is not a member of ${APP_GROUP}`;
  } catch (error) {
    return wordsOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** What PostgreSQL stores of a password (RFC 5803): no log and no message ever holds the password itself. */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, 4096, 32, "sha256");
  const key = (name: string) => createHmac("sha256", salted).update(name).digest();
  const stored = createHash("sha256").update(key("Client Key")).digest("base64");
  return `SCRAM-SHA-256$4096:${salt.toString("base64")}$${stored}:${key("Server Key").toString("base64")}`;
}
