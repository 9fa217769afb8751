import { createReadStream } from "node:fs";
import type { Db } from "../db/client.ts";
import { medicalDiagnoses } from "../db/tables/diagnoses.ts";
import { importDiagnoses } from "./import.ts";

/** What comes up in rehabilitation, partly by abbreviated names, for a database that holds no diagnosis yet. */
export async function loadStarter(db: Db) {
  const [any] = await db.select({ id: medicalDiagnoses.id }).from(medicalDiagnoses).limit(1);
  if (!any) await importDiagnoses(db, createReadStream("api/diagnoses/starter.csv"));
}
