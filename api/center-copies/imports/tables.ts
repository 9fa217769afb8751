import { csvLine } from "#rules/text/csv-line.ts";
import { guardFormulas } from "#rules/text/formula.ts";
import { BYTE_ORDER_MARK } from "../../grids/files/csv.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { debtTable } from "./debts.ts";
import { voucherTable } from "./vouchers.ts";
import { patientTable } from "./patients.ts";
import { serviceTable } from "./services.ts";
import { visitTable } from "./visits.ts";
import type { Making, Part } from "../making.ts";
import { streamWithin } from "../stream-within.ts";

type Table = { head: string[]; rows: (ctx: Storing) => AsyncIterable<string[][]> };

/** The tables that an import reads back as they are, by the names of their files. */
const tables: Record<string, Table> = {
  patients: patientTable,
  services: serviceTable,
  visits: visitTable,
  vouchers: voucherTable,
  debts: debtTable,
};

export async function* importParts(making: Making): AsyncGenerator<Part> {
  for (const [name, table] of Object.entries(tables))
    yield { name: `import/${name}.csv`, input: bytesOf(making, table) };
}

async function* bytesOf({ snapshot, unwanted }: Making, { head, rows }: Table) {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(head));
  for await (const page of streamWithin(snapshot, rows, unwanted))
    yield encoder.encode(page.map((cells) => csvLine(cells.map(guardFormulas))).join(""));
}
