import { createReadStream } from "node:fs";
import type { Db } from "../core/db/client.ts";
import { medicalDiagnoses } from "../core/db/tables/medical-diagnoses.ts";
import { importDiagnoses } from "./import.ts";

/** Diagnoses common in rehabilitation, partly with abbreviated names, for a database that holds none yet. */
export async function loadStarter(db: Db) {
  const [any] = await db.select({ id: medicalDiagnoses.id }).from(medicalDiagnoses).limit(1);
  if (!any) await importDiagnoses(db, createReadStream("api/diagnoses/starter.csv"));
}
