import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { importsOf } from "#tests/kit/imports/import-table.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { read, step, checked, counts, rowsOf } = importsOf(api);

const one = async (text: string, ...values: unknown[]) => (await owner.query(text, values)).rows;
/** Numbers of rows of every table but the logs, the queue and the imports themselves. */
async function tables(): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^(audit|import|files|idempotency|counted|changed|variable|rate_)'",
  );
  const numbers = await Promise.all(
    rows.map(async ({ name }) => [name, (await one(`select count(*)::int as n from ${name}`))[0].n] as const),
  );
  return Object.fromEntries(numbers);
}
const names = async (id: number) =>
  (await api.call("admin", `{ importNames(import: ${id}) { subject name written options { id label } } }`)).data
    .importNames as { subject: string; name: string; written: string; options: { id: number; label: string }[] }[];

test("services come with lengths, prices, rates and groups; one of the same name is asked about", async () => {
  const before = await tables();
  const result = await checked(
    "sluzby.csv",
    [
      "Název;Délka;Cena;DPH;Kapacita",
      "Lymfodrenáž;60;1 200,50;0 %;",
      "Skupina záda;45;250 Kč;12;8",
      "Lymfodrenáž;30;700;;",
      "Taping;abc;-5;99;",
    ].join("\n"),
    "SERVICES",
  );
  expect(counts(result)).toEqual({ READY: 2, DUPLICATE: 1, FAULTY: 1 });
  expect((await rowsOf(result.id, "FAULTY")).items[0]!.faults).toEqual([
    { column: 1, error: "notANumber" },
    { column: 2, error: "priceInvalid" },
    { column: 3, error: "choiceInvalid" },
  ]);
  expect((await rowsOf(result.id, "DUPLICATE")).items).toMatchObject([{ line: 4, twin: 2 }]);
  const written = await step("importConfirm", result);
  expect(counts(written)).toEqual({ WRITTEN: 2, LEFT_OUT: 1, FAULTY: 1 });
  expect(
    await one(
      "select name, type, capacity, duration_minutes as minutes, price_amount::int as price, vat_rate as rate from procedures p join import_rows r on r.made_id = p.id where r.import_id = $1 order by p.id",
      result.id,
    ),
  ).toEqual([
    { name: "Lymfodrenáž", type: "INDIVIDUAL", capacity: 1, minutes: 60, price: 120_050, rate: "ZERO" },
    { name: "Skupina záda", type: "GROUP", capacity: 8, minutes: 45, price: 25_000, rate: "REDUCED" },
  ]);
  const undone = await step("importUndo", written);
  expect([undone.state, await tables()]).toEqual(["UNDONE", before]);
});

/** The clock of the tests is at 16 March 2026, 9:00. */
const head = "Datum;Čas;Do;Pacient;Terapeut;Služba;Poznámka;Stav;Opakování;Opakovat do";

