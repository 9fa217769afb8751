import type { ImportKind } from "#rules/codes.ts";
import { debts } from "./debts.ts";
import type { Kind } from "./kind.ts";
import { vouchers } from "./vouchers.ts";
import { patients } from "./patients.ts";
import { services } from "./services.ts";
import { visits } from "./visits.ts";

export const kinds: Record<ImportKind, Kind> = {
  PATIENTS: patients,
  SERVICES: services,
  VISITS: visits,
  VOUCHERS: vouchers,
  DEBTS: debts,
};
