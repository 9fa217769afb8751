import { and, like, or, type SQL } from "drizzle-orm";
import { fold } from "#rules/text/fold.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";

/**
 * Applicants whose number begins with the typed digits, with spaces between them or without, or whose name has a word
 * for each of the typed ones, diacritics aside; all of them where nothing is typed.
 */
export function matching(term: string): SQL | undefined {
  const { icp, words } = ftVoucherApplicants;
  const typed = fold(term.slice(0, 200)).split(" ").filter(Boolean);
  if (typed.length === 0) return undefined;
  const digits = typed.join("");
  return or(
    /^\d+$/.test(digits) ? like(icp, `${digits}%`) : undefined,
    and(...typed.map((word) => or(like(icp, `${word}%`), like(words, `% ${word}%`)))),
  );
}
