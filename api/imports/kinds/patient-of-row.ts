import { localDate } from "#rules/time/time.ts";
import type { RowFault } from "../../core/db/tables/import-rows.ts";
import type { Storing } from "../../core/transactions-of.ts";
import type { Unknown } from "../names/ask.ts";
import { findPatients, patientIn } from "../names/find-patients.ts";
import { columnOf, type Import, type ImportRow } from "./kind.ts";

type PatientOfRow = {
  id: number | null;
  /** The same for all rows of one patient, whichever card it is. */
  identity: string | null;
  asked: Unknown[];
  faults: RowFault[];
};

/** The card of each row's patient; a row that names none is no fault here. */
export async function patientsOf(ctx: Storing, of: Import, rows: readonly ImportRow[]): Promise<PatientOfRow[]> {
  const today = localDate(ctx.now());
  const named = rows.map(({ cells }) => patientIn(cells, of.columns!, today));
  const found = await findPatients(ctx, of.id, named);
  const column = columnOf(of, "surname", "fullName", "patientKey", "personalNumber");
  return named.map((one, at): PatientOfRow => {
    const patient = found[at]!;
    const identity = one && one.written;
    if (!one) return { id: null, identity, asked: [], faults: [] };
    if (!patient) return { id: null, identity, asked: [], faults: [{ column, error: "patientUnknown" }] };
    if ("id" in patient) return { id: patient.id, identity, asked: [], faults: [] };
    return { id: null, identity, asked: [{ subject: "PATIENT", ...patient }], faults: [] };
  });
}
