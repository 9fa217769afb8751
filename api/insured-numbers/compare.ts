import { differencesOf, type InsuredDifference } from "#rules/insurance/insured-numbers/differences.ts";
import { readAnswer } from "#rules/insurance/insured-numbers/read-answer.ts";
import type { FileFault } from "#rules/insurance/files/file-faults.ts";
import { MOST_INSURER_FILE_BYTES } from "#rules/upload.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { track } from "../core/track.ts";
import { cardDays } from "./card-days.ts";

/** The most differences that are shown: somebody corrects the cards, and compares again. */
export const MOST_DIFFERENCES = 500;

export type Comparison = {
  faults: FileFault[];
  isWhole: boolean;
  /** Numbers of the answer without a fault, and those of them that no card has. */
  numbers: number;
  onNoCard: number;
  differenceCount: number;
  differences: InsuredDifference[];
};

/**
 * Compares an answer of VZP with the cards of the centre, and keeps nothing of it; the comparison is audited with the
 * cards that it shows. Refused where the centre bills no insurers (`insurersOff`), and for a file that is too large or
 * no answer.
 */
export async function compareAnswer(ctx: Ctx, file: Blob): Promise<Comparison> {
  allow(ctx, "insurer:bill");
  if (!(await readInsuranceConfig(ctx)).active) throw new Fault("insurersOff");
  if (file.size > MOST_INSURER_FILE_BYTES) throw new Fault("insurerFileTooLarge");
  const { noAnswer, isWhole, faults, histories } = readAnswer(new Uint8Array(await file.arrayBuffer()));
  if (noAnswer) throw new Fault("insuredNumbersForeign", { reason: noAnswer });
  const days = await cardDays(ctx, [...histories.keys()]);
  const all = differencesOf(days, histories);
  const differences = [...all.filter(({ visits }) => visits > 0), ...all.filter(({ visits }) => visits === 0)].slice(
    0,
    MOST_DIFFERENCES,
  );
  const numbers = histories.size;
  await track(ctx, "insuredNumber.read", {
    details: { numbers, differences: all.length, patientCards: [...new Set(differences.map(({ card }) => card))] },
  });
  return {
    faults,
    isWhole,
    numbers,
    onNoCard: numbers - new Set(days.map(({ number }) => number)).size,
    differenceCount: all.length,
    differences,
  };
}
