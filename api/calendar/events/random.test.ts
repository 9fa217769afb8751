import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { randomOps } from "#tests/kit/chance/random-ops.ts";
import { CalendarModel, type ModelEvent } from "#tests/kit/calendar/calendar-model.ts";
import { checkCalendar } from "#tests/kit/calendar/check-calendar.ts";
import { applyStep } from "#tests/kit/calendar/apply-step.ts";
import { expectDrawn } from "#tests/kit/calendar/expect-drawn.ts";
import { step } from "#tests/kit/calendar/random-steps.ts";

/** The suite runs a few operations; the calendar passes with MOTUS_TEST_RANDOM_OPS=10000. */
const OPS = randomOps(150);
const RUN = Math.min(150, OPS);

const api = await testApi();

/** A plain month, and those with a night on which the clocks change, the end of a year and the 29th of February. */
const starts = ["2026-03-16", "2026-10-12", "2027-12-20", "2028-02-14", "2028-05-15"] as const satisfies IsoDate[];

/** The stored state of the product, in the model's form. */
async function stored(): Promise<ModelEvent[]> {
  const { rows } = await api.database.owner.query(
    `select e.id, e.begin_at, e.end_at, e.owner_id, e.capacity, e.note, e.parent_id, e.recurrence_at, e.removed_at,
       array(select facility_id from event_facilities where event_id = e.id order by 1) as facilities,
       array(select array[patient_card_id::text, state::text] from patient_attendances where event_id = e.id order by patient_card_id) as cards
     from events e where medical_center_id = $1 order by e.id`,
    [ids.center],
  );
  return rows.map((row) => ({
    id: row.id,
    begin: row.begin_at.getTime(),
    end: row.end_at.getTime(),
    owner: row.owner_id,
    facilities: row.facilities,
    capacity: row.capacity,
    note: row.note ?? "",
    cards: new Map(
      row.cards.map(([card, state]: [string, ModelEvent["cards"] extends Map<number, infer S> ? S : never]) => [
        Number(card),
        state,
      ]),
    ),
    parent: row.parent_id,
    slot: row.recurrence_at?.getTime() ?? null,
    removed: row.removed_at?.getTime() ?? null,
  }));
}
const comparable = (events: Iterable<ModelEvent>) =>
  [...events]
    .sort((one, other) => one.id - other.id)
    .map((event) => ({ ...event, cards: [...event.cards].sort(([one], [other]) => one - other) }));

test(`${OPS} random operations lead to the same state as an independent model, and are drawn so`, async () => {
  const steps = fc.asyncProperty(
    fc.constantFrom(...starts),
    fc.array(step, { minLength: RUN, maxLength: RUN, size: "max" }),
    async (start, list) => {
      await api.database.owner.query("delete from events where medical_center_id = $1", [ids.center]);
      api.clock.now = instantOf(start, "10:00");
      const model = new CalendarModel();
      for (const [index, one] of list.entries()) {
        await applyStep(api, start, model, one);
        expect(comparable(await stored()), JSON.stringify(one)).toEqual(comparable(model.events.values()));
        if (index % 10 === 9) await checkCalendar(api.database.owner);
      }
      await expectDrawn(api, start, model);
    },
  );
  await fc.assert(steps, { numRuns: Math.ceil(OPS / RUN), endOnFailure: true });
}, 3_600_000);
