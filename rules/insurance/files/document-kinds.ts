import * as of from "./batch-layouts.ts";
import type { Layout } from "./layout.ts";

export type DocumentKind = "01" | "03" | "05" | "06";

/** Records of a document after its head, in their order; a record of several lengths has its layout by the line's. */
type Part = { letter: string; layouts: Layout[]; least: number; most: number };
/** Names of the fields that documents have under different ones. */
type Names = { number: string; order: string } & Partial<
  Record<"insurer" | "insuredNumber" | "diagnosis" | "points", string>
>;
type RowNames = Record<"day" | "code", string> & Partial<Record<"count" | "insuredNumber", string>>;
export type DocumentShape = {
  kind: DocumentKind;
  head: Layout;
  /** The first part holds the rows. */
  parts: [Part, ...Part[]];
  names: Names;
  rowNames: RowNames;
};

/** The most rows of a document (DR-II, 4.01 and 4.06). */
export const MOST_ROWS = 99;

const part = (letter: string, most: number, ...layouts: Layout[]): Part => ({
  letter,
  layouts,
  least: 0,
  most,
});
const rows = (letter: string, ...layouts: Layout[]): Part => ({ ...part(letter, MOST_ROWS, ...layouts), least: 1 });

/** Documents by the letter of their head. */
export const documentShapes: Partial<Record<string, DocumentShape>> = {
  E: {
    kind: "06",
    head: of.head06,
    parts: [
      rows("V", of.row06),
      part("N", 2, of.compensation06),
      part("G", 4, of.diagnosis06),
      part("I", 10, of.orpha06),
    ],
    names: {
      number: "ECID",
      order: "EPOR",
      insurer: "ECPO",
      insuredNumber: "EROD",
      diagnosis: "EZDG",
      points: "ECBOD",
    },
    rowNames: { day: "VDAT", code: "VKOD", count: "VPOC" },
  },
  A: {
    kind: "01",
    head: of.head01,
    parts: [
      rows("V", of.row01, of.oldRow01),
      part("N", 2, of.compensation01),
      part("G", 4, of.diagnosis01),
      part("I", 10, of.orpha01),
    ],
    names: {
      number: "HCID",
      order: "HPOR",
      insurer: "HCPO",
      insuredNumber: "HROD",
      diagnosis: "HZDG",
      points: "HCBOD",
    },
    rowNames: { day: "VDAT", code: "VKOD", count: "VPOC" },
  },
  Z: {
    kind: "03",
    head: of.head03,
    parts: [rows("L", of.row03)],
    names: { number: "HCID", order: "HPOR", insuredNumber: "HROD" },
    rowNames: { day: "LDAT", code: "LKOD", count: "LMNO" },
  },
  P: {
    kind: "05",
    head: of.head05,
    parts: [rows("V", of.row05), part("N", Infinity, of.compensation05)],
    names: { number: "PCID", order: "PPOR", insurer: "PCPO", points: "PCBOD" },
    rowNames: { day: "VDAT", code: "VKOD", insuredNumber: "VROD" },
  },
};

/** The documents that each type of batch holds; others, as the dental ones, are not read. */
export const batchTypes: Partial<Record<string, readonly DocumentKind[]>> = {
  "90": ["06", "03"],
  "98": ["01", "03"],
  "05": ["05"],
};
/** The most documents of a batch; they are numbered from 1. */
export const MOST_DOCUMENTS = 999;
