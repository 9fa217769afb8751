import { insurerCodes } from "#rules/codes.ts";
import { choice, integer, one, oneOf, text } from "#rules/query.ts";
import { naming } from "../page.ts";

/** The filters of the card file, which its list and what is printed of it share. */
export const cardFilters = {
  q: text,
  archived: one,
  insurer: choice(oneOf(...insurerCodes)),
  paramedic: naming("profile", choice(integer)),
  visitFrom: text,
  visitTo: text,
  absent: choice(integer),
  noConsent: one,
  sort: oneOf("patient", "birthDate", "created"),
  direction: oneOf("asc", "desc"),
};
