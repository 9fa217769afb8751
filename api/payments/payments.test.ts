import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { crowns, faults, line, paymentCalls, refusal } from "#tests/kit/money/payment-calls.ts";

const api = await testApi();
const { patients, procedures, profiles } = ids;
const { create, created, take, reverse, cancel } = paymentCalls(api);

test("a payment adds its lines up, has a symbol of its own, and is taken whole", async () => {
  const { paymentCreate: payment } = (await create([line(95_000, { targetId: procedures.therapy }), line(12_050)]))
    .data;
  expect(payment).toMatchObject({
    price: crowns(107_050),
    paid: { amount: 0 },
    payedAt: null,
    variableSymbol: expect.stringMatching(/^26\d{6}$/),
  });
  const { paymentUpdate: paid } = (await take(payment.id, 1, { paymentMethod: "CARD" }, "paramedic")).data;
  expect(paid).toMatchObject({
    paid: { amount: 107_050 },
    payedAt: api.clock.now.toISOString(),
    paymentMethod: "CARD",
    confirmedBy: { id: profiles.paramedic },
    entries: [{ method: "CARD", amount: { amount: 107_050 }, rounding: { amount: 0 } }],
  });
  expect(refusal(await take(payment.id, 2, { paymentMethod: "CASH" }))).toEqual([409, "E185"]);
  expect((await created(100)).variableSymbol).not.toBe(payment.variableSymbol);
});

test("parts come by several methods, and the last cash is rounded to whole crowns", async () => {
  const payment = await created(100_049);
  await take(payment.id, 1, { paymentMethod: "TRANSFER", amount: crowns(50_000) });
  expect(faults(await take(payment.id, 2, { paymentMethod: "CASH", amount: crowns(10_050) }))).toEqual(["amount E1Q7"]);
  expect(faults(await take(payment.id, 2, { paymentMethod: "CASH", amount: crowns(50_050) }))).toEqual(["amount E1Q6"]);
  const { paymentUpdate: paid } = (await take(payment.id, 2, { paymentMethod: "CASH" })).data;
  expect(paid).toMatchObject({
    paid: { amount: 100_049 },
    paymentMethod: "CASH",
    entries: [
      { method: "TRANSFER", amount: { amount: 50_000 }, rounding: { amount: 0 } },
      { method: "CASH", amount: { amount: 50_049 }, rounding: { amount: -49 } },
    ],
  });
});

test("an entry is reversed once with a reason: one's own on its day, others' by administrators", async () => {
  const payment = await created(50_050);
  const { entries } = (await take(payment.id, 1, { paymentMethod: "CASH" })).data.paymentUpdate;
  expect(refusal(await reverse(payment.id, 2, entries[0].id, "paramedic"))).toEqual([403, "E002"]);
  const { paymentEntryReverse: undone } = (await reverse(payment.id, 2, entries[0].id)).data;
  expect(undone).toMatchObject({
    paid: { amount: 0 },
    payedAt: null,
    paymentMethod: null,
    entries: [
      { rounding: { amount: 50 } },
      { amount: { amount: -50_050 }, rounding: { amount: -50 }, reverses: entries[0].id, reason: "Omyl" },
    ],
  });
  expect(refusal(await reverse(payment.id, 3, entries[0].id))).toEqual([409, "E187"]);

  const { rows } = await api.database.owner.query(
    `with taken as (update payments set paid = price, payed_at = $2 where id = $1 returning *)
     insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
     select medical_center_id, id, payed_at, 'CARD', price, $3 from taken returning id`,
    [payment.id, new Date(api.clock.now.getTime() - 86_400_000), profiles.receptionist],
  );
  expect(refusal(await reverse(payment.id, 3, rows[0].id))).toEqual([403, "E002"]);
  expect((await reverse(payment.id, 3, rows[0].id, "admin")).status).toBe(200);
});

test("a canceled payment gives back what was paid, is owed no more and stays as it is", async () => {
  const payment = await created(80_000);
  await take(payment.id, 1, { paymentMethod: "CARD" });
  expect(faults(await cancel(payment.id, 2))).toEqual(["paymentMethod E1F1"]);
  await api.call(
    "admin",
    `mutation { cashEntryCreate(input: { direction: IN, amount: { amount: 80000, currency: "CZK" }, reason: "Drobné" }) { id } }`,
  );
  expect((await cancel(payment.id, 2, "CASH")).data.paymentCancel).toMatchObject({
    paid: { amount: 0 },
    payedAt: null,
    canceledAt: api.clock.now.toISOString(),
    entries: [{ amount: { amount: 80_000 } }, { method: "CASH", amount: { amount: -80_000 }, reason: "Nepřišel" }],
  });
  expect(refusal(await take(payment.id, 4, { paymentMethod: "CARD" }))).toEqual([409, "E184"]);
});

test("a reversed entry of an administrator does not keep reception from canceling", async () => {
  const payment = await created(80_000);
  const { entries } = (await take(payment.id, 1, { paymentMethod: "CARD" }, "admin")).data.paymentUpdate;
  expect(refusal(await cancel(payment.id, 2, "CARD"))).toEqual([403, "E002"]);
  await reverse(payment.id, 2, entries[0].id, "admin");
  await take(payment.id, 3, { paymentMethod: "CARD", amount: crowns(10_000) });
  expect((await cancel(payment.id, 4, "CARD")).data.paymentCancel).toMatchObject({ paid: { amount: 0 } });
});

