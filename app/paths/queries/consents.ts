import { text, type QueryShape } from "#rules/query.ts";

export const consentQueries = {
  consentNew: { kept: text },
  consentScan: { kept: text },
  consentGiven: { center: text },
  gdprWordingNew: { kept: text },
  gdprWording: { back: text },
} as const satisfies Record<string, QueryShape>;
