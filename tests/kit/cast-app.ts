import path from "node:path";
import pg, { type ClientConfig } from "pg";
import { poolOf } from "#api/core/db/pool-of.ts";
import { createDb, type Db } from "#api/core/db/client.ts";
import { startEmbedded } from "#api/core/db/embedded/embedded.ts";
import { migrate } from "#api/core/db/migrate.ts";
import { loadCast } from "#tests/cast/load.ts";
import { ids } from "#tests/cast/people.ts";

/**
 * Loads the cast, and `more`, into the embedded database of a data folder for a product that is to be started there:
 * their sessions begin now, and patients can be asked for their consent. The server is stopped, so that the product
 * starts it as usual.
 */
export async function castApp(dataDir: string, more: (db: Db) => Promise<unknown> = async () => {}) {
  const { config, stop } = await startEmbedded({ dataDir, settings: { fsync: "off" } });
  const server = new pg.Client(config);
  await server.connect();
  await server.query("create database motus");
  await server.end();
  const owner = { ...config, database: "motus" };
  await migrate(owner, path.resolve("api/core/db/migrations"));
  const connections = poolOf({ ...owner, max: 1 });
  await loadCast(createDb(connections));
  await more(createDb(connections));
  await connections.query(`update sessions set created_at = now(), last_seen_at = now(), authenticated_at = now()`);
  await connections.query(
    `update medical_centers set gdpr_active = true, gdpr_consent_by_email = true where id = ${ids.center}`,
  );
  await connections.query(
    `insert into gdpr_wordings (medical_center_id, number, text, created_by) values (${ids.center}, 1, 'Informace pacientům U Lípy', ${ids.profiles.admin})`,
  );
  await connections.query("select attest_evidence(id) from medical_centers");
  await connections.end();
  await stop();
}

/** The owner's present address of a data folder's database: a killed server comes back elsewhere. */
export const ownerIn = async (dataDir: string): Promise<ClientConfig> => ({
  ...(await startEmbedded({ dataDir })).config,
  database: "motus",
});
