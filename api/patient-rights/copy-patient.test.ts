import { expect, test } from "vitest";
import type { PatientCopy } from "#rules/patient-rights/patient-copy.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { transactionsOf } from "../core/transactions-of.ts";
import { readCopies } from "./read-copies.ts";
import { leftOut } from "./patient-tables.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, profiles, center } = ids;
const ask = "query ($card: Int!) { patientCopy(patientCard: $card) }";
const copyOf = async (card: number, who: "admin" | "paramedic" = "paramedic") =>
  (await api.call(who, ask, { card })).data.patientCopy as PatientCopy;

/** Every table that refers to a patient's card: directly, or through another row. */
const linked = `
  with recursive keys as (
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  ), mine as (
    select table_name::text as name from information_schema.columns where table_schema = 'public' and column_name = 'patient_card_id'
    union
    select child from keys join mine on parent = mine.name
  ) select name from mine`;

test("no table that is linked to a patient is missing from the copy", async () => {
  const { tables } = await copyOf(patients.jana);
  const copied = Object.keys(tables).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const found = (await owner.query<{ name: string }>(linked)).rows.map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(["medical_reports", "waiting_patient_profiles", "audit_rows"]));
  expect(found.filter((name) => !copied.includes(name) && !leftOut.includes(name))).toEqual([]);
});

test("it holds the rows of this patient, removed ones too, with the names they refer to, and of no other patient", async () => {
  await owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, removed_at)
     values ($1, $2, '2026-03-01', 'Jana a páteř', 'Jana', 3, 3, null), ($1, $2, '2026-03-02', 'zahozená', 'z', 3, 3, now()), ($1, $3, '2026-03-01', 'Karel a rameno', 'Karel', 3, 3, null)`,
    [center, patients.jana, patients.karel],
  );
  await owner.query("update events set note = 'jen pro Janu', capacity = null where id = $1", [ids.events.janaTherapy]);
  const { madeAt, names, tables } = await copyOf(patients.jana);
  expect(madeAt).toBe("2026-03-16T09:00:00.000Z");
  expect(tables.patientCards).toEqual([expect.objectContaining({ id: patients.jana, surname: "Dvořáčková" })]);
  expect(tables.medicalReports).toEqual([
    expect.objectContaining({ content: "Jana a páteř", state: "DRAFT" }),
    expect.objectContaining({ content: "zahozená", state: "REMOVED" }),
  ]);
  expect(tables.events).toContainEqual(expect.objectContaining({ id: ids.events.janaTherapy, note: "jen pro Janu" }));
  expect(names.profiles[profiles.paramedic]).toContain("Petr");
  expect(JSON.stringify(tables)).not.toContain("Karel");
});

test("the note of a group event is not the patient's, and the secret of a consent link is left out", async () => {
  await owner.query("update events set note = 'přijde i Karel', issue = 'x', capacity = 5 where id = $1", [
    ids.events.janaTherapy,
  ]);
  await owner.query(
    `insert into gdpr_wordings (medical_center_id, number, text, created_by) values ($1, 1, 'Informace', 1)`,
    [center],
  );
  await owner.query(
    `insert into gdpr_consent_links (medical_center_id, patient_card_id, wording_id, recipient, token_hash, created_by, expires_at)
     select $1, $2, id, 'jana@lipa.example', 'tajny-otisk', 1, now() from gdpr_wordings where medical_center_id = $1`,
    [center, patients.jana],
  );
  const { tables } = await copyOf(patients.jana, "admin");
  expect(tables.gdprConsentLinks).toEqual([expect.objectContaining({ recipient: "jana@lipa.example" })]);
  expect(tables.gdprWordings).toEqual([expect.objectContaining({ text: "Informace" })]);
  expect(JSON.stringify(tables)).not.toMatch(/tajny-otisk|přijde i Karel/);
});

test("only users who may read reports get it, and the access is recorded; another centre's patient is not found", async () => {
  for (const who of ["receptionist", "manager"] as const)
    expect(await api.call(who, ask, { card: patients.jana })).toMatchObject({ status: 403 });
  for (const card of [patients.foreign, 999_999])
    expect(await api.call("admin", ask, { card })).toMatchObject({ status: 404 });
  await copyOf(patients.anna);
  const { rows } = await owner.query(
    "select profile_id, patient_card_id from audit_rows where action = 'patientCard.copied' order by id desc limit 1",
  );
  expect(rows).toEqual([{ profile_id: profiles.paramedic, patient_card_id: patients.anna }]);
});

test("copies of several patients are those of each alone, by as many queries as one", async () => {
  const several = [patients.jana, patients.karel, patients.anna];
  const read = (ids: number[]) =>
    transactionsOf(
      jobContext(api.services),
      center,
    )(async (ctx) => {
      api.queries.length = 0;
      return { copies: await readCopies(ctx, ids), queries: api.queries.length };
    });
  const together = await read(several);
  for (const [at, id] of several.entries()) {
    const alone = await read([id]);
    expect(together.copies[at]).toEqual(alone.copies[0]);
    expect(together.queries).toBe(alone.queries);
  }
});
