import type { InCenter } from "../../core/context.ts";
import type { Asked, Counted } from "../counted.ts";
import { sumCare, sumIncome, sumServices } from "./income.ts";
import { countExcuses, countNewPatients, countOperations, countPeople, countStates, countUzis } from "./visits.ts";
import { countBusyFacilities, countBusyPeople, countWork } from "./work.ts";

/** Every figure of a day, by its name in `counted_days`. A new one needs all days to be counted again. */
export const figures = {
  STATES: countStates,
  PEOPLE: countPeople,
  EXCUSES: countExcuses,
  NEW_PATIENTS: countNewPatients,
  UZIS: countUzis,
  OPERATIONS: countOperations,
  BUSY_PEOPLE: countBusyPeople,
  BUSY_FACILITIES: countBusyFacilities,
  WORK: countWork,
  INCOME: sumIncome,
  SERVICES: sumServices,
  CARE: sumCare,
} as const satisfies Record<string, (ctx: InCenter, asked: Asked) => Promise<Counted[]>>;

export type Figure = keyof typeof figures;
