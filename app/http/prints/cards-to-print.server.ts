import { load } from "#app/http/request/load.server.ts";
import { CardsToPrint } from "#app/graphql/care/prints.ts";
import { cardFilters } from "../patients/card-filters.server.ts";
import type { Args } from "../request/context.ts";

/** No print holds more cards than this; for more, the filter is narrowed. */
export const MOST_CARDS = 500;
/** As many the API answers at once. */
const AT_ONCE = 50;

/** The cards chosen by `card`, or all that match the address's filters; of many the first. */
export async function cardsToPrint(args: Args, chosen: string[] | undefined) {
  const { wanted, query } = cardFilters(args);
  const asked = chosen
    ? {
        uuids: chosen.slice(0, MOST_CARDS).filter(Boolean),
        archived: wanted.archived,
        sort: wanted.sort,
        direction: wanted.direction,
      }
    : wanted;
  const ask = (page: number) => load(args, CardsToPrint, { ...asked, page });
  const {
    me,
    profiles,
    patientCards: { items, total, totalIsCapped },
  } = await ask(1);
  const all = Math.min(total, MOST_CARDS);
  for (let page = 2; (page - 1) * AT_ONCE < all; page++) items.push(...(await ask(page)).patientCards.items);
  const filters: Partial<typeof query> = chosen ? {} : query;
  return {
    cards: items,
    total,
    totalIsCapped,
    most: MOST_CARDS,
    filters,
    people: profiles,
    center: me.profile!.medicalCenter!,
  };
}
