import { expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { listsOf } from "#tests/kit/lists.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { verifyReports } from "../../medical-reports/signing/verify.ts";

const api = await testApi();
const { owner, app } = api.database;
const { profiles, center } = ids;

const ask = async (document: string, who: Role = "admin") => {
  const { data, errors } = await api.call(who, document);
  return errors ? errors[0]!.extensions.code : data;
};
const lists = listsOf(api);
const due = () => lists.idsOf("admin", "cardsPastTime");
const propose = async (...cards: number[]): Promise<number> =>
  (await ask(`mutation { disposalCreate(patientCards: [${cards}]) { id } }`)).disposalCreate.id;
const confirm = (id: number, who: Role = "paramedic") =>
  ask(`mutation { disposalConfirm(disposal: ${id}, version: 1) { alone } }`, who);
const rowsOf = async (statement: string, values: unknown[] = []) => (await owner.query(statement, values)).rows;

/**
 * The rows that an erased card leaves behind on purpose: visits, payments and vouchers without a name, and documents
 * that were handed to insurers, as long as accounting keeps them.
 */
const stays = ["batch_documents", "occupancies", "patient_attendances", "payments", "procedure_vouchers"];

test("every table that refers to a card is emptied of it, except visits, payments and vouchers without a name", async () => {
  const card = await fullCard(owner, "Stará", "2019-05-06");
  for (const uuid of card.files) await api.services.storage.put(uuid, new Blob(["x"]).stream());
  const tables = (
    await rowsOf(
      `select conrelid::regclass::text as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f' and confrelid = 'patient_cards'::regclass and attname = 'patient_card_id' order by 1`,
    )
  ).map(({ name }) => name);
  const counts = () =>
    Promise.all(
      tables.map(async (table) => [
        table,
        (await rowsOf(`select count(*)::int as n from ${table} where patient_card_id = $1`, [card.id]))[0].n,
      ]),
    );
  expect(
    (await counts()).filter(([, n]) => n === 0),
    "tests/kit/full-card.ts fills every table that speaks of a card",
  ).toEqual([]);

  expect(await due()).toEqual([card.id]);
  const id = await propose(card.id);
  expect(await due()).toEqual([]);
  expect(await confirm(id)).toEqual({ disposalConfirm: { alone: false } });
  expect(
    (await counts()).filter(([, n]) => n > 0).map(([table]) => table),
    "api/erasure/delete-records.ts or the trigger erase_along takes each of them",
  ).toEqual(stays);
  expect(
    await rowsOf(
      "select name, surname, email, phone, birth_date, cave, invoice_note, archived_at is not null as archived from patient_cards where id = $1",
      [card.id],
    ),
  ).toEqual([
    {
      name: "",
      surname: "–",
      email: null,
      phone: null,
      birth_date: null,
      cave: null,
      invoice_note: null,
      archived: true,
    },
  ]);
  expect(await rowsOf("select name, note, issue from events where id = $1", [card.event])).toEqual([
    { name: null, note: null, issue: null },
  ]);
  expect(await rowsOf("select from mails union all select from files")).toEqual([]);
  expect(await ask(`{ patientCard(uuid: "${card.uuid}") { id } }`)).toBe("E003");
  expect(JSON.stringify(await ask(`{ patientCards(archived: true) { items { uuid } } }`))).not.toContain(card.uuid);
  expect(
    (
      await ask(
        "{ disposalRecord { items { number uuid firstEntryOn lastEntryOn keptUntil retentionYears reports attachments erasedBy { id } disposal { id proposedBy { id } alone } } } }",
      )
    ).disposalRecord.items,
  ).toEqual([
    {
      number: card.id,
      uuid: card.uuid,
      firstEntryOn: "2019-05-06",
      lastEntryOn: "2019-05-06",
      keptUntil: "2024-12-31",
      retentionYears: 5,
      reports: 1,
      attachments: 1,
      erasedBy: { id: profiles.paramedic },
      disposal: { id, proposedBy: { id: profiles.admin }, alone: false },
    },
  ]);
  for (let twice = 0; twice < 2; twice++) {
    await runJobs(api);
    for (const uuid of card.files) await expect(api.services.storage.get(uuid)).rejects.toThrow("No such file");
    await owner.query("select enqueue_job('removeFiles', $1::jsonb, null, null, null)", [
      JSON.stringify({ keys: card.files }),
    ]);
  }
  await expect(
    owner.query("insert into waiting_patients (medical_center_id, patient_card_id) values ($1, $2)", [center, card.id]),
  ).rejects.toThrow("is gone");
});

test("neither a movement of the account that paid for a disposed card nor a payment of it names anybody any more", async () => {
  const card = await fullCard(owner, "Placená", "2018-05-06");
  for (const uuid of card.files) await api.services.storage.put(uuid, new Blob(["x"]).stream());
  await rowsOf(
    `with statement as (
       insert into bank_statements (medical_center_id, currency, created_by) values ($1, 'CZK', $3) returning id
     ), movement as (
       insert into bank_movements (medical_center_id, statement_id, position, fingerprint, day, amount, currency, is_reversal, booked, counter_name, counter_account, message)
       select $1, id, 0, 'f', '2018-05-07', 50000, 'CZK', false, 50000, 'Placená Eva', '178124-4159/0710', 'děkuji' from statement returning id
     )
     insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id, bank_movement_id)
     select $1, payments.id, '2018-05-07', 'TRANSFER', 50000, $3, movement.id from payments, movement where patient_card_id = $2`,
    [center, card.id, profiles.admin],
  );
  await rowsOf("update payments set payer = 'Placená Marie' where patient_card_id = $1", [card.id]);
  await confirm(await propose(card.id));
  expect(await rowsOf("select payer from payments where patient_card_id = $1", [card.id])).toEqual([{ payer: null }]);
  expect(await rowsOf("select amount::int, counter_name, counter_account, message from bank_movements")).toEqual([
    { amount: 50_000, counter_name: null, counter_account: null, message: null },
  ]);
});

test("a card with a later entry, visit or appointment, or that is still needed, is not past its retention", async () => {
  const [old, visited, written, attached, ahead] = await Promise.all(
    ["Stará", "Přišla", "Psaná", "Přiložená", "Přijde"].map((surname) => fullCard(owner, surname, "2018-03-04")),
  );
  await fullCard(owner, "Novější", "2021-01-01");
  expect(await due()).toEqual([old, visited, written, attached, ahead].map((card) => card!.id).sort((a, b) => a - b));
  for (const [card, begin] of [
    [visited!, "2021-02-02T09:00:00Z"],
    [ahead!, "2026-04-02T09:00:00Z"],
  ] as const) {
    await owner.query("update events set begin_at = $2, end_at = $2::timestamptz + interval '1 hour' where id = $1", [
      card.event,
      begin,
    ]);
    await owner.query(
      "update occupancies set during = tstzrange($2, $2::timestamptz + interval '1 hour') where event_id = $1",
      [card.event, begin],
    );
  }
  await owner.query(
    "insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by) values ($1, $2, '2018-01-01', '', '', 1, 1)",
    [center, written!.id],
  );
  await owner.query(
    "update attachments set created_at = '2024-01-01' where patient_card_id = $1 and type = 'ADMINISTRATIVE'",
    [attached!.id],
  );
  expect(await due()).toEqual([old!.id, attached!.id].sort((a, b) => a - b));
  expect(await ask(`mutation { disposalCreate(patientCards: [${visited!.id}]) { id } }`)).toBe("E004");
  const id = await propose(old!.id, attached!.id);
  expect(
    await ask(
      `mutation { patientCardKeepLonger(patientCard: ${old!.id}, until: "1. 3. 2027", reason: "Spor") { id } }`,
      "paramedic",
    ),
  ).toMatchObject({ patientCardKeepLonger: { id: old!.id } });
  expect(
    (await ask(`{ disposal(disposal: ${id}) { cards { patientCard { id } } } }`, "paramedic")).disposal.cards,
  ).toEqual([{ patientCard: { id: attached!.id } }]);
  expect(await ask(`mutation { disposalWithdraw(disposal: ${id}, version: 1) { id } }`)).toMatchObject({
    disposalWithdraw: { id },
  });
  expect(await due()).toEqual([attached!.id]);
  await ask("mutation { retentionYearsSet(years: 10) { id } }");
  expect(await due()).toEqual([]);
  await ask("mutation { retentionYearsSet(years: 5) { id } }");
});

test("a card with a booked visit is neither offered nor shown to the one who confirms, whatever its attendance says", async () => {
  const cards = await Promise.all(
    ["Omluvená", "Předem", "Volná"].map((surname) => fullCard(owner, surname, "2016-01-02")),
  );
  const [excused, missed, free] = cards.map(({ id }) => id);
  const id = await propose(excused!, free!);
  for (const [card, state] of [
    [excused!, "EXCUSED"],
    [missed!, "NOT_EXCUSED"],
  ] as const) {
    const { rows } = await owner.query(
      "insert into events (medical_center_id, type, begin_at, end_at) values ($1, 'EVENT', '2026-04-02T09:00:00Z', '2026-04-02T10:00:00Z') returning id",
      [center],
    );
    await owner.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) values ($1, $2, $3, $4)",
      [center, rows[0].id, card, state],
    );
  }
  expect(await due()).not.toContain(missed);
  const { disposal } = await ask(`{ disposal(disposal: ${id}) { cards { patientCard { id } } } }`, "paramedic");
  expect(disposal.cards).toEqual([{ patientCard: { id: free } }]);
  await ask(`mutation { disposalWithdraw(disposal: ${id}, version: 1) { id } }`);
  expect(await ask(`mutation { disposalCreate(patientCards: [${excused}]) { id } }`)).toBe("E004");
  await confirm(await propose(free!));
});

