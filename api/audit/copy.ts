import { sql } from "drizzle-orm";
import { bind, type Ctx } from "../core/context.ts";
import type { Db } from "../core/db/client.ts";
import { insideOf } from "../core/faults.ts";
import type { AuditCopy } from "../core/outside/audit-copy.ts";
import { rowTexts, type RowTexts } from "./row-text.ts";

const AT_ONCE = 1000;
type Sealed = { center: number; position: number; hash: string } & RowTexts;

/**
 * Copies sealed rows of all centres to another system, in the order of their chains and with their hashes, so that the
 * copy can be verified like the chain itself. One process at a time copies. Rows that cannot be written wait for the
 * next run.
 */
export async function copyAudit(ctx: Ctx) {
  const copy = ctx.auditCopy;
  if (!copy) return;
  await ctx.db
    .transaction(async (tx) => {
      const db = tx as Db;
      const { rows } = await db.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext('motus audit copy')) as mine`,
      );
      if (rows[0]!.mine) await copyAll(db, copy);
    })
    .catch((error: unknown) => copy.failed(insideOf(error)));
}

async function copyAll(db: Db, copy: AuditCopy) {
  const reached = await copy.reached();
  const { rows: heads } = await db.execute<{ center: number; position: number }>(
    sql`select medical_center_id as center, position from audit_heads() order by 1`,
  );
  for (const { center, position } of heads) {
    await bind(db, null, center);
    const last = reached[center];
    // After a restore the chain may differ from some position on: then it is copied from its beginning.
    let from = last && (await hashAt(db, center, last.position)) === last.hash ? last.position : 0;
    while (from < position) {
      const sealed = await sealedAfter(db, center, from);
      const last = sealed.at(-1);
      if (last) reached[center] = { position: last.position, hash: last.hash };
      if (last) await copy.add(sealed, reached);
      from = last?.position ?? from + AT_ONCE;
    }
  }
}

async function hashAt(db: Db, center: number, position: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from audit_links where medical_center_id = ${center} and position = ${position}`,
  );
  return rows[0]?.hash;
}

/** Every column of a removed row is null: the copy shows that too. */
async function sealedAfter(db: Db, center: number, position: number): Promise<Sealed[]> {
  const { rows } = await db.execute<Sealed>(sql`
    select position, hash, audit_links.medical_center_id as center, ${rowTexts("sealed")} from audit_links left join audit_rows as sealed on sealed.id = audit_row_id
    where audit_links.medical_center_id = ${center} and position between ${position + 1} and ${position + AT_ONCE} order by position`);
  return rows;
}
