import type pg from "pg";

const OWNERSHIP = 727_001;

/** Makes this connection the one owner of its database for as long as it lives; false when another has that. */
export async function takeOwnership(connection: pg.Client): Promise<boolean> {
  // The server notices within a minute that the owner's machine is gone, and never ends the connection for being idle.
  await connection.query(
    "set idle_session_timeout = 0; set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3",
  );
  const { rows } = await connection.query("select pg_try_advisory_lock($1) as taken", [OWNERSHIP]);
  return rows[0].taken;
}
