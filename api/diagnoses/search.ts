import { and, desc, eq, gte, isNull, like, lte, or } from "drizzle-orm";
import { codeBeginning } from "#rules/diagnoses/diagnosis-code.ts";
import { fold } from "#rules/text/fold.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalDiagnoses } from "../core/db/tables/medical-diagnoses.ts";

const MOST = 20;

/**
 * The diagnoses of MKN-10 that are valid today and whose code has this beginning, or whose name has a word for each of
 * the typed ones, diacritics aside: at most twenty, the code itself first.
 */
export async function searchDiagnoses(ctx: Ctx, term: string) {
  allow(ctx, "patientCard:read");
  const { code, words, validFrom, validTo } = medicalDiagnoses;
  const typed = fold(term.slice(0, 200)).split(" ").filter(Boolean);
  if (typed.length === 0) return [];
  const beginning = codeBeginning(term.slice(0, 20));
  const today = localDate(ctx.now());
  return ctx.db
    .select()
    .from(medicalDiagnoses)
    .where(
      and(
        or(beginning ? like(code, `${beginning}%`) : undefined, and(...typed.map((word) => like(words, `% ${word}%`)))),
        lte(validFrom, today),
        or(isNull(validTo), gte(validTo, today)),
      ),
    )
    .orderBy(...(beginning ? [desc(eq(code, beginning))] : []), code)
    .limit(MOST);
}
