import { z } from "zod";
import { colors, procedureTypes, uzisTypes, vatRates } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import { choice } from "../choice.ts";
import { ids } from "../ids.ts";
import { price } from "../price.ts";
import { error, name, optionalLongText } from "../text.ts";
import { whole } from "../whole.ts";

/** As long as an event may be. */
const LONGEST_MINUTES = 24 * 60;
/** As many patients as an event may have. */
const MOST_PLACES = 100;

/** The fields of a service, as typed or as the API takes them. Only a GROUP has a capacity: otherwise it is ignored. */
export const ProcedureInput = (currency: Currency) => {
  const common = z.object({
    name: name(),
    uzisType: choice(uzisTypes),
    duration: whole(1, LONGEST_MINUTES, "durationOutOfRange"),
    price: price(currency),
    vatRate: choice(vatRates),
    color: choice(colors),
    description: optionalLongText(2000),
    profileIds: ids(500),
    facilityIds: ids(500),
    accessibleInBooking: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  });
  const [individual, group] = procedureTypes;
  return z.discriminatedUnion(
    "type",
    [
      common.extend({
        type: z.literal(individual),
        capacity: z
          .unknown()
          .optional()
          .transform(() => 1),
      }),
      common.extend({ type: z.literal(group), capacity: whole(2, MOST_PLACES, "capacityOutOfRange") }),
    ],
    error("choiceInvalid"),
  );
};
export type ProcedureInput = z.output<ReturnType<typeof ProcedureInput>>;

/** An additional service or a product. */
export const AdditionalProcedureInput = (currency: Currency) =>
  z.object({ name: name(), price: price(currency), vatRate: choice(vatRates) });
export type AdditionalProcedureInput = z.output<ReturnType<typeof AdditionalProcedureInput>>;
