import { expect, test } from "vitest";
import { whileUnsubscribed } from "#rules/permissions.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { known, prepareSamples, samples } from "#tests/kit/operation-samples.ts";
import { subscribe, withPlans } from "#tests/kit/subscriptions.ts";
import { schema } from "../../schema/index.ts";
import { tokenHash } from "./authenticate.ts";

const api = await testApi({}, withPlans);
const { owner } = api.database;
await prepareSamples(owner);
await owner.query("update medical_centers set booking_active = true");

type Kind = keyof typeof whileUnsubscribed;
const classes = ["refused", "refusedInPart", "goesOn"] as const;
const named = (kind: Kind, of: (typeof classes)[number]) =>
  whileUnsubscribed[kind][of].trim().split(/\s+/).filter(Boolean);
const kinds = Object.keys(whileUnsubscribed) as Kind[];
const operations = (of: (typeof classes)[number]) =>
  kinds.flatMap((kind) => named(kind, of).map((name) => ({ kind, name, operation: `${kind}.${name}` })));

/** Calls an operation's sample as the administrator, in a session of its own. */
async function call({ kind, operation }: { kind: Kind; operation: string }) {
  await owner.query(
    `insert into sessions (token_hash, user_id, profile_id, user_agent, address, last_seen_at, authenticated_at, expires_at)
     select $1, user_id, profile_id, user_agent, address, last_seen_at, authenticated_at, expires_at from sessions where token_hash = $2`,
    [tokenHash(operation), tokenHash(tokens.admin)],
  );
  const { call, file } = samples[operation]!;
  const text = call(known, "admin");
  const { errors } = await (file
    ? api.upload({ token: operation }, `${kind.toLowerCase()} ($file: Upload!) { ${text} }`, { file: null }, { file })
    : api.call({ token: operation }, `${kind.toLowerCase()} { ${text} }`));
  return errors?.[0]?.extensions.code as string | undefined;
}
const end = () => subscribe(owner, { type: "UNSUBSCRIBED", from: "2026-03-10" });
const change = async (document: string) =>
  (await api.call("admin", `mutation { ${document} { id } }`)).errors?.[0]?.extensions.code;

test("each operation is classified once", () => {
  for (const kind of kinds) {
    const fields = Object.keys((kind === "Query" ? schema.getQueryType() : schema.getMutationType())!.getFields());
    const classified = classes.flatMap((of) => named(kind, of));
    expect(classified.sort(), "rules/permissions.ts").toEqual(fields.sort());
  }
});

test("an event takes a patient with a subscription alone; meetings, notes and what was planned go on", async () => {
  await end();
  const event = `eventType: EVENT, procedure: ${ids.procedures.therapy}, owner: ${ids.profiles.paramedic}`;
  const at = (day: number) => `beginAt: "2026-04-${day}T08:00:00+02:00"`;
  expect(await change(`eventCreate(input: { ${event}, ${at(20)}, patientCards: [${ids.patients.karel}] })`)).toBe(
    "E355",
  );
  const newPatient = `newPatient: { name: "Nová", surname: "Osoba" }`;
  expect(await change(`eventCreate(input: { ${event}, ${at(20)}, ${newPatient} })`)).toBe("E355");
  const made = await api.call("admin", `mutation { eventCreate(input: { ${event}, ${at(20)} }) { id } }`);
  const { id } = made.data.eventCreate;
  expect(await change(`eventUpdate(event: ${id}, detailsInput: { patientCards: [${ids.patients.karel}] })`)).toBe(
    "E355",
  );
  expect(await change(`eventUpdate(event: ${id}, detailsInput: { note: "x" })`)).toBeUndefined();
  const planned = ids.events.janaTherapy;
  expect(await change(`eventUpdate(event: ${planned}, detailsInput: { note: "x" })`)).toBeUndefined();
  expect((await owner.query("select from patient_cards where name = 'Nová'")).rowCount).toBe(0);
});

test("a plan chosen again opens everything at once, and a centre that never chose is refused from the day on", async () => {
  await owner.query("truncate subscriptions");
  const invite = (n: number) =>
    change(
      `profileInvitationCreate(input: { name: "Iva", surname: "Nová", email: "iva${n}@lipa.example", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER })`,
    );
  expect(await invite(1)).toBe("E355");
  await subscribe(owner, { from: "2026-03-16" });
  expect(await invite(2)).toBeUndefined();
  await owner.query("truncate subscriptions");
  const { plans } = api.services;
  plans!.requiredFrom = "2026-03-17";
  expect(await invite(3)).toBeUndefined();
  plans!.requiredFrom = "2026-03-16";
  expect(await invite(4)).toBe("E355");
  plans!.requiredFrom = null;
});

test("an operation that begins something is refused without a subscription, and the page for booking is closed", async () => {
  await end();
  for (const one of operations("refused")) {
    const isPublic = /booking(Page|Times|Request)$/.test(one.name);
    expect([one.operation, await call(one)]).toEqual([one.operation, isPublic ? "E003" : "E355"]);
  }
});

test("a centre without a subscription signs, takes money, bills, and serves patients and those who leave", async () => {
  await end();
  for (const one of operations("goesOn")) expect([one.operation, await call(one)]).not.toContain("E355");
});
