import { ids } from "#tests/cast/people.ts";
import { loadManyEvents } from "#tests/kit/calendar/many-events.ts";
import { castDatabase, onServer } from "./cast-database.ts";
import { quantile, timesOf } from "./measure.ts";
import { report, type Figure } from "./table.ts";

const people = Array.from({ length: 8 }, (_, n) => 1001 + n);
const week = `query ($from: DateTime!, $to: DateTime!, $staffs: [Int!]) { events(from: $from, to: $to, staffs: $staffs) {
  id eventType beginAt endAt allDay name color capacity recurrence procedure { name color } owner { id } staffs { id } facilities { id } patientAttendances { state patientCard { surname } } } }`;
const preview = `query ($input: EventCreateInput!) { eventRecurrencePreview(input: $input) { dates { date conflicts { label } } } }`;
const create = `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`;
const remove = `mutation ($event: Int!) { eventRemove(event: $event) { id } }`;
const therapy = {
  eventType: "EVENT",
  procedure: ids.procedures.therapy,
  owner: 1001,
  patientCards: [ids.patients.karel],
  confirmOutsideHours: true,
};

type Ask = Awaited<ReturnType<typeof castDatabase>>["ask"];
const questions: Record<string, (ask: Ask) => Promise<unknown>> = {
  "A week of 8 people": (ask) =>
    ask(week, { from: "2026-03-16T00:00:00+01:00", to: "2026-03-23T00:00:00+01:00", staffs: people }),
  "A preview of 50 dates": (ask) =>
    ask(preview, {
      input: { ...therapy, beginAt: "2026-03-17T08:00:00+01:00", recurrence: { frequency: "WEEKLY", count: 50 } },
    }),
  "An event entered and removed": async (ask) => {
    const { eventCreate } = await ask(create, { input: { ...therapy, beginAt: "2026-03-21T08:00:00+01:00" } });
    await ask(remove, { event: eventCreate.id });
  },
};
const ROUNDS = Array.from({ length: 5 });

// Time of the calendar's queries through the whole API with five years of events, against a new centre. The API is made
// again here, which one process does once only: this is a command of its own.
await onServer(async (server) => {
  const few = await castDatabase(server, "few", (owner) => loadManyEvents(owner, 10_000));
  const many = await castDatabase(server, "many", (owner) => loadManyEvents(owner, 1_000_000));
  const figures: Figure[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const times = await timesOf({ few: () => question(few.ask), many: () => question(many.ask) }, ROUNDS);
    figures.push({
      name: `${what}, among 1,000,000 events against 10,000`,
      value: quantile(times.many, 0.5),
      baseline: quantile(times.few, 0.5),
      unit: "ms",
      budgetOfRatio: 2,
    });
  }
  await few.close();
  await many.close();
  report(figures);
});
