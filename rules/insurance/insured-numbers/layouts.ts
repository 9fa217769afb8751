import { layoutOf } from "../files/layout.ts";

/*
 * Records of the check of insured numbers: VZP, Datové rozhraní – speciální rozhraní III–2.1, 6.2.XLVII, valid from
 * 1 September 2025. They have no letter: every line is of one kind.
 */

/** A number to ask about. */
export const askedNumber = layoutOf("CP.I", 10, [["CP", "C", 10, "required"]]);
/**
 * A period of a number's history; a number has one or more. The interface does not say what its first day is of an
 * unknown number, so that only known ones must have one (`readAnswer`).
 */
export const answeredPeriod = layoutOf("CP.O", 32, [
  ["CP", "C", 10, "required"],
  ["PRC", "C", 1, "required"],
  ["CISPOJ", "C", 3, "required"],
  ["PPO", "C", 1, "required"],
  ["DPO", "C", 1, "optional"],
  ["DATOD", "D", 8, "optional"],
  ["DATDO", "D", 8, "optional"],
]);
