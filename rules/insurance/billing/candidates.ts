import type { InsurerCode } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { isHeld, type BillingDocument } from "./documents.ts";

/** A batch that may be made: the documents of a kind by one contract, for one kind of insurance. */
export type BatchCandidate = Pick<BillingDocument, "kind" | "variant" | "expertise"> & {
  insurer: InsurerCode;
  month: IsoDate;
  /** The first and the last day of care. */
  period: { from: IsoDate; to: IsoDate };
  documents: number;
  visits: number;
  /** Documents that faults keep out. */
  heldDocuments: number;
  points: number;
  price: number;
};

/** The candidates among a month's documents; those that are kept out are counted apart, and summed in nothing. */
export function candidatesOf(month: IsoDate, documents: readonly BillingDocument[]): BatchCandidate[] {
  const groups = new Map<string, BillingDocument[]>();
  for (const document of documents) {
    const { insurer, contract, variant, kind } = document;
    if (insurer === null || contract === null) continue;
    const key = [insurer, contract.id, variant, kind].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), document]);
  }
  return [...groups.values()]
    .map((all) => {
      const { insurer, kind, variant, expertise } = all[0]!;
      const whole = all.filter(({ visits }) => !visits.some(isHeld));
      const days = all.flatMap(({ visits }) => visits.map(({ day }) => day)).sort();
      return {
        insurer: insurer!,
        kind,
        variant,
        expertise,
        month,
        period: { from: days[0]!, to: days.at(-1)! },
        documents: whole.length,
        visits: whole.reduce((sum, { visits }) => sum + visits.length, 0),
        heldDocuments: all.length - whole.length,
        points: whole.reduce((sum, { points }) => sum + points, 0),
        price: whole.reduce((sum, { price }) => sum + price, 0),
      };
    })
    .sort((one, other) => order(one).localeCompare(order(other)));
}

const order = ({ insurer, expertise, kind, variant }: BatchCandidate) => [insurer, expertise, kind, variant].join(" ");
