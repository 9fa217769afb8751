import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { patients, procedures, profiles } = ids;
const fields = `id price { amount currency } paid { amount } payedAt paymentMethod confirmedBy { id } canceledAt variableSymbol version paymentItems { name price { amount } listPrice { amount } discountReason } entries { id method amount { amount } rounding { amount } reverses reason }`;
const crowns = (amount: number) => ({ amount, currency: "CZK" });
const line = (amount: number, more: object = {}) => ({
  name: "Individuální LTV",
  price: crowns(amount),
  vatRate: "ZERO",
  targetType: "PROCEDURE",
  ...more,
});
const create = (items: object[], who: Role = "receptionist", more: object = { patientCard: patients.anna }) =>
  api.call(who, `mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { ${fields} } }`, {
    input: { items, ...more },
  });
const created = async (...prices: number[]) => (await create(prices.map((price) => line(price)))).data.paymentCreate;
const take = (id: number, version: number, input: object, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($id: Int!, $version: Int!, $input: PaymentUpdateInput!) { paymentUpdate(payment: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );
const reverse = (id: number, version: number, entry: number, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation { paymentEntryReverse(payment: ${id}, version: ${version}, entry: ${entry}, reason: "Omyl") { ${fields} } }`,
  );
const cancel = (id: number, version: number, method?: string, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation { paymentCancel(payment: ${id}, version: ${version}, reason: "Nepřišel"${method ? `, paymentMethod: ${method}` : ""}) { ${fields} } }`,
  );
const change = (id: number, version: number, inputs: object[], who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($id: Int!, $version: Int!, $inputs: [PaymentItemInput!]!) { paymentItemsUpdate(payment: $id, version: $version, inputs: $inputs) { ${fields} } }`,
    { id, version, inputs },
  );
type Answer = Awaited<ReturnType<typeof create>>;
const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];
const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: unknown[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

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

test("less than the list price is a discount: by administrators, with a reason", async () => {
  const cheaper = line(90_000, { targetId: procedures.therapy });
  expect(faults(await create([cheaper]))).toEqual(["items.0.price E1Q8"]);
  expect(faults(await create([cheaper], "admin"))).toEqual(["items.0.discountReason E1F1"]);
  const given = await create([{ ...cheaper, discountReason: "Studentská sleva" }], "admin");
  expect(given.data.paymentCreate.paymentItems).toEqual([
    {
      name: "Individuální LTV",
      price: { amount: 90_000 },
      listPrice: { amount: 95_000 },
      discountReason: "Studentská sleva",
    },
  ]);
  expect(faults(await create([line(100, { targetId: procedures.foreign })]))).toEqual(["items.0.targetId E1F6"]);
});

test("lines are replaced while nothing is paid", async () => {
  const payment = await created(50_000, 20_000);
  const { paymentItemsUpdate: changed } = (await change(payment.id, 1, [line(30_000)])).data;
  expect(changed).toMatchObject({ price: crowns(30_000), paymentItems: [{ price: { amount: 30_000 } }], version: 2 });
  expect(faults(await change(payment.id, 2, []))).toEqual(["items E1F1"]);
  await take(payment.id, 2, { paymentMethod: "CASH", amount: crowns(10_000) });
  expect(refusal(await change(payment.id, 3, [line(20_000)]))).toEqual([409, "E185"]);
  expect(refusal(await take(payment.id, 2, { paymentMethod: "CASH" }))).toEqual([409, "E012"]);
});

test("a line that equals a stored one keeps its discount and a removed service, and only as often as it is stored", async () => {
  const [cheaper, tape] = [
    line(90_000, { targetId: procedures.therapy }),
    { ...line(100, { targetType: "ADDITIONAL_PROCEDURE" }), targetId: ids.additionalProcedures.tape, name: "Tejp" },
  ];
  const reasoned = (one: object) => ({ ...one, discountReason: "Student" });
  const { paymentCreate: payment } = (await create([reasoned(cheaper), reasoned(tape)], "admin")).data;
  const remove = (at: string) =>
    api.database.owner.query(`update additional_procedures set removed_at = ${at} where id = $1`, [
      ids.additionalProcedures.tape,
    ]);
  await remove("now()");
  const { paymentItemsUpdate: changed } = (await change(payment.id, 1, [cheaper, tape, line(5_000)])).data;
  expect(changed.paymentItems).toMatchObject([
    { price: { amount: 90_000 }, listPrice: { amount: 95_000 }, discountReason: "Student" },
    { price: { amount: 100 }, discountReason: "Student" },
    { price: { amount: 5_000 }, listPrice: { amount: 5_000 }, discountReason: null },
  ]);
  expect(faults(await change(payment.id, 2, [cheaper, tape, tape]))).toEqual(["items.2.targetId E1F6"]);
  await remove("null");
  expect(faults(await change(payment.id, 2, [cheaper, cheaper]))).toEqual(["items.1.price E1Q8"]);
  expect(faults(await change(payment.id, 2, [{ ...cheaper, price: crowns(89_000) }]))).toEqual(["items.0.price E1Q8"]);
  const worded = await change(payment.id, 2, [{ ...cheaper, discountReason: "Věrnost" }], "admin");
  expect(worded.data.paymentItemsUpdate.paymentItems).toMatchObject([{ discountReason: "Věrnost" }]);
});

test("a visit's line that gives way to a cheaper text is a discount, however often it is replaced", async () => {
  const { data } = await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "2026-05-12T08:00:00+02:00", patientCards: [${patients.karel}] }) { patientAttendances { id } } }`,
  );
  const { patientAttendanceCharge: visit } = (
    await api.call(
      "receptionist",
      `mutation { patientAttendanceCharge(patientAttendance: ${data.eventCreate.patientAttendances[0].id}) { id version } }`,
    )
  ).data;
  const service = line(95_000, { targetId: procedures.therapy });
  expect(faults(await change(visit.id, 1, [line(90_000)]))).toEqual(["items.0.price E1Q8"]);
  expect(faults(await change(visit.id, 1, [line(90_000)], "admin"))).toEqual(["items.0.discountReason E1F1"]);
  expect((await change(visit.id, 1, [service, line(20_000)])).status).toBe(200);
  expect((await change(visit.id, 2, [service])).status).toBe(200);
  expect((await change(visit.id, 3, [line(50_000), line(45_000)])).status).toBe(200);
  expect(faults(await change(visit.id, 4, [line(50_000)]))).toEqual(["items.0.price E1Q8"]);
  const given = await change(visit.id, 4, [line(50_000, { discountReason: "Známý" })], "admin");
  expect(given.data.paymentItemsUpdate).toMatchObject({
    price: crowns(50_000),
    paymentItems: [{ listPrice: { amount: 95_000 }, discountReason: "Známý" }],
  });
  expect((await change(visit.id, 5, [line(50_000), line(20_000)])).status).toBe(200);
});