test("visits and series come without notices, names are asked once, and conflicts are listed", async () => {
  const before = await tables();
  const [therapist] = await one("select name, surname from profiles where id = $1", ids.profiles.paramedic);
  const [jana] = await one("select name, surname from patient_cards where id = $1", ids.patients.jana);
  const [karel] = await one("select name, surname from patient_cards where id = $1", ids.patients.karel);
  const person = `${therapist.surname} ${therapist.name}`;
  const result = await checked(
    "terminy.csv",
    [
      head,
      `2. 6. 2026;7:00;7:45;${jana.surname} ${jana.name};${person};Léčba;bolí koleno;;;`,
      `2. 6. 2026;7:30;8:00;${karel.surname} ${karel.name};${person};Léčba;;;;`,
      `3. 6. 2026;10:00;11:00;${karel.surname} ${karel.name};Bc. Neznámá;Léčba;;;týdně;5×`,
      `3. 2. 2026;10:00;11:00;${jana.surname} ${jana.name};${person};;;nepřišla;;`,
      `31. 2. 2026;25:00;;${jana.surname} ${jana.name};${person};;;;;`,
      `4. 6. 2026;10:00;11:00;Nikdo Nikde;${person};;;;;`,
      `5. 6. 2026;10:00;11:00;;${person};;porada;;;`,
    ].join("\n"),
    "VISITS",
  );
  expect(counts(result)).toEqual({ READY: 2, ASKED: 3, FAULTY: 2 });
  expect((await rowsOf(result.id, "FAULTY")).items.map(({ line, faults }) => [line, faults])).toEqual([
    [
      6,
      [
        { column: 0, error: "dateInvalid" },
        { column: 1, error: "timeInvalid" },
      ],
    ],
    [7, [{ column: 3, error: "patientUnknown" }]],
  ]);
  const asked = await names(result.id);
  expect(asked.map(({ subject, written }) => [subject, written])).toEqual([
    ["PERSON", "Bc. Neznámá"],
    ["SERVICE", "Léčba"],
  ]);
  const answers = asked.map(
    ({ subject, name }) =>
      `{ subject: ${subject}, name: "${name}", target: ${subject === "PERSON" ? ids.profiles.admin : ids.procedures.therapy} }`,
  );
  const answered = await step("importAnswer", result, `, answers: [${answers.join(", ")}]`);
  expect(counts(answered)).toEqual({ READY: 4, CONFLICTING: 1, FAULTY: 2 });
  expect((await rowsOf(answered.id, "CONFLICTING")).items).toMatchObject([
    { line: 3, faults: [{ column: 4, error: "overlap" }] },
  ]);
  const written = await step("importConfirm", answered);
  expect(counts(written)).toEqual({ WRITTEN: 4, CONFLICTING: 1, FAULTY: 2 });
  const entered = await one(
    "select e.begin_at, e.name, e.note, a.state, e.owner_id, e.parent_id is not null as series from import_rows r join events e on e.id = r.made_id or e.parent_id = r.made_id left join patient_attendances a on a.event_id = e.id where r.import_id = $1 order by e.begin_at",
    written.id,
  );
  expect(entered.map(({ begin_at, state, series }) => [begin_at.toISOString().slice(0, 16), state, series])).toEqual(
    [
      ["2026-02-03T09:00", "NOT_EXCUSED", false],
      ["2026-06-02T05:00", "NOT_SET", false],
      ...["03", "10", "17", "24"].map((day) => [`2026-06-${day}T08:00`, "NOT_SET", true]),
      ["2026-07-01T08:00", "NOT_SET", true],
      ["2026-06-05T08:00", null, false],
    ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );
  expect(await one("select count(*)::int as n from notices where created_at > now() - interval '1 hour'")).toEqual([
    { n: 0 },
  ]);
  expect(
    await one(
      "select count(*)::int as n from occupancies o join import_rows r on r.made_id = o.event_id where r.import_id = $1",
      written.id,
    ),
  ).toEqual([{ n: 7 }]);

  const undone = await step("importUndo", written);
  expect([undone.state, await tables()]).toEqual(["UNDONE", before]);
});

test("a conflict is entered where somebody says so, with the import as its reason", async () => {
  const [therapist] = await one("select name, surname from profiles where id = $1", ids.profiles.paramedic);
  const [jana] = await one("select name, surname from patient_cards where id = $1", ids.patients.jana);
  const person = `${therapist.name} ${therapist.surname}`;
  const rows = [
    `9. 6. 2026;7:00;7:45;${jana.surname} ${jana.name};${person};;;;;`,
    `9. 6. 2026;7:15;7:45;;${person};;porada;;;`,
    `9. 6. 2026;7:15;7:45;${jana.surname} ${jana.name};${person};;;;;`,
  ];
  const result = await checked("kolize.csv", [head, ...rows].join("\n"), "VISITS");
  expect(counts(result)).toEqual({ READY: 1, CONFLICTING: 2 });
  await api.call(
    "admin",
    `mutation { importDecide(import: ${result.id}, version: ${result.version}, same: false) { id } }`,
  );
  const written = await step("importConfirm", await read(result.id));
  // The same patient twice at a time is no override: the row stays in the list.
  expect(counts(written)).toEqual({ WRITTEN: 2, CONFLICTING: 1 });
  expect(
    await one(
      "select override_reason, overridden_by from occupancies o join import_rows r on r.made_id = o.event_id where r.import_id = $1 and r.line = 3",
      result.id,
    ),
  ).toEqual([{ override_reason: "kolize.csv", overridden_by: ids.profiles.admin }]);
  expect(counts(await checked("znovu.csv", [head, ...rows.slice(0, 2)].join("\n"), "VISITS"))).toEqual({ KNOWN: 2 });
});

test("patients of a group at one time share its event, up to its places", async () => {
  const [group] = await one(
    "insert into procedures (medical_center_id, name, type, capacity, duration_minutes, price_amount) values ($1, 'Jóga import', 'GROUP', 2, 60, 100) returning id",
    ids.center,
  );
  const [therapist] = await one("select name, surname from profiles where id = $1", ids.profiles.paramedic);
  const cards = await one("select name, surname from patient_cards where id = any($1)", [
    ids.patients.jana,
    ids.patients.karel,
    ids.patients.anna,
  ]);
  const result = await checked(
    "skupina.csv",
    [
      "Začátek,Pacient,Terapeut,Služba",
      ...cards.map(
        ({ name, surname }) => `2026-06-16 18:00,${surname} ${name},${therapist.surname} ${therapist.name},Jóga import`,
      ),
    ].join("\n"),
    "VISITS",
  );
  expect(counts(result)).toEqual({ READY: 2, CONFLICTING: 1 });
  const written = await step("importConfirm", result);
  expect(counts(written)).toEqual({ WRITTEN: 2, CONFLICTING: 1 });
  expect(
    await one(
      "select count(distinct e.id)::int as events, count(a.id)::int as patients from events e join patient_attendances a on a.event_id = e.id where e.procedure_id = $1",
      group.id,
    ),
  ).toEqual([{ events: 1, patients: 2 }]);
  await step("importUndo", written);
});

test("passes and debts are opening entries: no income, no cash, no VAT, no invoice", async () => {
  const before = await tables();
  const [jana] = await one("select name, surname from patient_cards where id = $1", ids.patients.jana);
  const [service] = await one("select name from procedures where id = $1", ids.procedures.therapy);
  const vouchers = await checked(
    "permanentky.csv",
    [
      "Pacient;Permanentka;Služba;Zbývá;Platí do",
      `${jana.surname} ${jana.name};10× LTV;${service.name};4;31. 12. 2026`,
      `${jana.surname} ${jana.name};10× LTV;${service.name};0;31. 2. 2026`,
    ].join("\n"),
    "VOUCHERS",
    `, openedOn: "2026-03-01"`,
  );
  expect(counts(vouchers)).toEqual({ READY: 1, FAULTY: 1 });
  const opened = await step("importConfirm", vouchers);
  expect(
    await one(
      "select v.name, v.valid_to::text, v.payment_id, s.available, e.kind, e.count, e.at from import_rows r join procedure_vouchers v on v.id = r.made_id join procedure_voucher_services s on s.voucher_id = v.id join procedure_voucher_entries e on e.voucher_id = v.id where r.import_id = $1",
      vouchers.id,
    ),
  ).toEqual([
    {
      name: "10× LTV",
      valid_to: "2026-12-31",
      payment_id: null,
      available: 4,
      kind: "OPENED",
      count: 4,
      at: new Date("2026-02-28T23:00:00Z"),
    },
  ]);
  const { data } = await api.call("admin", `{ unusedVouchersSum(day: null) { value { amount } } }`);
  expect(data?.unusedVouchersSum ?? []).not.toContain(null);

  const debts = await checked(
    "dluhy.csv",
    `Pacient;Částka;Důvod\n${jana.surname} ${jana.name};1 250,00 Kč;Masáž\n${jana.surname} ${jana.name};0;`,
    "DEBTS",
    `, openedOn: "2026-03-01"`,
  );
  expect(counts(debts)).toEqual({ READY: 1, FAULTY: 1 });
  const owed = await step("importConfirm", debts);
  const [payment] = await one(
    "select p.id, p.price::int, p.paid::int, p.opened_on::text, i.name, i.target_type as target, i.vat_rate as rate from import_rows r join payments p on p.id = r.made_id join payment_items i on i.payment_id = p.id where r.import_id = $1",
    debts.id,
  );
  expect(payment).toMatchObject({ price: 125_000, paid: 0, opened_on: "2026-03-01", target: "DEBT", rate: "ZERO" });
  expect(payment.name).toContain("Masáž");
  expect(await one("select count(*)::int as n from payment_entries where payment_id = $1", payment.id)).toEqual([
    { n: 0 },
  ]);

  const after = await step("importUndo", owed);
  expect([after.state, (await step("importUndo", opened)).state, await tables()]).toEqual(["UNDONE", "UNDONE", before]);
});

test("a debt that somebody paid, and a pass that was used, keep their imports", async () => {
  const [karel] = await one("select name, surname from patient_cards where id = $1", ids.patients.karel);
  const debts = await step(
    "importConfirm",
    await checked(
      "dluh.csv",
      `Pacient;Částka\n${karel.surname} ${karel.name};300`,
      "DEBTS",
      `, openedOn: "2026-03-01"`,
    ),
  );
  const [{ made_id: payment }] = await one("select made_id from import_rows where import_id = $1", debts.id);
  const changed = await api.call(
    "admin",
    `mutation { paymentItemsUpdate(payment: ${payment}, version: 1, inputs: [{ name: "Jinak", price: { amount: 100, currency: "CZK" }, targetType: PROCEDURE, vatRate: ZERO }]) { id } }`,
  );
  expect(changed.errors?.[0]?.extensions.code).toBe("E341");
  const { errors } = await api.call(
    "admin",
    `mutation { paymentUpdate(payment: ${payment}, version: 1, input: { paymentMethod: CARD }) { payedAt } }`,
  );
  expect(errors).toBeUndefined();
  const undo = await api.call(
    "admin",
    `mutation { importUndo(import: ${debts.id}, version: ${debts.version}) { id } }`,
  );
  expect(undo.errors?.[0]?.extensions).toMatchObject({ code: "E338", used: 1 });
});

test("a day of opening entries is required, and is neither ahead nor in a closed month", async () => {
  const { begun, columnsOf } = importsOf(api);
  const table = await begun("dluhy2.csv", "Pacient;Částka\nNovák Jan;100", "DEBTS");
  const match = async (more: string) =>
    (
      await api.call(
        "admin",
        `mutation { importMatch(import: ${table.id}, version: ${table.version}${columnsOf(table)}${more}) { id } }`,
      )
    ).errors?.[0]?.extensions.fields?.map(({ path, code }: { path: string[]; code: string }) => [path[0], code]);
  expect(await match("")).toEqual([["openedOn", "E1F1"]]);
  expect((await match(`, openedOn: "2026-04-01"`))?.[0]?.[0]).toBe("openedOn");
});

test("patients are found by the key of their import, and one of two of a name is asked about once", async () => {
  const patients = await step(
    "importConfirm",
    await checked(
      "lide.csv",
      "ID;Příjmení;Jméno;Datum narození\nK-17;Stejný;Jan;1. 1. 1980\nK-18;Stejný;Jan;2. 2. 1990",
    ),
  );
  expect(counts(patients)).toEqual({ WRITTEN: 2 });
  const debts = await checked(
    "dluhy3.csv",
    "ID pacienta;Pacient;Částka\nK-18;Stejný Jan;100\n;Stejný Jan;200\n;Stejný Jan;300",
    "DEBTS",
    `, openedOn: "2026-03-01"`,
  );
  expect(counts(debts)).toEqual({ READY: 1, ASKED: 2 });
  const [asked, ...more] = await names(debts.id);
  expect([asked!.subject, asked!.options.length, more.length]).toEqual(["PATIENT", 2, 0]);
  const refused = await api.call(
    "admin",
    `mutation { importAnswer(import: ${debts.id}, version: ${debts.version}, answers: [{ subject: PATIENT, name: "${asked!.name}", target: ${ids.patients.jana} }]) { id } }`,
  );
  expect(refused.errors?.[0]?.extensions.code).toBe("E004");
  const answered = await step(
    "importAnswer",
    debts,
    `, answers: [{ subject: PATIENT, name: "${asked!.name}", target: ${asked!.options[0]!.id} }]`,
  );
  expect(counts(answered)).toEqual({ READY: 3 });
});

test("workbooks have their days and times", async () => {
  const [therapist] = await one("select name, surname from profiles where id = $1", ids.profiles.paramedic);
  const book = await writeXlsx({
    sheets: [
      {
        name: "Termíny",
        rows: [
          ["Datum a čas", "Terapeut", "Předmět"],
          [new Date(Date.UTC(2026, 5, 18, 8, 30)), `${therapist.surname} ${therapist.name}`, "Porada"],
        ],
      },
    ],
  });
  const result = await checked("kalendar.xlsx", book, "VISITS");
  expect([counts(result), (await one("select begin_at from import_rows where import_id = $1", result.id))[0]]).toEqual([
    { READY: 1 },
    { begin_at: new Date("2026-06-18T06:30:00Z") },
  ]);
  await runJobs(api);
});
