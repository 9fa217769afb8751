import { beforeEach, expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { findUnequalSums } from "#api/evidence/money/find-unequal.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { askedBatch, billInsurers, madeBatch } from "#tests/kit/insurance.ts";

/** The price of the kit's batches. */
const PRICE = 26_566;

const api = await testApi();
const { queries, database } = api;
const { owner } = database;
await billInsurers(owner);

const money = (amount: number) => ({ amount, currency: "CZK" });
const fields = `id version recognised { amount } disallowances { id kind amount { amount } reason createdBy { id } takenBackAt }
  payment { id version price { amount } paid { amount } disallowed { amount } owed { amount } payedAt paymentMethod confirmedBy { id } }`;
const read = async (id: number, who: Role = "admin") =>
  (await api.call(who, `{ batch(batch: ${id}) { ${fields} } }`)).data.batch;
const add = (id: number, version: number, amount: number, { kind = "CEILING", reason = "Limit", who = "admin" } = {}) =>
  api.call(
    who as Role,
    `mutation ($input: BatchDisallowanceInput!) { batchDisallowanceAdd(batch: ${id}, version: ${version}, input: $input) { ${fields} } }`,
    { input: { kind, amount: money(amount), reason } },
  );
const takeBack = (id: number, version: number, who: Role = "admin") =>
  api.call(who, `mutation { batchDisallowanceTakeBack(batchDisallowance: ${id}, version: ${version}) { ${fields} } }`);
const pay = (payment: { id: number; version: number }, amount?: number) =>
  api.call(
    "admin",
    `mutation ($input: PaymentUpdateInput!) { paymentUpdate(payment: ${payment.id}, version: ${payment.version}, input: $input) { id version payedAt } }`,
    { input: { paymentMethod: "TRANSFER", amount: amount === undefined ? undefined : money(amount) } },
  );
type Answer = Awaited<ReturnType<typeof add>>;
const code = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: unknown[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

beforeEach(async () => {
  expect((await findUnequalSums(createDb(owner))).filter(({ sum }) => sum === "disallowed")).toEqual([]);
});

test("a disallowance lowers what the batch is recognised at and what its payment owes", async () => {
  const { id, payment } = await askedBatch(owner);
  const after = (await add(id, 1, 6_566)).data.batchDisallowanceAdd;
  expect(after).toMatchObject({
    version: 2,
    recognised: { amount: 20_000 },
    disallowances: [
      {
        kind: "CEILING",
        amount: { amount: 6_566 },
        reason: "Limit",
        createdBy: { id: ids.profiles.admin },
        takenBackAt: null,
      },
    ],
    payment: {
      id: payment,
      price: { amount: PRICE },
      disallowed: { amount: 6_566 },
      owed: { amount: 20_000 },
      payedAt: null,
      paymentMethod: null,
    },
  });
  const { data } = await api.call(
    "admin",
    '{ unpaidPayments { amount } dataGrid(name: "unpaidPayments", parameters: []) { items } }',
  );
  const owed: { id: number; owed: { amount: number } }[] = data.dataGrid.items;
  expect(owed).toContainEqual(expect.objectContaining({ id: payment, owed: { amount: 20_000, currency: "CZK" } }));
  const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  expect(sum(data.unpaidPayments)).toBe(sum(owed.map(({ owed }) => owed)));
  const { rows } = await owner.query("select entity_id, details from audit_rows where action = 'batch.disallowed'");
  expect(rows).toEqual([{ entity_id: id, details: { kind: "CEILING", amount: 6_566 } }]);
});

test("a payment of which all is disallowed is settled by transfer, and is open again once that is taken back", async () => {
  const { id } = await askedBatch(owner);
  const settled = (await add(id, 1, PRICE, { kind: "REFUSED" })).data.batchDisallowanceAdd;
  expect([settled.recognised, settled.payment]).toMatchObject([
    { amount: 0 },
    {
      owed: { amount: 0 },
      payedAt: expect.any(String),
      paymentMethod: "TRANSFER",
      confirmedBy: { id: ids.profiles.admin },
    },
  ]);
  const open = (await takeBack(settled.disallowances[0].id, 2)).data.batchDisallowanceTakeBack;
  expect(open).toMatchObject({
    version: 3,
    recognised: { amount: PRICE },
    disallowances: [{ takenBackAt: expect.any(String) }],
    payment: {
      disallowed: { amount: 0 },
      owed: { amount: PRICE },
      payedAt: null,
      paymentMethod: null,
      confirmedBy: null,
    },
  });
  expect(code(await takeBack(settled.disallowances[0].id, 3))).toBe("E313");
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'batch.disallowanceTakenBack' and entity_id = $1",
    [id],
  );
  expect(rows).toEqual([{ details: { kind: "REFUSED", amount: -PRICE } }]);
});

test("money that was paid stays paid, and the rest that is disallowed settles the payment by its method", async () => {
  const { id, payment } = await askedBatch(owner);
  await pay({ id: payment, version: 1 }, 20_000);
  expect(faults(await add(id, 1, 6_567))).toEqual(["amount E1Q6"]);
  const { payment: settled } = (await add(id, 1, 6_566)).data.batchDisallowanceAdd;
  expect(settled).toMatchObject({ owed: { amount: 0 }, payedAt: expect.any(String), paymentMethod: "TRANSFER" });
  expect(code(await pay(settled, 100))).toBe("E185");
  const { rows } = await owner.query<{ id: number }>("select id from payment_entries where payment_id = $1", [payment]);
  const reversed = await api.call(
    "admin",
    `mutation { paymentEntryReverse(payment: ${payment}, version: ${settled.version}, entry: ${rows[0]!.id}, reason: "Omyl") { owed { amount } payedAt } }`,
  );
  expect(reversed.data.paymentEntryReverse).toEqual({ owed: { amount: 20_000 }, payedAt: null });
});

test("the rest that is owed after a disallowance is taken as the whole", async () => {
  const { id } = await askedBatch(owner);
  const { payment } = (await add(id, 1, 6_566)).data.batchDisallowanceAdd;
  expect(faults(await pay(payment, 20_001))).toEqual(["amount E1Q6"]);
  expect((await pay(payment)).data.paymentUpdate.payedAt).not.toBeNull();
  expect((await read(id)).payment).toMatchObject({ paid: { amount: 20_000 }, owed: { amount: 0 } });
});

test("of batches that one payment asks for, no more is disallowed than is recognised of each", async () => {
  const { id, payment } = await askedBatch(owner);
  const other = await askedBatch(owner, { payment });
  expect(faults(await add(id, 1, PRICE + 1))).toEqual(["amount E312"]);
  await add(id, 1, PRICE);
  expect(faults(await add(id, 2, 1))).toEqual(["amount E312"]);
  expect((await read(other.id)).payment).toMatchObject({ disallowed: { amount: PRICE }, owed: { amount: PRICE } });
  const { payment: settled } = (await add(other.id, 1, PRICE)).data.batchDisallowanceAdd;
  expect(settled).toMatchObject({ owed: { amount: 0 }, payedAt: expect.any(String) });
});

test("a batch that is not handed over, or that no payment asks for, an old version and a wrong input are refused", async () => {
  expect(code(await add((await askedBatch(owner, { state: "MADE" })).id, 1, 100))).toBe("E310");
  expect(code(await add(await madeBatch(owner, { state: "SENT" }), 1, 100))).toBe("E311");
  const { id, payment } = await askedBatch(owner);
  expect(code(await add(id, 2, 100))).toBe("E012");
  expect(faults(await add(id, 1, 0))).toEqual(["amount E1F1"]);
  expect(faults(await add(id, 1, -100))).toEqual(["amount E1S1"]);
  expect(faults(await add(id, 1, 100, { reason: " " }))).toEqual(["reason E1F1"]);
  expect(await read(id)).toMatchObject({ version: 1, recognised: { amount: PRICE }, disallowances: [] });
  await owner.query(
    "update payments set invoiced_at = null, canceled_at = now(), cancel_cause = 'WAIVED' where id = $1",
    [payment],
  );
  expect(code(await add(id, 1, 100))).toBe("E311");
});

test("administrators disallow, paramedics read it, and another centre finds nothing", async () => {
  const { id } = await askedBatch(owner, { disallowed: 100 });
  for (const who of ["paramedic", "receptionist"] as const) {
    expect(code(await add(id, 1, 100, { who }))).toBe("E002");
    expect(code(await takeBack(id, 1, who))).toBe("E002");
  }
  expect((await read(id, "paramedic")).recognised).toEqual({ amount: PRICE - 100 });
  expect(code(await add(id, 1, 100, { who: "foreign" }))).toBe("E003");
  expect(code(await takeBack(id, 1, "foreign"))).toBe("E003");
});

test("a batch of which something was disallowed was handed over, and is not removed", async () => {
  const { id } = await askedBatch(owner, { disallowed: 100 });
  const asked = `mutation { batchStateSet(batch: ${id}, version: 1, state: MADE) { version } }`;
  expect(code(await api.call("admin", asked))).toBe("E304");
  await owner.query("update batches set state = 'MADE' where id = $1", [id]);
  expect(code(await api.call("admin", `mutation { batchRemove(batch: ${id}, version: 1) }`))).toBe("E304");
});

test("twenty disallowances and payments at once leave nothing below zero", async () => {
  const { id, payment } = await askedBatch(owner);
  const other = await askedBatch(owner, { payment });
  const retry = async (
    ask: (batch: { version: number; payment: { id: number; version: number } }) => Promise<Answer>,
    batch: number,
  ) => {
    for (let tries = 0; tries < 60; tries++) {
      const answer = await ask(await read(batch));
      if (code(answer) !== "E012") return faults(answer)[0] ?? code(answer) ?? "done";
    }
    return "stale";
  };
  const answers = await Promise.all(
    [id, other.id].flatMap((batch) =>
      Array.from({ length: 10 }, (_, at) =>
        retry(at % 2 ? ({ version }) => add(batch, version, 5_000) : ({ payment }) => pay(payment, 5_000), batch),
      ),
    ),
  );
  expect(answers.filter((answer) => answer === "done")).toHaveLength(10);
  expect(answers.filter((answer) => answer === "amount E1Q6")).toHaveLength(10);
  const { payment: after } = await read(id);
  expect(after.owed).toEqual({ amount: 2 * PRICE - 50_000 });
  expect(after.paid.amount + after.disallowed.amount).toBe(50_000);
});

test("a batch with a hundred disallowances is read in as many queries as one with two", async () => {
  const count = async (disallowances: number) => {
    const { id } = await askedBatch(owner);
    await owner.query(
      `with added as (
         insert into batch_disallowances (medical_center_id, batch_id, kind, amount, reason, created_by)
         select $1, $2, 'OTHER', 1, 'x', profile from generate_series(1, $3), unnest($4::int[]) as profile
       )
       update payments set disallowed = $3 * 2 where id = (select payment_id from batch_payments where batch_id = $2)`,
      [ids.center, id, disallowances / 2, [ids.profiles.admin, ids.profiles.paramedic]],
    );
    queries.length = 0;
    expect((await read(id)).disallowances).toHaveLength(disallowances);
    return queries.length;
  };
  await count(2);
  expect(await count(100)).toBe(await count(2));
});
