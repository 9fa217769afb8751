import type { ProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import type { Relations } from "./relations.ts";
import type { Procedure } from "./offered-procedure.ts";

/** The columns of a service. */
export const valuesOf = ({ duration, price, profileIds: _givers, facilityIds: _places, ...same }: ProcedureInput) => ({
  ...same,
  durationMinutes: duration,
  priceAmount: price.amount,
  priceCurrency: price.currency,
});

/** The present values of a service with its price of today, as its input. */
export const inputOf = (row: Procedure, price: number, relations: Relations): ProcedureInput => ({
  name: row.name,
  type: row.type as "GROUP",
  uzisType: row.uzisType,
  duration: row.durationMinutes,
  capacity: row.capacity,
  price: { amount: price, currency: row.priceCurrency },
  vatRate: row.vatRate,
  color: row.color,
  description: row.description,
  ...relations,
  accessibleInBooking: row.accessibleInBooking,
});
