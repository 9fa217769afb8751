import type { ProcedureInput } from "#rules/inputs/procedure.ts";
import type { Relations } from "./relations.ts";
import type { Procedure } from "./scope.ts";

/** The columns of what a service says. */
export const valuesOf = ({ duration, price, profileIds: _givers, facilityIds: _places, ...same }: ProcedureInput) => ({
  ...same,
  durationMinutes: duration,
  priceAmount: price.amount,
  priceCurrency: price.currency,
});

/** What a service says now, as its input. */
export const inputOf = (row: Procedure, relations: Relations): ProcedureInput => ({
  name: row.name,
  type: row.type as "GROUP",
  uzisType: row.uzisType,
  duration: row.durationMinutes,
  capacity: row.capacity,
  price: { amount: row.priceAmount, currency: row.priceCurrency },
  vatRate: row.vatRate,
  color: row.color,
  description: row.description,
  ...relations,
  accessibleInBooking: row.accessibleInBooking,
});
