import { pages, type PageName } from "#app/paths/all.ts";
import { hrefOf } from "#app/paths/href.ts";
import { uuids } from "#tests/cast/people.ts";
import { turnOfCommit } from "#tests/kit/chance/turn-of-commit.ts";

/** Every page, the card and the report in its path being those of the cast. */
export const addresses = (Object.keys(pages) as PageName[]).map((page) => {
  const { path } = pages[page];
  const params = Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name]) => [
      name,
      name === "uuid" || name === "other" ? uuids.jana : name === "tab" ? "osobni" : "1",
    ]),
  );
  return {
    page,
    address: hrefOf("cs", path, params),
    query: [...Object.keys(pages[page].query), "kept"],
  };
});

/** One of the values for each address, another one at another commit: the guard is the same for all. */
export const oneFor = <T>(values: readonly T[], nth: number) =>
  values[(nth + turnOfCommit(values.length)) % values.length]!;
