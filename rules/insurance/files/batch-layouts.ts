import { layoutOf, type Row } from "./layout.ts";

/*
 * Records of a K-dávka: VZP, Datové rozhraní – individuální doklady, 6.2.XLVII, valid from 1 September 2025. The second
 * length of 01.V is of the versions before 6.2.36.
 */

const HEAD = [
  ["TYP", "C", 1, "required", { default: "D" }],
  ["CHAR", "C", 1, "required", { default: "P" }],
  ["DTYP", "C", 2, "required"],
  ["DICO", "C", 8, "required"],
  ["DPOB", "C", 4, "required"],
  ["DROK", "N", 4, "required"],
  ["DMES", "N", 2, "required", { zeros: true }],
  ["DCID", "N", 6, "required"],
  ["DPOC", "N", 3, "required"],
  ["DBODY", "N", 11, "optional"],
  ["DFIN", "$", 18, "optional"],
  ["DDPP", "C", 1, "required", { default: "1" }],
] as const satisfies readonly Row[];
const VERSIONS = [
  ["DVDR1", "C", 13, "required"],
  ["DVDR2", "C", 13, "optional"],
] as const satisfies readonly Row[];
const DOCUMENT_TYPE = ["DDTYP", "C", 1, "optional"] as const satisfies Row;

/** The head of a batch. */
export const batchHead = layoutOf("D", 88, [...HEAD, ...VERSIONS, DOCUMENT_TYPE]);
/** The same of a writer that leaves out the last byte. */
export const batchHead87 = layoutOf("D", 87, [...HEAD, ...VERSIONS]);
/** The same of old files, without versions. */
export const batchHead62 = layoutOf("D", 62, [...HEAD, DOCUMENT_TYPE]);

