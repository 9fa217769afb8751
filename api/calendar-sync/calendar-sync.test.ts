import ical, { type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { emails, ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { Fault } from "../core/fault.ts";
import { withoutTokens } from "../mail/link-to.ts";
import { serveFeed } from "./feed/serve-feed.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles, patients, procedures } = ids;
type Who = Parameters<typeof api.call>[0];

const codeOf = async (asked: ReturnType<typeof api.call>) => (await asked).errors?.[0]?.extensions.code;
const add = (who: Who, email: string, calendar: number = profiles.paramedic) =>
  api.call(
    who,
    `mutation ($email: String!) { calendarAclCreate(email: $email, calendar: ${calendar}) { id email readAt } }`,
    { email },
  );
const change = (verb: "Renew" | "Remove", who: Who, aclId: number, calendar: number = profiles.paramedic) =>
  api.call(who, `mutation { calendarAcl${verb}(aclId: ${aclId}, calendar: ${calendar}) { id email } }`);
const secretIn = (mail: { text: string } | undefined) => /\/kalendar\/([\w-]{43})\.ics/.exec(mail?.text ?? "")![1]!;
const mailed = async () => secretIn((await runJobs(api)).findLast(({ text }) => text.includes("/kalendar/")));
const fetchFeed = (secret: string, known?: string) =>
  serveFeed(api.services, { address: "192.0.2.7", requestId: "feed" }, secret, known).catch((error: unknown) =>
    error instanceof Fault ? error.fault : Promise.reject(error as Error),
  );
const read = async (secret: string) => {
  const answer = await fetchFeed(secret);
  return typeof answer === "string" ? answer : answer.text();
};
/** A new entry of the paramedic's list, and its secret. */
async function subscribed(email: string) {
  const { id } = (await add("paramedic", email)).data.calendarAclCreate as { id: number };
  return { id, secret: await mailed() };
}
const eventsIn = (text: string) =>
  Object.values(ical.sync.parseICS(text)).filter((one): one is VEvent => one?.type === "VEVENT");

test("an e-mail gets a secret address by mail; only its hash is stored, and the archive of mails hides it", async () => {
  expect((await add("paramedic", "Petr@Doma.example")).data.calendarAclCreate).toMatchObject({
    email: "petr@doma.example",
    readAt: null,
  });
  const [mail] = await runJobs(api);
  expect(mail).toMatchObject({ to: "petr@doma.example", subject: "Kalendář k odběru: „Petr Šindelář“" });
  const secret = secretIn(mail);
  expect(withoutTokens(mail!.text)).toContain("/kalendar/….ics");
  const stored = await owner.query("select row_to_json(a)::text as row from calendar_acls a");
  expect(stored.rows[0].row).not.toContain(secret);
  expect(await read(secret)).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test("administrators manage all calendars of the centre, others their own; a foreign one is not found", async () => {
  const seen = async (who: Who) =>
    ((await api.call(who, "{ calendars { id } }")).data.calendars as { id: number }[]).map(({ id }) => id).sort();
  expect(await seen("admin")).toEqual([profiles.admin, profiles.manager, profiles.paramedic, profiles.receptionist]);
  expect(await seen("paramedic")).toEqual([profiles.paramedic]);
  expect(await seen("receptionist")).toEqual([profiles.receptionist]);
  const { id } = (await add("admin", "spravce@doma.example")).data.calendarAclCreate as { id: number };
  expect(await codeOf(add("receptionist", "recepce@doma.example"))).toBe("E002");
  expect(await codeOf(change("Remove", "receptionist", id))).toBe("E002");
  for (const calendar of [profiles.foreign, profiles.deactivated, 999])
    expect(await codeOf(add("admin", "a@doma.example", calendar))).toBe("E003");
  expect(await codeOf(change("Renew", "admin", id, profiles.admin))).toBe("E003");
  for (const verb of ["Renew", "Remove"] as const) expect(await codeOf(change(verb, "foreign", id))).toBe("E003");
  expect(await codeOf(change("Remove", "admin", 999))).toBe("E003");
  expect(await codeOf(api.call("paramedic", "mutation { calendarFeedNamesSet(active: true) { id } }"))).toBe("E002");
  expect(await codeOf(change("Remove", "paramedic", id))).toBeUndefined();
});

test("an e-mail is on a list once, is an e-mail, and is one of ten at most", async () => {
  const faultOf = async (email: string) =>
    (await add("admin", email, profiles.admin)).errors?.[0]?.extensions.fields?.[0];
  for (let n = 0; n < 10; n++) expect(await faultOf(`e${n}@doma.example`)).toBeUndefined();
  expect(await faultOf("E1@doma.example")).toMatchObject({ path: ["email"], code: "E139" });
  expect(await faultOf("e10@doma.example")).toMatchObject({ path: ["email"], code: "E1M1" });
  expect(await faultOf("nic")).toMatchObject({ path: ["email"] });
});

test("an address stops working once it is renewed or removed", async () => {
  await runJobs(api);
  const { id, secret } = await subscribed("mobil@doma.example");
  await change("Renew", "paramedic", id);
  const renewed = await mailed();
  expect([await read(secret), await read(renewed)]).toEqual(["notFound", expect.stringContaining("VCALENDAR")]);
  await change("Remove", "admin", id);
  expect(await read(renewed)).toBe("notFound");
});

test("the feeds of a deactivated colleague, and those to the colleague's e-mail, end at once and do not come back", async () => {
  await add("receptionist", "renata@doma.example", profiles.receptionist);
  const own = await mailed();
  const { secret: another } = await subscribed(emails.receptionist);
  const { secret: stays } = await subscribed("tablet@doma.example");
  await api.call("admin", `mutation { profileDeactivate(profile: ${profiles.receptionist}) { id } }`);
  expect([await read(own), await read(another)]).toEqual(["notFound", "notFound"]);
  await api.call("admin", `mutation { profileActivate(profile: ${profiles.receptionist}) { id } }`);
  expect([await read(own), await read(another)]).toEqual(["notFound", "notFound"]);
  expect(await read(stays)).toContain("VCALENDAR");
});

test("patients' events are busy times, by name where the centre allows; nothing else of them leaves", async () => {
  const { secret } = await subscribed("soukromi@doma.example");
  await api.call("paramedic", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, {
    input: {
      eventType: "EVENT",
      name: "Koleno po operaci",
      note: "Poznámka",
      issue: "Bolest kolene",
      procedure: procedures.therapy,
      owner: profiles.paramedic,
      patientCards: [patients.karel],
      beginAt: "2026-03-18T09:00:00+01:00",
      confirmOutsideHours: true,
    },
  });
  await api.call("paramedic", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, {
    input: {
      eventType: "EVENT",
      name: "Porada",
      owner: profiles.paramedic,
      beginAt: "2026-03-18T14:00:00+01:00",
      endAt: "2026-03-18T15:00:00+01:00",
      confirmOutsideHours: true,
    },
  });
  const health = /Koleno|Poznámka|kolene|Individuální|CAVE/;
  const without = await read(secret);
  expect(without).toContain("SUMMARY:Porada");
  expect(without).toContain("SUMMARY:Obsazeno");
  expect(without).not.toMatch(/Karel|Jana/);
  expect(without).not.toMatch(health);
  await api.call("admin", "mutation { calendarFeedNamesSet(active: true) { calendarFeedNames } }");
  const named = await read(secret);
  expect(named).toMatch(/SUMMARY:Karel/);
  expect(named).not.toMatch(health);
  await api.call("admin", "mutation { calendarFeedNamesSet(active: false) { calendarFeedNames } }");
  expect(await read(secret)).not.toMatch(/Karel/);
});

test("a visit whose only patient has excused themselves is cancelled, a group without patients takes place", async () => {
  const { secret } = await subscribed("omluva@doma.example");
  const { rows } = await owner.query(
    `with event as (insert into events (medical_center_id, type, begin_at, end_at, owner_id, procedure_id, capacity)
       select $1, 'EVENT', at, at + interval '1 hour', $2, $3, capacity
       from (values (timestamptz '2026-03-19 08:00Z', null::int), ('2026-03-19 10:00Z', 5)) as planned (at, capacity) returning id)
     insert into patient_attendances (medical_center_id, event_id, patient_card_id) select $1, id, $4 from event returning event_id as id`,
    [ids.center, profiles.paramedic, procedures.therapy, patients.karel],
  );
  const states = async () => {
    const all = eventsIn(await read(secret));
    return rows.map(({ id }) => all.find(({ uid }) => uid === `event-${id}@localhost`)!.status);
  };
  expect(await states()).toEqual(["CONFIRMED", "CONFIRMED"]);
  await owner.query("update patient_attendances set state = 'EXCUSED', state_at = now() where event_id = any($1)", [
    rows.map(({ id }) => id),
  ]);
  expect(await states()).toEqual(["CANCELLED", "CONFIRMED"]);
});

test("no line of a calendar is longer than 75 octets", async () => {
  const { secret } = await subscribed("radky@doma.example");
  await owner.query(
    "insert into events (medical_center_id, type, begin_at, end_at, owner_id, name) values ($1, 'EVENT', '2026-03-20 08:00Z', '2026-03-20 09:00Z', $2, $3)",
    [ids.center, profiles.paramedic, "Porada o\u00a0žlučníku ".repeat(20)],
  );
  const longest = Math.max(...(await read(secret)).split("\r\n").map((line) => Buffer.byteLength(line)));
  expect(longest).toBe(75);
});

test("an unchanged calendar is not sent again; a changed event is, with the next sequence, and a removed one as cancelled", async () => {
  const { secret } = await subscribed("etag@doma.example");
  const first = (await fetchFeed(secret)) as Response;
  const etag = first.headers.get("etag")!;
  expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(((await fetchFeed(secret, etag)) as Response).status).toBe(304);
  const meeting = eventsIn(await first.text()).find(({ summary }) => summary === "Porada")!;
  const id = Number(/^event-(\d+)@localhost$/.exec(meeting.uid)![1]);
  const same = async () => eventsIn(await read(secret)).find(({ uid }) => uid === meeting.uid);
  await api.call(
    "paramedic",
    `mutation { eventUpdate(event: ${id}, dateInput: { beginAt: "2026-03-18T15:00:00+01:00" }, confirmOutsideHours: true) { id } }`,
  );
  expect(((await fetchFeed(secret, etag)) as Response).status).toBe(200);
  expect(Number((await same())!.sequence)).toBe(Number(meeting.sequence) + 1);
  await api.call("paramedic", `mutation { eventRemove(event: ${id}) { id } }`);
  expect((await same())!.status).toBe("CANCELLED");
  await owner.query("update events set removed_at = removed_at - interval '31 days' where id = $1", [id]);
  expect(await same()).toBeUndefined();
});

test("the first read on a day is in the audit log and on the list, by as many queries however many events there are", async () => {
  const { id, secret } = await subscribed("audit@doma.example");
  const reads = async () =>
    (
      await owner.query(
        "select details, address from audit_rows where action = 'calendarAcl.fetched' and entity_id = $1",
        [id],
      )
    ).rows;
  const queriesOf = async () => {
    api.queries.length = 0;
    await read(secret);
    return api.queries.length;
  };
  await read(secret);
  const few = await queriesOf();
  expect(await reads()).toEqual([{ details: { calendar: profiles.paramedic }, address: "192.0.2.7" }]);
  await owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at, owner_id) select $1, 'EVENT', t, t + interval '1 hour', $2 from generate_series('2026-04-01'::timestamptz, '2026-06-01', '1 day') as t`,
    [ids.center, profiles.paramedic],
  );
  expect(await queriesOf()).toBe(few);
  expect((await api.call("paramedic", "{ calendars { acls { id readAt } } }")).data.calendars[0].acls).toContainEqual({
    id,
    readAt: "2026-03-16T09:00:00.000Z",
  });
});

test("wrong addresses are answered alike, and counted by the caller's address", async () => {
  expect(await read("x".repeat(43))).toBe("notFound");
  expect(await read("")).toBe("notFound");
  await owner.query("update rate_limits set count = 100");
  const miss = serveFeed(api.services, { address: "192.0.2.7", requestId: "feed" }, "y".repeat(43), undefined);
  await expect(miss).rejects.toMatchObject({ fault: "tooManyAttempts" });
});
