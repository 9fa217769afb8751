import { z } from "zod";
import { moneyMethods, vatRates } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import { choice } from "./choice.ts";
import { id } from "./ids.ts";
import { price } from "./price.ts";
import { error, optionalText, text } from "./text.ts";

/** A payment has at most so many lines. */
export const MOST_ITEMS = 30;
/** Kinds of lines that are added by hand; a voucher's line comes with its sale. */
export const itemTargets = ["PROCEDURE", "ADDITIONAL_PROCEDURE"] as const;

const Item = (currency: Currency) =>
  z.object({
    name: optionalText(),
    price: price(currency).nullish(),
    discountReason: optionalText(),
    vatRate: choice(vatRates).nullish(),
    targetType: choice(itemTargets),
    targetId: id().nullish(),
  });
export type PaymentItemInput = z.output<ReturnType<typeof Item>>;

/** The lines of a payment, at least one. */
export const PaymentItemsInput = (currency: Currency) =>
  z.array(Item(currency)).min(1, error("required")).max(MOST_ITEMS, error("valueInvalid"));

/** A payment by hand: of a patient, of somebody named, or of neither. */
export const PaymentInput = (currency: Currency) =>
  z.object({ patientCard: id().nullish(), payer: optionalText(), items: PaymentItemsInput(currency) });

/** The payer in the place of the patient; an empty one is none. */
export const PaymentPayerInput = z.object({ payer: optionalText() });

/**
 * Money that is taken for a payment: without an amount all that is left of it. The cash that was handed over may be
 * more.
 */
export const PaymentTakeInput = (currency: Currency) =>
  z.object({
    paymentMethod: choice(moneyMethods),
    amount: price(currency).nullish(),
    received: price(currency).nullish(),
  });

/** A reversal or a cancellation, with its reason; what was paid is given back by the method. */
export const ReversalInput = z.object({ reason: text() });
export const PaymentCancelInput = z.object({ reason: text(), paymentMethod: choice(moneyMethods).nullish() });

const typedTarget = () =>
  z
    .string()
    .nullish()
    .transform((typed, ctx) => {
      if (!typed) return null;
      const [, targetType, id] = /^(PROCEDURE|ADDITIONAL_PROCEDURE):(\d{1,9})$/.exec(typed) ?? [];
      if (targetType) return { targetType: targetType as (typeof itemTargets)[number], targetId: Number(id) };
      ctx.addIssue({ code: "custom", message: error("choiceInvalid") });
      return z.NEVER;
    });

const TypedItem = (currency: Currency) =>
  z.object({
    target: typedTarget(),
    name: optionalText(),
    price: price(currency).nullish(),
    vatRate: choice(vatRates).nullish(),
  });

/**
 * The lines of a payment as they are typed: each a service, a product or a text of its own, without a price that of the
 * list. A rate of VAT is that of a text: services have theirs. Empty rows at the end are ignored; one reason holds for
 * all discounts.
 */
export const PaymentForm = (currency: Currency) =>
  z
    .object({
      payer: optionalText(),
      discountReason: optionalText(),
      items: z.array(TypedItem(currency).nullish()).max(MOST_ITEMS, error("valueInvalid")),
    })
    .transform(({ payer, discountReason, items }, ctx) => {
      const isFilled = (item: (typeof items)[number]) => Boolean(item && (item.target || item.name || item.price));
      const filled = items.slice(0, Math.max(1, items.findLastIndex(isFilled) + 1));
      const lines = filled.map((item, at) => {
        if (!isFilled(item))
          ctx.addIssue({ code: "custom", path: ["items", at, "target"], message: error("required") });
        const { target = null, name = null, price: own = null, vatRate = null } = item ?? {};
        const kind = target ?? { targetType: "ADDITIONAL_PROCEDURE" as const, vatRate };
        return { ...kind, name, price: own, discountReason };
      });
      return { payer, items: lines };
    });
export type PaymentForm = z.output<ReturnType<typeof PaymentForm>>;