test("the proposer does not confirm it; cards with later entries stay; a single person needs two days, and the record says so", async () => {
  const [gone, kept] = [await fullCard(owner, "Odejde", "2017-01-02"), await fullCard(owner, "Zůstane", "2017-01-02")];
  const id = await propose(gone.id, kept.id);
  expect(await confirm(id, "admin")).toBe("E153");
  expect(await confirm(id, "receptionist")).toBe("E002");
  await owner.query(
    "update medical_reports set updated_at = now(), invalidated_at = now(), invalidated_by = 1, invalid_reason = 'x' where id = $1",
    [kept.signed],
  );
  expect(await confirm(id, "manager")).toEqual({ disposalConfirm: { alone: false } });
  expect(await confirm(id, "manager")).toBe("E152");
  expect(
    (
      await rowsOf("select id from patient_cards where disposed_at is not null and id = any($1)", [[gone.id, kept.id]])
    ).map((row) => row.id),
  ).toEqual([gone.id]);
  await owner.query(
    "update medical_reports set invalidated_at = null, invalidated_by = null, invalid_reason = null where id = $1",
    [kept.signed],
  ); // as the log has it

  const alone = await fullCard(owner, "Sama", "2017-01-02");
  await owner.query("update profiles set deactivated_at = now() where id in ($1, $2)", [
    profiles.manager,
    profiles.paramedic,
  ]);
  const own = await propose(alone.id);
  expect(await confirm(own, "admin")).toBe("E154");
  await owner.query("update disposals set proposed_at = proposed_at - interval '1 day' where id = $1", [own]);
  expect(await confirm(own, "admin")).toEqual({ disposalConfirm: { alone: true } });
  await owner.query("update profiles set deactivated_at = null where id in ($1, $2)", [
    profiles.manager,
    profiles.paramedic,
  ]);
});

