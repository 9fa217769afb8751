import { afterAll, expect, test } from "vitest";
import { ids, tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { calendarChanges } from "./changes.ts";
import { watchCalendar } from "./watch.ts";

const api = await testApi();
const leaving = new AbortController();
afterAll(() => leaving.abort());
/** One process of the application: it listens on a connection of its own. */
function watching() {
  const changes = calendarChanges(api.database.queue);
  afterAll(() => changes.stop());
  return async (token: string | null) => {
    const response = await watchCalendar(api.services, changes, token, leaving.signal);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<{ from: string; to: string } | "end"> => {
      for (;;) {
        const { value, done } = await reader!.read();
        if (done) return "end";
        const [, data] = /^data: (.*)$/m.exec(value) ?? [];
        if (data) return JSON.parse(data);
      }
    };
    if (reader) expect((await reader.read()).value).toBe("retry: 2000\n\n");
    return { status: response.status, type: response.headers.get("content-type"), next };
  };
}
const [watch, elsewhere] = [watching(), watching()];
const enter = (hour: string) =>
  api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, name: "Porada", owner: ${ids.profiles.admin}, beginAt: "2026-03-18T${hour}:00:00Z", endAt: "2026-03-18T${hour}:30:00Z" }) { id version } }`,
  );
const instants = ({ from, to }: { from: string; to: string }) => [
  new Date(from).toISOString(),
  new Date(to).toISOString(),
];
const within = <T>(promise: Promise<T>, ms: number) =>
  Promise.race([promise, new Promise<"nothing">((resolve) => setTimeout(resolve, ms, "nothing"))]);

test("a change reaches everybody of the centre, through any process, and no other centre", async () => {
  const [renata, petr, foreign] = [
    await watch(tokens.receptionist),
    await elsewhere(tokens.paramedic),
    await elsewhere(tokens.foreign),
  ];
  expect(renata).toMatchObject({ status: 200, type: "text/event-stream" });
  const notified = [renata.next(), petr.next()];
  const strange = foreign.next();
  expect((await enter("09")).errors).toBeUndefined();
  for (const change of notified)
    expect(instants((await change) as never)).toEqual(["2026-03-18T09:00:00.000Z", "2026-03-18T09:30:00.000Z"]);
  expect(await within(strange, 300)).toBe("nothing");
});

test("a moved event notifies its old and its new time; an attendance and its payment notify its event", async () => {
  const { next } = await watch(tokens.admin);
  const { data } = await enter("11");
  await next();
  await api.call(
    "receptionist",
    `mutation { eventUpdate(event: ${data.eventCreate.id}, dateInput: { beginAt: "2026-03-19T11:00:00Z", endAt: "2026-03-19T11:30:00Z" }) { id } }`,
  );
  const both = [instants((await next()) as never)[0], instants((await next()) as never)[0]].sort();
  expect(both).toEqual(["2026-03-18T11:00:00.000Z", "2026-03-19T11:00:00.000Z"]);
  await api.database.owner.query("update patient_attendances set arrived_at = now() where event_id = $1", [
    ids.events.janaTherapy,
  ]);
  expect(instants((await next()) as never)[0]).toBe("2026-03-16T08:00:00.000Z");
  await api.database.owner.query(
    `insert into payments (medical_center_id, attendance_id, currency, price, variable_symbol)
     select medical_center_id, id, 'CZK', 95000, '26999999' from patient_attendances where event_id = $1`,
    [ids.events.janaTherapy],
  );
  expect(instants((await next()) as never)[0]).toBe("2026-03-16T08:00:00.000Z");
});

test("an anonymous caller, an unknown token and a person without a centre get no events; a logout ends the stream", async () => {
  for (const token of [null, "no such token", tokens.lonely]) expect((await watch(token)).status).toBe(403);
  const { next } = await watch(tokens.manager);
  const gone = next();
  await api.call("manager", "mutation { logout }");
  await enter("13");
  expect(await gone).toBe("end");
});

test("after the listening connection was cut, all watchers learn that anything may have changed", async () => {
  const { next } = await watch(tokens.admin);
  const notified = next();
  await api.database.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
  );
  expect(await notified).toMatchObject({ from: "0001-01-01T00:00:00Z" });
});

test("watching does not keep a session alive", async () => {
  const start = api.clock.now;
  const { next } = await watch(tokens.paramedic);
  api.clock.now = new Date(start.getTime() + 20 * 60_000);
  const notified = next();
  await api.database.owner.query("update events set note = 'x' where id = $1", [ids.events.janaTherapy]);
  await notified;
  const { rows } = await api.database.owner.query(
    "select max(last_seen_at) as seen from sessions where profile_id = $1",
    [ids.profiles.paramedic],
  );
  expect(rows[0].seen.getTime()).toBeLessThan(api.clock.now.getTime());
  api.clock.now = start;
});
