import type { Color, Locale, VatRate } from "#rules/codes.ts";
import { moneyInput, type Money } from "#rules/format.ts";

export type ProcedureRow = {
  id: number;
  name: string;
  type: "INDIVIDUAL" | "GROUP";
  uzisType: "LTV" | "FT" | "ERGO" | "OTHER";
  duration: number;
  capacity: number;
  price: Money;
  vatRate: VatRate;
  color: Color;
  description: string | null;
  profileIds: number[];
  facilityIds: number[];
  accessibleInBooking: boolean;
};
/** The fields of a service's form: texts, and lists of boxes. */
export type ProcedureValues = Record<Exclude<keyof ProcedureRow, "id" | "profileIds" | "facilityIds">, string> &
  Record<"profileIds" | "facilityIds", string[]>;

/** A service as its form shows it. */
export const procedureValues = (row: ProcedureRow, locale: Locale): ProcedureValues => ({
  name: row.name,
  type: row.type,
  capacity: row.type === "GROUP" ? String(row.capacity) : "",
  uzisType: row.uzisType,
  duration: String(row.duration),
  price: moneyInput(row.price, locale),
  vatRate: row.vatRate,
  profileIds: row.profileIds.map(String),
  facilityIds: row.facilityIds.map(String),
  color: row.color,
  accessibleInBooking: row.accessibleInBooking ? "on" : "",
  description: row.description ?? "",
});
