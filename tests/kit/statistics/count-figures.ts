import { localDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { personOf, type Given } from "./random-figures.ts";

type Row = { day: string; key: string; value: number };

/** The figures of entered rows, counted one by one: each row has its day and its series of the chart. */
export function countFigures({ events, entries }: Given): Record<string, Row[]> {
  const visits = events
    .map((event, id) => ({ ...event, id, day: localDate(event.at) }))
    .filter(({ removed }) => !removed)
    .flatMap((event) =>
      event.cards.map((card, n) => ({
        ...event,
        card: personOf(card),
        state: event.states[n]!,
        first: n === 0,
      })),
    );
  const came = visits.filter(({ state }) => state === "PRESENT");
  const uzis = (service: number | null) =>
    service === ids.procedures.examination || service === null ? "OTHER" : "LTV";
  const isFirst = (visit: (typeof came)[number]) =>
    came.every(
      (one) =>
        one.card !== visit.card || one.at > visit.at || (one.at.getTime() === visit.at.getTime() && one.id >= visit.id),
    );
  const paid = entries
    .filter(({ method }) => method !== "VOUCHER")
    .flatMap(({ at, back, reversed, ...entry }) =>
      [{ day: localDate(at), sign: 1 }, ...(reversed ? [{ day: localDate(back), sign: -1 }] : [])].map((moment) => ({
        ...entry,
        ...moment,
      })),
    );
  return {
    ATTENDANCE: visits.map(({ day, state }) => ({ day, key: state, value: 1 })),
    ATTENDANCE_BY_PARAMEDIC: came.flatMap(({ day, owner, helper }) =>
      [...new Set(["TOTAL", String(owner), ...(helper ? [String(helper)] : [])])].map((key) => ({
        day,
        key,
        value: 1,
      })),
    ),
    INCOME: paid.flatMap(({ day, method, amount, rounding, sign }) => [
      { day, key: method, value: sign * amount },
      ...(method === "CASH" ? [{ day, key: "ROUNDING", value: sign * rounding }] : []),
    ]),
    NEW_PATIENT: came
      .filter((visit) => isFirst(visit) && visit.card !== ids.patients.anna)
      .map(({ day }) => ({ day, key: "NEW", value: 1 })),
    UZIS: came.flatMap(({ day, service, first, operations }) => [
      { day, key: uzis(service), value: 1 },
      ...(first ? [{ day, key: `OPERATIONS ${uzis(service)}`, value: operations }] : []),
    ]),
  };
}
