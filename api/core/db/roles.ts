import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import pg, { type ClientConfig } from "pg";
import { constraintOf } from "./client.ts";
import { DatabaseStartError, wordsOf } from "./database-start-error.ts";

/** The group to which migrations grant; every database's login of the application is a member. */
export const APP_GROUP = "motus_app";

export type Login = ClientConfig & { user: string; password: string };
/**
 * The logins of running processes: requests, the job queue, and the night's backup and check, which read every row and
 * write none.
 */
export type Logins = { app: Login; queue: Login; reader: Login };
/** A login that reads every row: the owner's in a command, the reader's in a running process. */
export type Reader = ClientConfig;

const MOST_CHARACTERS = 63;
/** Roles belong to the whole server, so each login is named for its database. */
const named = (database: string, suffix: string) => database.slice(0, MOST_CHARACTERS - suffix.length) + suffix;

/** The logins to a database; the password of the queue or of the reader reveals no other. */
export function loginsOf({ host, port, database = "", ssl }: ClientConfig, secret: string): Logins {
  const derived = (name: string) => createHmac("sha256", secret).update(`login ${name}`).digest("base64url");
  const login = (suffix: string, password: string) => ({
    host,
    port,
    database,
    ssl,
    user: named(database, suffix),
    password,
  });
  return {
    app: login("_login", secret),
    queue: login("_queue", derived("queue")),
    reader: login("_reader", derived("reader")),
  };
}

/** The same login at another address, of a pooler or a standby; a pooler may name the database otherwise. */
export function loginAt(login: Login, url: string): Login {
  const { host, port, database, ssl } = new pg.Client(url);
  return { ...login, host, port, database, ssl };
}

const INSUFFICIENT_PRIVILEGE = "42501";
const ATTRIBUTES = "NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE";

/** Creates the logins, which row-level security binds, or gives them these passwords. */
export async function prepareLogins(owner: pg.Client, logins: Logins) {
  const left = await statementsFor(owner, logins);
  try {
    for (; left[0]; left.shift()) await owner.query(left[0]);
  } catch (error) {
    if (constraintOf(error)?.code !== INSUFFICIENT_PRIVILEGE) throw error;
  }
  await assertBound(logins, left.length > 0 ? ` An administrator of the server has to run: ${left.join("; ")};` : "");
}

/** Gives the logins to a database the passwords of another secret. */
export async function exchangePasswords(owner: ClientConfig, secret: string) {
  const client = new pg.Client(owner);
  await client.connect();
  await prepareLogins(client, loginsOf(owner, secret)).finally(() => client.end());
}

async function statementsFor(owner: pg.Client, logins: Logins): Promise<string[]> {
  const { rows } = await owner.query(
    `select to_regrole($1) is not null as "group",
       exists (select from pg_namespace, aclexplode(nspacl) where nspname = 'public' and grantee = 0 and privilege_type = 'CREATE') as open`,
    [APP_GROUP],
  );
  const known = rows[0] as Record<"group" | "open", boolean>;
  return [
    ...(known.group ? [] : [`CREATE ROLE ${APP_GROUP} NOLOGIN`]),
    await statementFor(owner, logins.app),
    await statementFor(owner, logins.queue),
    await statementFor(owner, logins.reader),
    ...((await isMember(owner, logins.app)) ? [] : [`GRANT ${APP_GROUP} TO ${pg.escapeIdentifier(logins.app.user)}`]),
    ...(known.open ? ["REVOKE CREATE ON SCHEMA public FROM PUBLIC"] : []),
  ];
}

async function statementFor(owner: pg.Client, { user, password }: Login): Promise<string> {
  const { rows } = await owner.query(
    "select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as privileged from pg_roles where rolname = $1",
    [user],
  );
  const attributes = rows[0]?.privileged === false ? "" : ` ${ATTRIBUTES}`;
  return `${rows[0] ? "ALTER" : "CREATE"} ROLE ${pg.escapeIdentifier(user)} LOGIN${attributes} PASSWORD '${verifierOf(password)}'`;
}

async function isMember(owner: pg.Client, { user }: Login): Promise<boolean> {
  const { rowCount } = await owner.query(
    "select from pg_auth_members where member = to_regrole(quote_ident($1)) and roleid = to_regrole($2)",
    [user, APP_GROUP],
  );
  return rowCount !== 0;
}

/** Refuses logins with too many rights, or that do not work. */
export async function assertBound(logins: Logins, remedy = "") {
  for (const [name, login] of Object.entries(logins)) {
    const fault = await findLoginFault(login, name === "app");
    if (fault) throw new DatabaseStartError(`The database role "${login.user}" does not serve: ${fault}.${remedy}`);
  }
}

async function findLoginFault(login: Login, isApp: boolean): Promise<string | undefined> {
  const client = new pg.Client(login);
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select rolsuper or rolbypassrls or pg_has_role(current_user, datdba, 'member')
           or exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_has_role(current_user, relowner, 'member')) as bypasses,
         rolcreatedb or rolcreaterole as privileged, has_schema_privilege('public', 'create') as creates, pg_has_role(current_user, $1, 'member') as member
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
      [APP_GROUP],
    );
    const may = rows[0] as Record<"bypasses" | "privileged" | "creates" | "member", boolean>;
    if (may.bypasses) return "it can bypass row-level security";
    if (may.privileged) return "it may create databases or roles";
    if (may.creates) return "it may create tables in the schema public";
    if (isApp !== may.member) return isApp ? `it is not a member of ${APP_GROUP}` : `it is a member of ${APP_GROUP}`;
  } catch (error) {
    return wordsOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** PostgreSQL's verifier of a password (RFC 5803): no log and no message ever holds the password itself. */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, 4096, 32, "sha256");
  const key = (name: string) => createHmac("sha256", salted).update(name).digest();
  const stored = createHash("sha256").update(key("Client Key")).digest("base64");
  return `SCRAM-SHA-256$4096:${salt.toString("base64")}$${stored}:${key("Server Key").toString("base64")}`;
}