test("the database deletes signed rows and evidence in no other way, for any role, and never before the retention ends", async () => {
  const [old, young] = [await fullCard(owner, "Pevná", "2019-05-06"), await fullCard(owner, "Mladá", "2025-05-06")];
  const erasure = (card: number, more = "") =>
    `insert into patient_erasures (medical_center_id, card_id, erased_at, erased_by, requested_on, whole, retention_years, reports, attachments, erased${more && ", disposal_id"}) values (${center}, ${card}, now(), 1, ${more ? "null" : "'2026-03-01'"}, true, 5, 0, 0, '{}'${more})`;
  const id = await propose(old.id);
  const other = await rowsOf(
    "insert into disposals (medical_center_id, proposed_at, proposed_by, confirmed_at, confirmed_by) values ($1, now(), 1, now(), 3) returning id",
    [center],
  );
  for (const pool of [owner, app])
    for (const paths of [
      [`delete from medical_reports where id = ${old.signed}`],
      [`delete from attachments where medical_report_id = ${old.signed}`],
      [erasure(young.id)],
      [erasure(old.id, `, ${id}`)],
      [erasure(old.id, `, ${other[0].id}`)],
      [erasure(ids.patients.foreign)],
      [erasure(old.id), `delete from medical_reports where id = ${young.signed}`],
      ["update patient_erasures set reports = 99"],
      ["delete from patient_erasures"],
      ["truncate medical_reports cascade"],
      [`update disposals set confirmed_at = now(), confirmed_by = proposed_by where id = ${id}`],
      [`update disposals set confirmed_at = proposed_at, confirmed_by = proposed_by, alone = true where id = ${id}`],
    ]) {
      const connection = await pool.connect();
      await connection.query("begin");
      await connection.query("select set_config('motus.medical_center', $1, true)", [String(center)]);
      for (const path of paths.slice(0, -1)) await connection.query(path);
      await expect(connection.query(paths.at(-1)!), paths.join("; ")).rejects.toThrow(
        /is signed|are signed|permission denied|cannot be erased so|stays|violates check|row-level security/,
      );
      await connection.query("rollback");
      connection.release();
    }
  // Without an erasure in the same transaction, a row deletes nothing.
  await ask(`mutation { disposalWithdraw(disposal: ${id}, version: 1) { id } }`);
  expect(await verifyReports(createDb(owner))).toMatchObject({ differing: [] });
  expect(await confirm(await propose(old.id))).toMatchObject({ disposalConfirm: {} });
  expect(await verifyReports(createDb(owner))).toMatchObject({ differing: [] });
  expect((await rowsOf("select from medical_reports where id = $1", [young.signed])).length).toBe(1);
});

test("many cards cost the statements of one, in the list as well as when they go", async () => {
  const cards = await Promise.all(Array.from({ length: 12 }, (_, n) => fullCard(owner, `Karta ${n}`, "2016-01-02")));
  const counted = async <T>(work: () => Promise<T>) => {
    api.queries.length = 0;
    return { answer: await work(), statements: api.queries.length };
  };
  const list = () => lists.page("admin", "cardsPastTime");
  const many = await counted(list);
  expect(many.answer.total).toBeGreaterThanOrEqual(12);
  const [first, ...others] = cards.map(({ id }) => id);
  const [small, large] = [await propose(first!), await propose(...others)];
  const one = await counted(() => confirm(small));
  expect(await counted(() => confirm(large))).toEqual(one);
  const last = await fullCard(owner, "Poslední", "2016-01-02");
  await owner.query("update patient_cards set created_at = now() where disposed_at is null and id <> $1", [last.id]);
  expect((await counted(list)).statements).toBe(many.statements);
});
