import { isPlaceNumber } from "#rules/insurance/codes.ts";
import { error, text } from "../text.ts";

/** An IČZ or IČP, with spaces between its digits or without. */
export const placeNumber = () =>
  text(20)
    .transform((typed) => typed.replaceAll(" ", ""))
    .refine(isPlaceNumber, error("placeNumberInvalid"));
