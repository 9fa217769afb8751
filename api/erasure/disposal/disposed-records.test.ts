import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { disposalsOf } from "#tests/kit/erasure/disposals.ts";
import { verifyReports } from "../../medical-reports/signing/verify.ts";

const api = await testApi();
const { owner, app } = api.database;
const { profiles, center } = ids;
const { ask, due, propose, confirm, rowsOf } = disposalsOf(api);

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
