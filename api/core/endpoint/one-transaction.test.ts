import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const create = `mutation ($input: PatientCardInput!) { patientCardCreate(input: $input) { id fullName } }`;
const named = (surname: string) => ({ input: { name: "Klára", surname } });
const count = async (sql: string, ...values: unknown[]) =>
  (await api.database.owner.query(sql, values)).rows[0].count as number;
const cards = (surname: string) => count("select count(*) from patient_cards where surname = $1", surname);

test("the same write sent twice acts once and answers the same", async () => {
  const headers = { "idempotency-key": "form-1" };
  const first = await api.call("receptionist", create, named("Dvakrát"), headers);
  const second = await api.call("receptionist", create, named("Dvakrát"), headers);
  expect(first.errors).toBeUndefined();
  expect(second.data).toEqual(first.data);
  expect(await cards("Dvakrát")).toBe(1);
});

test("twenty at once under one key act once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      api.call("receptionist", create, named("Najednou"), { "idempotency-key": "form-2" }),
    ),
  );
  expect(new Set(answers.map(({ data }) => data?.patientCardCreate.id)).size).toBe(1);
  expect(await cards("Najednou")).toBe(1);
});

test("another request under a used key is refused", async () => {
  await api.call("receptionist", create, named("První"), { "idempotency-key": "form-3" });
  const other = await api.call("receptionist", create, named("Druhá"), { "idempotency-key": "form-3" });
  expect(other).toMatchObject({ status: 409, errors: [{ extensions: { code: "E013" } }] });
  expect(await cards("Druhá")).toBe(0);
});

test("a refused write frees its key: mended and sent again, it acts", async () => {
  const headers = { "idempotency-key": "form-4" };
  expect(
    (await api.call("receptionist", create, { input: { name: "Klára", surname: "" } }, headers)).errors,
  ).toBeTruthy();
  expect((await api.call("receptionist", create, named("Opravená"), headers)).errors).toBeUndefined();
});

test("one person's key is not another's", async () => {
  await api.call("receptionist", create, named("Recepce"), { "idempotency-key": "form-5" });
  await api.call("admin", create, named("Správce"), { "idempotency-key": "form-5" });
  expect(await cards("Správce")).toBe(1);
});

test("a write that fails in the middle leaves nothing behind: no row, no audit row, no key", async () => {
  // The rows named by the refusal were read all the same.
  const operations = "select count(*) from audit_rows where action <> 'event.listed'";
  const before = await count(operations);
  const broken = `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`;
  const answer = await api.call(
    "receptionist",
    broken,
    {
      input: {
        eventType: "EVENT",
        beginAt: "2026-03-16T09:00:00+01:00",
        endAt: "2026-03-16T09:45:00+01:00",
        owner: ids.profiles.paramedic,
        procedure: ids.procedures.therapy,
        patientCards: [ids.patients.karel],
      },
    },
    { "idempotency-key": "form-6" },
  );
  expect(answer.errors?.[0]?.extensions.code).toBe("E101");
  expect(await count(operations)).toBe(before);
  expect(await count("select count(*) from idempotency_keys where key = 'form-6'")).toBe(0);
});

test("a signed-in person's document with a public operation has no other, so that none continues in another centre", async () => {
  await api.database.owner.query("update medical_centers set booking_active = true");
  const other = `bookingPage(slug: "cizi") { center { name } }`;
  const own = "patientCards { total items { surname } }";
  for (const document of [
    `{ ${other} ${own} }`,
    `{ ${own} ${other} }`,
    `{ ... on Query { ${other} } ${own} }`,
    `{ ...Page ${own} } fragment Page on Query { ${other} }`,
    `{ ${own} ...Outer } fragment Outer on Query { ... on Query { ...Page } } fragment Page on Query { ${other} }`,
    `{ me { id } ... on Query { profileInvitation(token: "nic") { id } } }`,
    `{ me { id } ... on Query { gdprConsentAsked(token: "nic") { text } } }`,
    `{ me { id } ... on Query { ownBooking(token: "nic") { reference } } }`,
  ]) {
    const { status, data, errors } = await api.call("admin", document);
    expect([document, status, data ?? null, errors!.map(({ extensions }) => extensions.code)]).toEqual([
      document,
      400,
      null,
      ["E004"],
    ]);
  }
});

test("public operations of two centres in one document each read their own, by fragments too", async () => {
  const page = (slug: string) => `bookingPage(slug: "${slug}") { center { slug } services { id } }`;
  const { owner } = api.database;
  await owner.query("update medical_centers set booking_active = true");
  await owner.query("update procedures set accessible_in_booking = true");
  await owner.query("update profiles set accessible_in_booking = true, working_hours = '[]'");
  await owner.query("insert into procedure_profiles values ($1, $2, $3)", [
    ids.foreignCenter,
    ids.procedures.foreign,
    ids.profiles.foreign,
  ]);
  for (const document of [
    `{ ours: ${page("u-lipy")} theirs: ${page("cizi")} }`,
    `{ ...Ours ... on Query { theirs: ${page("cizi")} } } fragment Ours on Query { ours: ${page("u-lipy")} }`,
  ]) {
    const { data, errors } = await api.call("admin", document);
    expect(errors).toBeUndefined();
    expect([data.ours.center.slug, data.theirs.center.slug]).toEqual(["u-lipy", "cizi"]);
    const idsOf = ({ services }: { services: { id: number }[] }) => services.map(({ id }) => id);
    expect([idsOf(data.ours).length > 0, idsOf(data.theirs)]).toEqual([true, [ids.procedures.foreign]]);
  }
});
