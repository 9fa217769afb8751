import fc from "fast-check";
import { expect, test } from "vitest";
import { drawCalendar, type CalendarEvents } from "#rules/calendar/draw-calendar.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate, localTime, type IsoDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { randomOps } from "#tests/kit/chance/random-ops.ts";
import { CalendarModel, type Change, type ModelEvent } from "#tests/kit/calendar/calendar-model.ts";
import { checkCalendar } from "#tests/kit/calendar/check-calendar.ts";

/** The suite runs a few operations; the calendar passes with MOTUS_TEST_RANDOM_OPS=10000. */
const OPS = randomOps(150);
const RUN = Math.min(150, OPS);

const api = await testApi();
const { profiles, patients, procedures, facilities } = ids;

/** A plain month, and those with a night on which the clocks change, the end of a year and the 29th of February. */
const starts = ["2026-03-16", "2026-10-12", "2027-12-20", "2028-02-14", "2028-05-15"] as const satisfies IsoDate[];
let start: IsoDate = starts[0];

const scope = fc.constantFrom("ONE", "ONE", "FOLLOWING", "SERIES");
const pick = fc.nat();
const begin = fc.record({
  day: fc.nat(24),
  time: fc.constantFrom("02:30", "08:00", "08:30", "09:00", "10:15", "13:00", "23:30"),
});
const minutes = fc.constantFrom(30, 45, 60, 120);
const cards = fc.subarray([patients.jana, patients.karel, patients.anna]);
const override = fc.constantFrom(false, false, false, true);
const recurrence = fc.record({
  frequency: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY"),
  interval: fc.integer({ min: 1, max: 3 }),
  weekdays: fc.subarray([1, 2, 4, 7], { minLength: 1 }),
  count: fc.integer({ min: 1, max: 6 }),
});
const common = { pick, scope, override };
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("create"),
      begin,
      minutes,
      owner: fc.constantFrom(profiles.paramedic, profiles.admin),
      facilities: fc.subarray([facilities.gym, facilities.laser]),
      cards,
      group: fc.constantFrom(false, true, true),
      recurrence: fc.option(recurrence),
      override,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("move"), begin, ...common }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("resize"), minutes, ...common }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("change"),
      owner: fc.constantFrom(profiles.paramedic, profiles.admin),
      facilities: fc.subarray([facilities.gym, facilities.laser]),
      cards,
      note: fc.constantFrom("a", "b"),
      ...common,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove"), ...common }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("restore"), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("attend"),
      pick,
      card: fc.nat(),
      state: fc.constantFrom("NOT_SET", "PRESENT", "EXCUSED", "NOT_EXCUSED"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait"), hours: fc.nat(30) }) },
);
type Step = typeof step extends fc.Arbitrary<infer D> ? D : never;
type Fate = { status: number; code?: string };

const momentOf = ({ day, time }: { day: number; time: string }) => instantOf(addDays(start, day), time);
const update = `mutation ($event: Int!, $date: EventDateInput, $places: EventFacilitiesInput, $details: EventDetailsInput, $following: Boolean, $whole: Boolean, $override: OverrideInput) {
  eventUpdate(event: $event, dateInput: $date, facilitiesInput: $places, detailsInput: $details, withFollowing: $following, wholeSeries: $whole, override: $override, confirmOutsideHours: true) { id } }`;

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

/**
 * Applies an operation to the product and to the model. Both must agree on whether it is allowed and on its whole
 * result.
 */
