import { locales, type Locale } from "#rules/codes.ts";
import { turnOfCommit } from "#tests/kit/chance/turn-of-commit.ts";

const PARTS = 14;
const themes = ["light", "dark"] as const;
const looks = locales.flatMap((locale) => themes.map((theme) => ({ locale, theme })));

type Visit<Stop> = { stop: Stop; locale: Locale; theme: (typeof themes)[number] };

/**
 * The visits of the complete walk that this run makes. A landing makes one of so many parts of the stops, each in one
 * language and theme, both by the hash of its commit. `MOTUS_WALKS` is another part, from 1 on, or `all`, each stop in
 * each language and theme.
 */
export function chosenVisits<Stop>(stops: Stop[]): Visit<Stop>[] {
  const chosen = process.env.MOTUS_WALKS;
  if (chosen === "all") return stops.flatMap((stop) => looks.map((look) => ({ stop, ...look })));
  const part = chosen ? Number(chosen) - 1 : turnOfCommit(PARTS);
  if (!(Number.isInteger(part) && part >= 0 && part < PARTS))
    throw new Error(`MOTUS_WALKS is "all", or from 1 to ${PARTS}.`);
  const look = turnOfCommit(looks.length);
  return stops
    .filter((_, at) => at % PARTS === part)
    .map((stop, at) => ({ stop, ...looks[(at + look) % looks.length]! }));
}
