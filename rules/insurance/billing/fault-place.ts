import type { CodingFaultKind } from "../coding-fault-kinds.ts";

/** Where a fault is corrected: in the report by its author, on the card, by a voucher, a contract or its operations, in the lists. */
export type FaultPlace = "report" | "card" | "voucher" | "contract" | "operations" | "list";

/** A fault of the coding is the author's: signed reports are corrected by a report of theirs. */
const elsewhere: Partial<Record<CodingFaultKind, FaultPlace>> = {
  NO_INSURER: "card",
  NO_INSURED_NUMBER: "card",
  EU_CARD_ALONE: "card",
  NO_VOUCHER: "voucher",
  NO_CONTRACT: "contract",
  NOT_CONTRACTED: "operations",
  NO_POINTS: "list",
};

export const placeOf = (kind: CodingFaultKind): FaultPlace => elsewhere[kind] ?? "report";
