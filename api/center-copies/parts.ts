import { csvLine } from "#rules/text/csv-line.ts";
import { localDate } from "#rules/time/time.ts";
import { packNames } from "../files/pack-names.ts";
import { zipOf } from "../files/zip-of.ts";
import { BYTE_ORDER_MARK } from "../grids/files/csv.ts";
import { fileParts } from "./files.ts";
import { importParts } from "./imports/tables.ts";
import { invoiceParts } from "./invoices.ts";
import { copiedLists, listParts } from "./lists.ts";
import type { Making, Part, Parts } from "./making.ts";
import { patientParts } from "./patients.ts";
import { copyWords } from "./words.ts";

/** Everything that a copy has, in its order. */
const parts: Parts[] = [readmeParts, importParts, listParts, invoiceParts, fileParts, patientParts, missingParts];

/** The bytes of a copy as one archive, made while it is read. */
export async function* archiveOf(making: Making): AsyncGenerator<Uint8Array> {
  const lastModified = making.ctx.now();
  const packed = packNames();
  async function* entries() {
    for (const some of parts)
      for await (const { name, input } of some(making)) yield { name: packed(name), input, lastModified };
  }
  yield* zipOf(entries());
}

async function* readmeParts({ ctx, center, language }: Making): AsyncGenerator<Part> {
  const input = copyWords[language].readme({ center, day: localDate(ctx.now()), lists: copiedLists });
  yield { name: "README.txt", input };
}

/** The names of stored files whose bytes are gone, where there are any. */
async function* missingParts({ missing }: Making): AsyncGenerator<Part> {
  if (missing.length > 0)
    yield { name: "missing.csv", input: BYTE_ORDER_MARK + missing.map((name) => csvLine([name])).join("") };
}
