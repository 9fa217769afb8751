import { contentsOf } from "#rules/insurance/batches/contents-of.ts";
import type { BillingDocument } from "#rules/insurance/billing/documents.ts";
import type { InCenter } from "../core/context.ts";
import { documentFacts } from "./document-facts.ts";
import type { Made } from "./open-batches.ts";

/** Documents as they are frozen: each as one, or as several where its rows need them. */
export async function documentContents(
  ctx: InCenter,
  documents: readonly BillingDocument[],
): Promise<Omit<Made, "corrects">[][]> {
  const factsOf = await documentFacts(ctx, documents);
  return documents.map((document) => {
    const facts = factsOf(document);
    const { id, icz } = facts.contract;
    return contentsOf(document, facts).map((content) => ({
      ...content,
      card: document.visits[0]!.card,
      contract: { id, icz, pointPrice: facts.contract.pointPrice },
    }));
  });
}
