import { and, asc, eq, gt, isNull, type SQL } from "drizzle-orm";
import { copiedFiles } from "#rules/patient-rights/copied-files.ts";
import type { PatientCopy } from "#rules/patient-rights/patient-copy.ts";
import { fold } from "#rules/text/fold.ts";
import type { InCenter } from "../core/context.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { storeInvoicesOf } from "../patient-rights/read-money.ts";
import { readCopies } from "../patient-rights/read-copies.ts";
import { cardsAndMerged } from "../patients/merged-cards.ts";
import { storedPart, type Making, type Part } from "./making.ts";

/** As many cards are held at once with all their records. */
const AT_ONCE = 25;

/** The cards of patients: merged ones are a part of another, and of disposed ones nothing is left. */
export const whichPatients = ({ profile }: InCenter): SQL =>
  and(
    eq(patientCards.medicalCenterId, profile.medicalCenterId),
    isNull(patientCards.mergedIntoId),
    isNull(patientCards.disposedAt),
  )!;

/** Each card as the patient's copy has it, with its files. The records of a card are of one moment. */
export async function* patientParts(making: Making): AsyncGenerator<Part> {
  const { run, snapshot } = making;
  for (let last = 0; ;) {
    const after = last;
    const ids = await run(async (ctx) => {
      const rows = await ctx.db
        .select({ id: patientCards.id })
        .from(patientCards)
        .where(and(whichPatients(ctx), gt(patientCards.id, after)))
        .orderBy(asc(patientCards.id))
        .limit(AT_ONCE);
      const found = rows.map(({ id }) => id);
      await storeInvoicesOf(ctx, [...(await cardsAndMerged(ctx, found)).values()].flat());
      return found;
    });
    if (ids.length === 0) return;
    const copies = await snapshot((ctx) => readCopies(ctx, ids));
    for (const [at, copy] of copies.entries()) {
      const folder = `patients/${folderOf(ids[at]!, copy)}`;
      yield { name: `${folder}/data.json`, input: JSON.stringify(copy, null, 1) };
      for (const { uuid, href } of copiedFiles(copy)) yield* await storedPart(making, `${folder}/${href}`, uuid);
    }
    await making.onDone(ids.length);
    last = ids.at(-1)!;
  }
}

/** The number of the card, by which it is found in lists, and the name for people. */
function folderOf(id: number, { tables }: PatientCopy): string {
  const { surname, name } = tables.patientCards[0] as unknown as Record<"surname" | "name", string>;
  return [String(id), fold(`${surname} ${name}`).replaceAll(" ", "-").slice(0, 60)].filter(Boolean).join("-");
}