async function act(model: CalendarModel, given: Step) {
  const wait = given.kind === "wait" ? given.hours * 60 : 1;
  api.clock.now = new Date(api.clock.now.getTime() + wait * 60_000);
  await api.database.owner.query("update sessions set last_seen_at = $1", [api.clock.now]);
  const time = api.clock.now.getTime();
  const call = async (
    document: string,
    variables: object = {},
  ): Promise<Fate & { data: { eventCreate: { id: number } } }> => {
    const { status, data, errors } = await api.call("paramedic", document, variables);
    return { status, data, code: errors?.[0]?.extensions.code };
  };
  const agree = (fate: Fate, hits: string[], overrides = false) => {
    const refused = hits.some((hit) => !overrides || !/^(profile|facility)/.test(hit));
    expect({ ...fate, data: undefined, step: given, hits }).toMatchObject(
      refused ? { status: hits.includes("full") ? 400 : 409 } : { status: 200 },
    );
    return !refused;
  };
  const consent = "override" in given && given.override ? { reason: "zkouška" } : null;
  const from =
    given.kind === "restore" ? [...model.events.values()].filter(({ removed }) => removed !== null) : model.living();
  const chosen = "pick" in given && from.length > 0 ? from[given.pick % from.length]! : null;

  if (given.kind === "create") {
    const { owner, facilities, cards, group } = given;
    const start = momentOf(given.begin).getTime();
    const input = {
      eventType: "EVENT",
      procedure: group ? procedures.group : procedures.therapy,
      beginAt: new Date(start),
      endAt: new Date(start + given.minutes * 60_000),
      owner,
      facilities,
      patientCards: cards,
      recurrence: given.recurrence,
      override: consent,
      confirmOutsideHours: true,
    };
    const slots = given.recurrence
      ? CalendarModel.expandRule(start, given.recurrence).map((date) =>
          instantOf(date, localTime(new Date(start))).getTime(),
        )
      : [start];
    const wanted = slots.map((slot, index): ModelEvent => ({
      id: -1 - index,
      begin: slot,
      end: slot + given.minutes * 60_000,
      owner,
      facilities,
      capacity: group ? 3 : null,
      note: "",
      cards: new Map(cards.map((card) => [card, "NOT_SET"])),
      parent: null,
      slot: given.recurrence ? slot : null,
      removed: null,
    }));
    const fate = await call(`mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, { input });
    if (!agree(fate, model.hits(wanted), given.override)) return;
    const first: number = fate.data.eventCreate.id;
    model.put(wanted.map((event, index) => ({ ...event, id: first + index, parent: given.recurrence ? first : null })));
    if (given.recurrence) model.times.set(first, localTime(new Date(start)));
    return;
  }
  if (!chosen || given.kind === "wait") return;
  if (given.kind === "attend") {
    const card = [...chosen.cards.keys()][given.card % Math.max(1, chosen.cards.size)];
    if (card === undefined) return;
    const { rows } = await api.database.owner.query(
      "select id from patient_attendances where event_id = $1 and patient_card_id = $2",
      [chosen.id, card],
    );
    const wanted = { ...chosen, cards: new Map([...chosen.cards, [card, given.state]]) };
    if (
      agree(
        await call(
          `mutation { patientAttendanceSetState(patientAttendance: ${rows[0].id}, state: ${given.state}) { id } }`,
        ),
        model.hits([wanted]),
      )
    )
      model.put([wanted]);
    return;
  }
  if (given.kind === "restore") {
    const back = [...model.events.values()].filter(
      ({ id, parent, removed }) =>
        id === chosen.id || (chosen.parent !== null && parent === chosen.parent && removed === chosen.removed),
    );
    const taken = new Set(
      model
        .living()
        .filter(({ parent }) => parent !== null && parent === chosen.parent)
        .map(({ slot }) => localDate(new Date(slot!))),
    );
    const wanted = back.map((event) => {
      const date = event.slot === null ? null : localDate(new Date(event.slot));
      return {
        ...event,
        removed: null,
        ...(date === null
          ? {}
          : taken.has(date)
            ? { parent: null, slot: null }
            : { slot: instantOf(date, model.times.get(event.parent!)!).getTime() }),
      };
    });
    if (agree(await call(`mutation { eventRestore(event: ${chosen.id}) { id } }`), model.hits(wanted)))
      model.put(wanted);
    return;
  }
  const targets = model.targets(chosen, given.scope, time);
  const meant = { following: given.scope === "FOLLOWING", whole: given.scope === "SERIES" };
  if (given.kind === "remove") {
    const fate = await call(
      `mutation { eventRemove(event: ${chosen.id}, withFollowing: ${meant.following}, wholeSeries: ${meant.whole}) { id } }`,
    );
    if (agree(fate, targets ? [] : ["over"]))
      model.put(targets!.map((id) => ({ ...model.events.get(id)!, removed: time })));
    return;
  }
  const begin = given.kind === "move" ? momentOf(given.begin).getTime() : chosen.begin;
  const change: Change =
    given.kind === "change"
      ? { owner: given.owner, facilities: given.facilities, cards: given.cards, note: given.note }
      : { begin, end: given.kind === "resize" ? begin + given.minutes * 60_000 : begin + chosen.end - chosen.begin };
  const fate = await call(update, {
    event: chosen.id,
    ...meant,
    override: consent,
    ...(given.kind === "change"
      ? {
          places: { owner: given.owner, facilities: given.facilities },
          details: { patientCards: given.cards, note: given.note },
        }
      : { date: given.kind === "move" ? { beginAt: new Date(begin) } : { endAt: new Date(change.end!) } }),
  });
  const full =
    change.cards && change.cards.filter((card) => chosen.cards.get(card) !== "EXCUSED").length > (chosen.capacity ?? 1);
  const wanted = targets ? model.changed(chosen, targets, change, given.scope) : [];
  if (!agree(fate, targets ? [...(full ? ["full"] : []), ...model.hits(wanted)] : ["over"], given.override)) return;
  const slot = model.events.get(targets![0]!)!.slot;
  model.put(wanted);
  if (given.scope === "ONE" || chosen.parent === null) return;
  const parent = model.split(chosen.parent, slot!, wanted);
  if (begin !== chosen.begin) model.times.set(parent, localTime(new Date(begin)));
}

/**
 * Six weeks as they are drawn, by people and by rooms: on each day and in each column the events of the model, each for
 * its time.
 */
async function expectDrawn(model: CalendarModel) {
  const days = Array.from({ length: 44 }, (_, day) => addDays(start, day));
  const [from, to] = [instantOf(start), instantOf(addDays(start, 44))];
  const { data } = await api.call(
    "admin",
    `query ($from: DateTime!, $to: DateTime!) { events(from: $from, to: $to) { id beginAt endAt } calendarEvents(from: $from, to: $to) }`,
    { from, to },
  );
  const shown = model
    .living()
    .filter((event) => event.end > from.getTime() && event.begin < to.getTime())
    .sort((one, other) => one.begin - other.begin || other.end - one.end || one.id - other.id);
  expect(
    data.events.map((event: { id: number; beginAt: string; endAt: string }) => [
      event.id,
      Date.parse(event.beginAt),
      Date.parse(event.endAt),
    ]),
  ).toEqual(shown.map(({ id, begin, end }) => [id, begin, end]));
  for (const [by, columns] of [
    ["staffs", [profiles.paramedic, profiles.admin]],
    ["facilities", [facilities.gym, facilities.laser]],
  ] as const) {
    const { lanes } = drawCalendar({
      days,
      by,
      columns: columns.map((id) => ({ id, name: "", note: "", hours: null })),
      events: data.calendarEvents as CalendarEvents,
      country: "CZ",
      now: api.clock.now,
    });
    const wanted = days.map((date) =>
      columns.map((id) =>
        shown.flatMap((event) => {
          const here = by === "staffs" ? event.owner === id : event.facilities.includes(id);
          const [begin, end] = [
            Math.max(event.begin, instantOf(date).getTime()),
            Math.min(event.end, instantOf(addDays(date, 1)).getTime()),
          ];
          // On the night the clocks go back, an hour may end before it began by the clock.
          return here && begin < end ? [[event.id, clock(begin), Math.max(clock(begin) + 1, clock(end) || 1440)]] : [];
        }),
      ),
    );
    expect(lanes.map((day) => day.map(({ tiles }) => tiles.map(({ id, begin, end }) => [id, begin, end])))).toEqual(
      wanted,
    );
  }
}
/** Minutes by the wall clock. */
const clock = (ms: number) =>
  Number(localTime(new Date(ms)).slice(0, 2)) * 60 + Number(localTime(new Date(ms)).slice(3));

test(`${OPS} random operations lead to the same state as an independent model, and are drawn so`, async () => {
  const steps = fc.asyncProperty(
    fc.constantFrom(...starts),
    fc.array(step, { minLength: RUN, maxLength: RUN, size: "max" }),
    async (from, list) => {
      await api.database.owner.query("delete from events where medical_center_id = $1", [ids.center]);
      start = from;
      api.clock.now = instantOf(start, "10:00");
      const model = new CalendarModel();
      for (const [index, one] of list.entries()) {
        await act(model, one);
        expect(comparable(await stored()), JSON.stringify(one)).toEqual(comparable(model.events.values()));
        if (index % 10 === 9) await checkCalendar(api.database.owner);
      }
      await expectDrawn(model);
    },
  );
  await fc.assert(steps, { numRuns: Math.ceil(OPS / RUN), endOnFailure: true });
}, 3_600_000);