test("the ledger of a payment is only added to", async () => {
  for (const statement of ["update payment_entries set amount = 1", "delete from payment_entries"])
    await expect(api.database.owner.query(statement)).rejects.toThrow("only added");
});

test("of the centre's payments a paramedic lists the own, reception those of the day", async () => {
  await api.database.owner.query("update payments set created_at = created_at - interval '40 days' where id = $1", [
    ids.payments.jana,
  ]);
  const own = (await create([line(1_000)], "paramedic")).data.paymentCreate.id;
  const list = async (who: Role, args = "") =>
    (await api.call(who, `{ payments${args} { total items { id } } }`)).data.payments;
  const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
  const [admin, receptionist, paramedic] = [await list("admin"), await list("receptionist"), await list("paramedic")];
  expect(idsOf(admin)).toContain(ids.payments.jana);
  expect(idsOf(receptionist)).not.toContain(ids.payments.jana);
  expect(admin.total).toBe(receptionist.total + 1);
  expect(idsOf(paramedic)).toContain(own);
  expect(paramedic.total).toBeLessThan(receptionist.total);
  expect(idsOf(await list("receptionist", `(patientCard: ${patients.jana})`))).toEqual([ids.payments.jana]);
});

test("sums of a list equal its rows to the heller, whatever prices, rates, discounts, parts and reversals", async () => {
  let seed = 20_261_124;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 40; round++) {
    const items = Array.from({ length: 1 + random(3) }, () =>
      line(1 + random(200_000), {
        vatRate: ["PRIMARY", "REDUCED", "ZERO"][random(3)],
        ...(random(2) === 0 && { targetId: procedures.therapy, discountReason: "Věrnost" }),
      }),
    );
    let payment = (await create(items, "admin")).data.paymentCreate;
    for (let step = 0; step < 4; step++) {
      const { id, version, entries } = payment;
      const method = ["CASH", "CARD", "TRANSFER"][random(3)]!;
      const answer = await [
        () => take(id, version, { paymentMethod: method }),
        () => take(id, version, { paymentMethod: "CARD", amount: crowns(1 + random(100_000)) }),
        () => (entries.length > 0 ? reverse(id, version, entries[random(entries.length)].id) : cancel(id, version)),
        () => cancel(id, version, method),
      ][random(4)]!();
      payment = Object.values(answer.data ?? {})[0] ?? payment;
    }
  }
  const { rows } = await api.database.owner.query(
    `select p.id, p.price::int, p.paid::int, p.canceled_at is null as live, p.payed_at is not null as payed,
       (select sum(price)::int from payment_items where payment_id = p.id) as items,
       (select coalesce(sum(amount), 0)::int from payment_entries where payment_id = p.id) as entries
     from payments p where medical_center_id = $1`,
    [ids.center],
  );
  for (const row of rows) {
    expect(row).toMatchObject({ price: row.items, paid: row.entries });
    if (row.live) expect(row.payed).toBe(row.paid === row.price);
    else expect(row.paid).toBe(0);
  }
  const sum = (of: "price" | "paid") => rows.reduce((all, row) => all + (row.live ? row[of] : 0), 0);
  const { payments } = (
    await api.call("admin", `{ payments { total price paid byMethod { method amount rounding } } }`)
  ).data;
  expect(payments).toMatchObject({ total: rows.length, price: sum("price"), paid: sum("paid") });
  expect(payments.byMethod.reduce((all: number, { amount }: { amount: number }) => all + amount, 0)).toBe(sum("paid"));
});

test("a visit that a voucher pays is no income in the sums, and reception's sums by method are of today", async () => {
  const sums = async (who: Role) =>
    (await api.call(who, `{ payments { price paid byMethod { method amount } } }`)).data.payments;
  const of = ({ byMethod }: { byMethod: { method: string; amount: number }[] }, method: string) =>
    byMethod.find((one) => one.method === method)?.amount ?? 0;
  await api.call(
    "receptionist",
    `mutation { procedureVoucherCreate(patientCard: ${patients.jana}, input: { procedureVoucherPreset: ${ids.voucherPresets.therapy} }) { id } }`,
  );
  const payment = await created(100_000);
  await take(payment.id, 1, { paymentMethod: "CARD", amount: crowns(40_000) });
  await api.database.owner.query(
    "set session_replication_role = replica; update payment_entries set at = at - interval '3 days'; reset session_replication_role",
  );
  const [before, mine] = [await sums("admin"), await sums("receptionist")];
  await take(payment.id, 2, { paymentMethod: "CARD" });
  await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "2026-03-30T08:00:00Z", patientCards: [${patients.jana}] }) { patientAttendances { id } } }`,
  );
  const { rows } = await api.database.owner.query("select max(id) as id from patient_attendances");
  await api.call(
    "receptionist",
    `mutation { patientAttendanceSetState(patientAttendance: ${rows[0].id}, state: PRESENT) { id } }`,
  );
  const after = await sums("admin");
  expect([after.price - before.price, after.paid - before.paid]).toEqual([0, 60_000]);
  expect(of(after, "VOUCHER") - of(before, "VOUCHER")).toBe(95_000);
  expect(of(await sums("receptionist"), "CARD") - of(mine, "CARD")).toBe(60_000);
  expect(of(mine, "CARD")).toBe(0);
});
