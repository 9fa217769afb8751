import fc from "fast-check";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate, localTime } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { CalendarModel, type Change, type ModelEvent } from "../../kit/calendar/calendar-model.ts";
import type { World } from "../open-world.ts";
import { pick, pickOf, step } from "../step.ts";

const { procedures, profiles, facilities } = ids;
const scope = fc.constantFrom("ONE", "ONE", "FOLLOWING", "SERIES");
const begin = fc.record({
  day: fc.nat(20),
  time: fc.constantFrom("02:30", "08:00", "09:00", "10:15", "13:00", "14:30", "17:00", "23:30"),
});
const minutes = fc.constantFrom(30, 60, 120);
const cards = fc.array(fc.nat(8), { maxLength: 3 });

const momentOf = ({ now }: World, { day, time }: { day: number; time: string }) =>
  instantOf(addDays(localDate(now), day), time).getTime();
const cardsOf = ({ model }: World, picks: number[]) => [
  ...new Set(picks.flatMap((one) => pickOf(model.openCards(), one) ?? [])),
];
const meaning = (of: string) => `withFollowing: ${of === "FOLLOWING"}, wholeSeries: ${of === "SERIES"}`;

export const create = step(
  "create",
  fc.record({
    begin,
    minutes,
    cards,
    isGroup: fc.boolean(),
    room: fc.boolean(),
    recurrence: fc.option(
      fc.record({
        frequency: fc.constantFrom("DAILY", "WEEKLY"),
        interval: fc.integer({ min: 1, max: 2 }),
        weekdays: fc.subarray([1, 3, 5], { minLength: 1 }),
        count: fc.integer({ min: 2, max: 5 }),
      }),
      { freq: 4 },
    ),
  }),
  async (world, { begin, minutes, cards, isGroup, room, recurrence }) => {
    const { model } = world;
    const start = momentOf(world, begin);
    const patientCards = cardsOf(world, cards).slice(0, isGroup ? 3 : 1);
    const wanted = {
      owner: profiles.paramedic,
      facilities: room ? [facilities.gym] : [],
      capacity: isGroup ? 3 : null,
      cards: new Map(patientCards.map((card) => [card, "NOT_SET" as const])),
    };
    const input = {
      eventType: "EVENT",
      procedure: isGroup ? procedures.group : procedures.therapy,
      beginAt: new Date(start),
      endAt: new Date(start + minutes * 60_000),
      owner: wanted.owner,
      facilities: wanted.facilities,
      patientCards,
      recurrence,
      confirmOutsideHours: true,
    };
    const made = await world.ask(
      "receptionist",
      "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }",
      {
        input,
      },
    );
    if (!made) return;
    const slots = recurrence
      ? CalendarModel.expandRule(start, recurrence).map((date) => instantOf(date, localTime(new Date(start))).getTime())
      : [start];
    slots.forEach((slot, at) =>
      model.put({
        ...wanted,
        id: made.id + at,
        begin: slot,
        end: slot + minutes * 60_000,
        cards: new Map(wanted.cards),
        ...(recurrence && { parent: made.id, slot }),
      }),
    );
    if (recurrence) model.calendar.times.set(made.id, localTime(new Date(start)));
  },
);

/** Changes an event and those of its series that are meant. */
async function change(
  world: World,
  chosen: ModelEvent,
  of: "ONE" | "FOLLOWING" | "SERIES",
  given: Change,
  input: object,
) {
  const { calendar } = world.model;
  const document = `mutation ($date: EventDateInput, $details: EventDetailsInput) {
    eventUpdate(event: ${chosen.id}, dateInput: $date, detailsInput: $details, ${meaning(of)}, confirmOutsideHours: true) { id } }`;
  if (!(await world.ask("receptionist", document, input))) return;
  const targets = calendar.targets(chosen, of, world.now.getTime())!;
  const slot = calendar.events.get(targets[0]!)!.slot;
  const wanted = calendar.changed(chosen, targets, given, of);
  calendar.put(wanted);
  if (of === "ONE" || chosen.parent === null) return;
  const parent = calendar.split(chosen.parent, slot!, wanted);
  if (given.begin !== undefined && given.begin !== chosen.begin)
    calendar.times.set(parent, localTime(new Date(given.begin)));
}

