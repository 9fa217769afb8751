import { ids } from "#tests/cast/people.ts";
import { loadManyEvents } from "#tests/kit/many-events.ts";
import { onServer, openBench, report, type Bench } from "./bench-database.ts";

/** Milliseconds of the calendar's questions through the whole API, in a new centre and in one with five years behind it. */
const SIZES = [10_000, 1_000_000];
const ROUNDS = 30;
const people = Array.from({ length: 8 }, (_, n) => 1001 + n);

const week = `query ($from: DateTime!, $to: DateTime!, $staffs: [Int!]) { events(from: $from, to: $to, staffs: $staffs) {
  id eventType beginAt endAt allDay name color capacity recurrence procedure { name color } owner { id } staffs { id } facilities { id } patientAttendances { state patientCard { surname } } } }`;
const preview = `query ($input: EventCreateInput!) { eventRecurrencePreview(input: $input) { dates { date clashes { label } } } }`;
const create = `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`;
const remove = `mutation ($event: Int!) { eventRemove(event: $event) { id } }`;

const therapy = { eventType: "EVENT", procedure: ids.procedures.therapy, owner: 1001, patientCards: [ids.patients.karel], confirmOutsideHours: true };
const questions: Record<string, (bench: Bench) => Promise<unknown>> = {
  "a week of 8 people": ({ ask }) => ask(week, { from: "2026-03-16T00:00:00+01:00", to: "2026-03-23T00:00:00+01:00", staffs: people }),
  "a week of everybody": ({ ask }) => ask(week, { from: "2026-03-16T00:00:00+01:00", to: "2026-03-21T00:00:00+01:00" }),
  "a preview of 50 dates": ({ ask }) => ask(preview, { input: { ...therapy, beginAt: "2026-03-17T08:00:00+01:00", recurrence: { frequency: "WEEKLY", count: 50 } } }),
  "an event entered and removed": async ({ ask }) => {
    const { eventCreate } = await ask(create, { input: { ...therapy, beginAt: "2026-03-21T08:00:00+01:00" } });
    await ask(remove, { event: eventCreate.id });
  },
};

await onServer(async (server) => {
  const benches: Bench[] = [];
  for (const size of SIZES) {
    const started = performance.now();
    benches.push(await openBench(server, String(size), (owner) => loadManyEvents(owner, size)));
    console.log(`${size} events loaded in ${Math.round((performance.now() - started) / 1000)} s`);
  }
  for (const [what, question] of Object.entries(questions)) {
    // By turns, so that whatever else the machine does slows both alike; the first rounds only warm up.
    for (let round = -3; round < ROUNDS; round++) {
      if (round === 0) for (const { times } of benches) times.length = 0;
      for (const bench of benches) await question(bench);
    }
    const [small, large] = report(what, benches);
    console.log(`p95 is ${(large! / small!).toFixed(2)} times that of ${SIZES[0]} events`);
  }
  for (const bench of benches) await bench.close();
});
