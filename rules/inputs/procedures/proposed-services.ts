import { z } from "zod";
import type { Profession, VatRate } from "#rules/codes.ts";
import { proposalOf, proposedServices } from "#rules/first-steps/proposed-services.ts";
import type { Currency } from "#rules/money/currency.ts";
import { ProcedureInput } from "./procedure.ts";
import { error } from "../text.ts";

type Common = { profession: Profession; currency: Currency; vatRate: VatRate; profileIds: number[] };

const Row = z.object({
  proposal: z.string().optional(),
  chosen: z.string().optional(),
  name: z.string().optional(),
  duration: z.string().optional(),
  price: z.string().optional(),
});

/**
 * The chosen ones of proposed services as inputs of `proceduresCreate`, with the name, length and price that were
 * typed. Others are left unread; none chosen is refused.
 */
export const ProposedServicesForm = ({ profession, currency, vatRate, profileIds }: Common) =>
  z.object({ services: z.array(Row).max(proposedServices[profession].length).default([]) }).transform((typed, ctx) => {
    const fault = (path: PropertyKey[], message: string) => ctx.addIssue({ code: "custom", path, message });
    const chosen = typed.services.flatMap(({ proposal: key = "", chosen, ...row }, at) => {
      if (!chosen) return [];
      const proposal = proposalOf(profession, key);
      const path = ["services", at];
      if (!proposal) return fault([...path, "name"], error("choiceInvalid")) ?? [];
      const read = ProcedureInput(currency).safeParse({
        ...row,
        duration: row.duration === undefined ? undefined : Number(row.duration),
        type: proposal.places > 1 ? "GROUP" : "INDIVIDUAL",
        capacity: proposal.places,
        uzisType: proposal.uzisType,
        color: proposal.color,
        vatRate,
        profileIds,
      });
      for (const issue of read.error?.issues ?? []) fault([...path, ...issue.path], issue.message);
      return read.success ? [read.data] : [];
    });
    if (!typed.services.some((row) => row.chosen)) fault(["services", 0, "chosen"], error("nothingChosen"));
    return chosen;
  });