export const move = step("move", fc.record({ pick, scope, begin }), async (world, { pick, scope, begin }) => {
  const chosen = pickOf(world.model.visits(), pick);
  if (!chosen) return;
  const to = momentOf(world, begin);
  await change(
    world,
    chosen,
    scope,
    { begin: to, end: to + chosen.end - chosen.begin },
    { date: { beginAt: new Date(to) } },
  );
});

export const changeCards = step(
  "changeCards",
  fc.record({ pick, scope, cards }),
  async (world, { pick, scope, cards }) => {
    const chosen = pickOf(world.model.visits(), pick);
    if (!chosen) return;
    const patientCards = cardsOf(world, cards);
    await change(world, chosen, scope, { cards: patientCards }, { details: { patientCards } });
  },
);

export const remove = step("remove", fc.record({ pick, scope }), async (world, { pick, scope }) => {
  const { calendar } = world.model;
  const chosen = pickOf(world.model.visits(), pick);
  if (!chosen) return;
  if (!(await world.ask("receptionist", `mutation { eventRemove(event: ${chosen.id}, ${meaning(scope)}) { id } }`)))
    return;
  const removed = world.now.getTime();
  calendar.put(calendar.targets(chosen, scope, removed)!.map((id) => ({ ...calendar.events.get(id)!, removed })));
});

export const restore = step("restore", pick, async (world, pick) => {
  const { calendar } = world.model;
  const chosen = pickOf(
    [...calendar.events.values()].filter(({ removed, cards }) => removed !== null && cards.size > 0),
    pick,
  );
  if (!chosen) return;
  if (!(await world.ask("receptionist", `mutation { eventRestore(event: ${chosen.id}) { id } }`))) return;
  const together = [...calendar.events.values()].filter(
    ({ id, parent, removed }) =>
      id === chosen.id || (chosen.parent !== null && parent === chosen.parent && removed === chosen.removed),
  );
  const taken = new Set(
    calendar
      .living()
      .filter(({ parent }) => parent !== null && parent === chosen.parent)
      .map(({ slot }) => localDate(new Date(slot!))),
  );
  calendar.put(
    together.map((event) => {
      if (event.slot === null) return { ...event, removed: null };
      const date = localDate(new Date(event.slot));
      if (taken.has(date)) return { ...event, removed: null, parent: null, slot: null };
      return { ...event, removed: null, slot: instantOf(date, calendar.times.get(event.parent!)!).getTime() };
    }),
  );
});

/** A visit of the model with the id of its attendance. */
export async function attendanceOf(
  world: World,
  pick: number,
): Promise<{ event: ModelEvent; card: number; id: number } | undefined> {
  const visits = world.model.visits().flatMap((event) => [...event.cards.keys()].map((card) => ({ event, card })));
  const visit = pickOf(visits, pick);
  if (!visit) return undefined;
  const [row] = await world.sql("select id from patient_attendances where event_id = $1 and patient_card_id = $2", [
    visit.event.id,
    visit.card,
  ]);
  return row && { ...visit, id: row.id };
}

export const attend = step(
  "attend",
  fc.record({ pick, state: fc.constantFrom("NOT_SET", "PRESENT", "PRESENT", "EXCUSED", "EXCUSED", "NOT_EXCUSED") }),
  async (world, { pick, state }) => {
    const visit = await attendanceOf(world, pick);
    if (!visit) return;
    const document = `mutation { patientAttendanceSetState(patientAttendance: ${visit.id}, state: ${state}) { id } }`;
    if (!(await world.ask("receptionist", document))) return;
    world.model.put({ ...visit.event, cards: new Map([...visit.event.cards, [visit.card, state]]) });
  },
);