test("lines of a payment for nothing are replaced, and it is then owed", async () => {
  const payment = await created(0);
  expect(payment.payedAt).not.toBeNull();
  const { paymentItemsUpdate: changed } = (await change(payment.id, 1, [line(30_000)])).data;
  expect(changed).toMatchObject({ price: crowns(30_000), payedAt: null });
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

test("a visit is charged once its patient is present, owed no more without, and again when it takes place after all", async () => {
  const attendance = ids.attendances.jana;
  const set = (state: string) =>
    api.call(
      "receptionist",
      `mutation { patientAttendanceSetState(patientAttendance: ${attendance}, state: ${state}) { payment { id canceledAt version price { amount } paymentItems { name targetId } } } }`,
    );
  const paymentAfter = async (state: string) => (await set(state)).data.patientAttendanceSetState.payment;
  const charged = await paymentAfter("PRESENT");
  expect(charged).toMatchObject({
    canceledAt: null,
    price: { amount: 95_000 },
    paymentItems: [{ name: "Individuální LTV", targetId: procedures.therapy }],
  });
  expect(await paymentAfter("EXCUSED")).toMatchObject({ id: charged.id, canceledAt: api.clock.now.toISOString() });
  const again = await paymentAfter("PRESENT");
  expect(again).toMatchObject({ id: charged.id, canceledAt: null });
  const owed = async () =>
    (await api.call("receptionist", `{ payment(payment: ${charged.id}) { patientCard { owed { amount } } } }`)).data
      .payment.patientCard.owed.amount;
  const before = await owed();
  await take(charged.id, again.version, { paymentMethod: "CARD", amount: crowns(50_000) });
  expect(await owed()).toBe(before - 50_000);
  expect(await paymentAfter("EXCUSED")).toMatchObject({ canceledAt: null });
});

test("a visit is charged before its patient comes, and its unpaid charge goes with a removed event, and comes back with a restored one whose patient was present", async () => {
  const { data } = await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "2026-04-14T08:00:00+02:00", patientCards: [${patients.karel}] }) { id patientAttendances { id } } }`,
  );
  const { id: event, patientAttendances } = data.eventCreate;
  const charge = `mutation { patientAttendanceCharge(patientAttendance: ${patientAttendances[0].id}) { id } }`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.call("receptionist", charge)));
  const made = new Set(answers.map((answer) => answer.data?.patientAttendanceCharge.id));
  expect(made.size).toBe(1);
  const [payment] = [...made];
  const after = async (mutation: string) => {
    await api.call("receptionist", `mutation { ${mutation} { id } }`);
    return (await api.call("admin", `{ payment(payment: ${payment}) { canceledAt } }`)).data.payment.canceledAt;
  };
  expect(await after(`eventRemove(event: ${event})`)).not.toBeNull();
  expect(await after(`eventRestore(event: ${event})`)).not.toBeNull();
  const present = `patientAttendanceSetState(patientAttendance: ${patientAttendances[0].id}, state: PRESENT)`;
  expect(await after(present)).toBeNull();
  expect(await after(`eventRemove(event: ${event})`)).not.toBeNull();
  expect(await after(`eventRestore(event: ${event})`)).toBeNull();
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

test("a payer of VAT states the rate of a text, also one that will pay it; others need none", async () => {
  const status = (pays: boolean, from: string | null) =>
    api.database.owner.query(
      `insert into billing_information (medical_center_id, company_name, vat_payer, vat_payer_from) values ($1, 'Lípa', $2, $3)
       on conflict (medical_center_id) do update set vat_payer = $2, vat_payer_from = $3`,
      [ids.center, pays, from],
    );
  const text = line(10_000, { vatRate: null });
  const service = line(95_000, { vatRate: null, targetId: procedures.therapy });
  for (const [pays, from] of [
    [true, null],
    [true, "2027-01-01"],
    [false, "2027-01-01"],
  ] as const) {
    await status(pays, from);
    expect(faults(await create([service, text]))).toEqual(["items.1.vatRate E258"]);
  }
  expect((await create([service, line(10_000)])).errors).toBeUndefined();
  const { id } = await created(10_000);
  expect(faults(await change(id, 1, [text, text]))).toEqual(["items.1.vatRate E258"]);
  await status(false, "2026-01-01");
  expect((await create([text])).errors).toBeUndefined();
});
