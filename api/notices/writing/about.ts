import type { Locale } from "#rules/codes.ts";
import type { NoticeOccasion } from "#rules/notices/alerts.ts";
import type { TokenValues } from "#rules/notices/tokens.ts";
import type { NoticeVisit } from "../../core/db/tables/notices.ts";

type Outcome = { occasion: NoticeOccasion; visits: NoticeVisit[] };

/** The outcome that a notice is to say, to whom, and in which language; `others` are further outcomes of its visits. */
export type About = Outcome & { others: Outcome[]; to: string; language: Locale; values: TokenValues };
