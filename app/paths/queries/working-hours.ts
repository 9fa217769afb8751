import { one, text, type QueryShape } from "#rules/query.ts";

export const hoursQueries = {
  teamHours: { date: text },
  hoursOf: { copy: one, kept: text },
  myHours: { copy: one, kept: text },
  hoursPeriodNew: { copy: one, kept: text },
  hoursPeriod: { copy: one, kept: text },
  leaveNew: { kept: text },
} as const satisfies Record<string, QueryShape>;
