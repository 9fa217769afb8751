import type { batchHead, head06 } from "#rules/insurance/files/batch-layouts.ts";
import type { Layout } from "#rules/insurance/files/layout.ts";
import type { Values } from "#rules/insurance/files/write-record.ts";

/** The values of a record of this layout. */
export type Of<L> = L extends Layout<infer Name> ? Values<Name> : never;

/** The head of a batch, but for its numbers and sums. */
export const batch: Of<typeof batchHead> = {
  DTYP: "90",
  DICO: "81999000",
  DPOB: "8100",
  DROK: 2026,
  DMES: 11,
  DVDR1: "06:6.2.47",
  DVDR2: "03:6.2.47",
};

/** The head of a document 06, but for its points and price. */
export const document: Of<typeof head06> = {
  ECPO: "111",
  EICO: "81999001",
  EODB: "902",
  EROD: "9001011239",
  EICZ: "81998001",
  EODZ: "001",
  ECID: 345,
  EPOR: 1,
  EZDG: "M545",
  EDAT: "2026-10-30",
};
