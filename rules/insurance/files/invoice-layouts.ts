import { layoutOf } from "./layout.ts";

/*
 * Records of an F-dávka, the invoices to an insurer: VZP, Datové rozhraní – individuální doklady, 6.2.XLVII, section
 * 4.31. The value of FVERZE is not said there; it has two decimals.
 */

/** The head of the file. */
export const invoiceHead = layoutOf("F.F", 69, [
  ["TYP", "C", 1, "required", { default: "F" }],
  ["FVERZE", "$", 4, "required"],
  ["FICZ", "C", 8, "required"],
  ["FICO", "C", 8, "required"],
  ["FICOX", "C", 2, "optional"],
  ["FPLATCE", "C", 3, "required"],
  ["FPOB", "C", 4, "required"],
  ["FPOCV", "N", 2, "required"],
  ["FPOCZ", "N", 2, "required"],
  ["FBNKOD", "C", 4, "required"],
  ["FSPEC", "C", 10, "optional"],
  ["FBNPRED", "C", 6, "optional"],
  ["FBNUCET", "C", 10, "required"],
  ["RTYP", "C", 1, "optional"],
  ["NTYP", "C", 4, "optional"],
]);
/** A telephone or an address to which the insurer sends news. */
export const channel = layoutOf("F.K", 44, [
  ["TYP", "C", 1, "required", { default: "K" }],
  ["KKAN", "C", 1, "required"],
  ["KZPR", "N", 1, "required"],
  ["KPLA", "N", 1, "required"],
  ["KKON", "C", 40, "required"],
]);
/** A request of an advance: an invoice for a period. */
export const advance = layoutOf("F.Z", 128, [
  ["TYP", "C", 1, "required", { default: "Z" }],
  ["ZCIS", "N", 10, "required"],
  ["ZVYST", "D", 8, "required"],
  ["ZSPLAT", "D", 8, "required"],
  ["ZMES", "N", 2, "required"],
  ["ZROK", "N", 4, "required"],
  ["ZFINC", "$", 18, "required"],
  ["ZPOJ", "C", 2, "required"],
  ["ZUHR", "C", 1, "required"],
  ["ZTPECE", "C", 1, "required"],
  ["ZPECE", "C", 2, "required"],
  ["ZPOZ", "C", 71, "optional"],
]);
/** A request of settlement: an invoice for batches. */
export const settlement = layoutOf("F.V", 168, [
  ["TYP", "C", 1, "required", { default: "V" }],
  ["VCIS", "N", 10, "required"],
  ["VVYST", "D", 8, "required"],
  ["VSPLAT", "D", 8, "required"],
  ["VMES", "N", 2, "required", { zeros: true }],
  ["VROK", "N", 4, "required"],
  ["VFINC", "$", 18, "required"],
  ["VFINBOD", "N", 16, "required"],
  ["VFINKC", "$", 18, "required"],
  ["VPDAV", "N", 6, "required"],
  ["VDPOJ", "C", 2, "required"],
  ["VDPECE", "C", 2, "required"],
  ["VPOZ", "C", 73, "optional"],
]);
/** A batch of the settlement before. */
export const settledBatch = layoutOf("F.D", 48, [
  ["TYP", "C", 1, "required", { default: "D" }],
  ["DCIS", "N", 6, "required"],
  ["DMES", "N", 2, "required"],
  ["DROK", "N", 4, "required"],
  ["DUHR", "C", 1, "required"],
  ["DBODY", "N", 16, "required"],
  ["DKC", "$", 18, "required"],
]);