/** Document 06: care that another workplace asked for. */
export const head06 = layoutOf("06.E", 100, [
  ["TYP", "C", 1, "required", { default: "E" }],
  ["ECID", "N", 7, "required"],
  ["ESTR", "N", 1, "never"],
  ["EPOC", "N", 1, "never"],
  ["EPOR", "N", 3, "required"],
  ["ECPO", "C", 3, "required"],
  ["ETPP", "C", 1, "required", { default: "1" }],
  ["EICO", "C", 8, "required"],
  ["EVAR", "C", 6, "optional"],
  ["EODB", "C", 3, "required"],
  ["EROD", "C", 10, "required"],
  ["EZDG", "C", 5, "required"],
  ["EKON", "C", 1, "never"],
  ["EICZ", "C", 8, "required"],
  ["ECDZ", "N", 7, "never"],
  ["EDAT", "D", 8, "required"],
  ["ECCEL", "$", 10, "optional"],
  ["ECBOD", "N", 7, "optional"],
  ["EODZ", "C", 3, "required"],
  ["EVARZ", "C", 6, "optional"],
  ["DTYP", "C", 1, "never"],
]);
export const row06 = layoutOf("06.V", 16, [
  ["TYP", "C", 1, "required", { default: "V" }],
  ["VDAT", "D", 8, "required"],
  ["VKOD", "C", 5, "required"],
  ["VPOC", "N", 1, "required", { default: "1" }],
  ["VTYP", "C", 1, "never"],
]);
export const compensation06 = layoutOf("06.N", 3, [
  ["TYP", "C", 1, "required", { default: "N" }],
  ["NTYP", "C", 1, "required"],
  ["TYPN", "C", 1, "never"],
]);
export const diagnosis06 = layoutOf("06.G", 7, [
  ["TYP", "C", 1, "required", { default: "G" }],
  ["GCIS", "C", 5, "required"],
  ["GTYP", "C", 1, "never"],
]);
export const orpha06 = layoutOf("06.I", 8, [
  ["TYP", "C", 1, "required", { default: "I" }],
  ["ICIS", "C", 6, "required"],
  ["ITYP", "C", 1, "never"],
]);
/** Document 01: ambulatory care. */
export const head01 = layoutOf("01.A", 93, [
  ["TYP", "C", 1, "required", { default: "A" }],
  ["HCID", "N", 7, "required"],
  ["HSTR", "N", 1, "never"],
  ["HPOC", "N", 1, "never"],
  ["HPOR", "N", 3, "required"],
  ["HCPO", "C", 3, "required"],
  ["HTPP", "C", 1, "required", { default: "1" }],
  ["HICO", "C", 8, "required"],
  ["HVAR", "C", 6, "optional"],
  ["HODB", "C", 3, "required"],
  ["HROD", "C", 10, "required"],
  ["HZDG", "C", 5, "required"],
  ["HKON", "C", 1, "never"],
  ["HICZ", "C", 8, "never"],
  ["HCDZ", "N", 7, "never"],
  ["HREZ", "C", 10, "never"],
  ["HCCEL", "$", 10, "optional"],
  ["HCBOD", "N", 7, "optional"],
  ["DTYP", "C", 1, "never"],
]);
export const row01 = layoutOf("01.V", 31, [
  ["TYP", "C", 1, "required", { default: "V" }],
  ["VDAT", "D", 8, "required"],
  ["VKOD", "C", 5, "required"],
  ["VPOC", "N", 1, "required", { default: "1" }],
  ["VODB", "C", 3, "optional"],
  ["VDIA", "C", 5, "optional"],
  ["VBOD", "N", 7, "optional"],
  ["VTYP", "C", 1, "never"],
]);
export const oldRow01 = layoutOf("01.V", 29, [
  ["TYP", "C", 1, "required", { default: "V" }],
  ["VDAT", "D", 8, "required"],
  ["VKOD", "C", 5, "required"],
  ["VPOC", "N", 1, "required", { default: "1" }],
  ["VODB", "C", 3, "optional"],
  ["VDIA", "C", 5, "optional"],
  ["VBOD", "N", 5, "optional"],
  ["VTYP", "C", 1, "never"],
]);
export const compensation01 = layoutOf("01.N", 3, [
  ["TYP", "C", 1, "required", { default: "N" }],
  ["NTYP", "C", 1, "required"],
  ["TYPN", "C", 1, "never"],
]);
export const diagnosis01 = layoutOf("01.G", 7, [
  ["TYP", "C", 1, "required", { default: "G" }],
  ["GCIS", "C", 5, "required"],
  ["GTYP", "C", 1, "never"],
]);
export const orpha01 = layoutOf("01.I", 8, [
  ["TYP", "C", 1, "required", { default: "I" }],
  ["ICIS", "C", 6, "required"],
  ["ITYP", "C", 1, "never"],
]);
/** Document 03: medicaments and devices of a document 01 or 06 of the same insured number. */
export const head03 = layoutOf("03.Z", 67, [
  ["TYP", "C", 1, "required", { default: "Z" }],
  ["HCID", "N", 7, "required"],
  ["HSTR", "N", 1, "never"],
  ["HPOC", "N", 1, "never"],
  ["HPOR", "N", 3, "required"],
  ["HICO", "C", 8, "required"],
  ["HVAR", "C", 6, "optional"],
  ["HODB", "C", 3, "required"],
  ["HROD", "C", 10, "required"],
  ["HZDG", "C", 5, "never"],
  ["HREZ", "C", 10, "never"],
  ["HCCEL", "$", 11, "optional"],
  ["HTYP", "C", 1, "never"],
]);
export const row03 = layoutOf("03.L", 45, [
  ["TYP", "C", 1, "required", { default: "L" }],
  ["LDAT", "D", 8, "required"],
  ["LTPR", "C", 1, "required"],
  ["LZVL", "C", 1, "optional"],
  ["LKOD", "C", 7, "required"],
  ["LMNO", "$", 11, "required", { decimals: 3 }],
  ["LFIN", "$", 10, "required"],
  ["LVDG", "C", 5, "optional"],
  ["LTYP", "C", 1, "never"],
]);
/** Document 05: irregular ambulatory care. */
export const head05 = layoutOf("05.P", 49, [
  ["TYP", "C", 1, "required", { default: "P" }],
  ["PCID", "N", 7, "required"],
  ["PCPO", "C", 3, "required"],
  ["PICO", "C", 8, "required"],
  ["PVAR", "C", 6, "optional"],
  ["PODB", "C", 3, "required"],
  ["PHCEL", "$", 10, "optional"],
  ["PCBOD", "N", 7, "optional"],
  ["PPOR", "N", 3, "required"],
  ["DTYP", "C", 1, "never"],
]);
export const row05 = layoutOf("05.V", 30, [
  ["TYP", "C", 1, "required", { default: "V" }],
  ["VDAT", "D", 8, "required"],
  ["VROD", "C", 10, "required"],
  ["VKOD", "C", 5, "required"],
  ["VDIA", "C", 5, "required"],
  ["VTYP", "C", 1, "never"],
]);
export const compensation05 = layoutOf("05.N", 13, [
  ["TYP", "C", 1, "required", { default: "N" }],
  ["NROD", "C", 10, "required"],
  ["NTYP", "C", 1, "required"],
  ["TYPN", "C", 1, "never"],
]);
