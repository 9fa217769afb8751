import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { codeListKinds } from "#rules/codes.ts";
import type { Db } from "../core/db/client.ts";
import { codeLists } from "../core/db/tables/code-lists.ts";
import { importCodeList } from "./import.ts";

/** The day of the points that the product brings: VZP's list 1072 of February 2016. */
const SHIPPED_FROM = "2016-01-01";

/**
 * Loads the lists that come with the product where a database has none: operations of rehabilitation with the points of
 * 2016, the one limit of frequency that is known, specialties (VZP 770) and VZP's branches.
 */
export async function loadShippedLists(db: Db) {
  for (const kind of codeListKinds) {
    const [known] = await db.select({ kind: codeLists.kind }).from(codeLists).where(eq(codeLists.kind, kind)).limit(1);
    if (known) continue;
    const file = await readFile(`api/code-lists/shipped/${kind.toLowerCase()}.csv`);
    await importCodeList(db, kind, file, SHIPPED_FROM, { shipped: true });
  }
}
