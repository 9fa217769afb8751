import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, now } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { cleanNames, countUncleanNames } from "./clean.ts";

const api = await testApi();
const { owner } = api.database;
const db = createDb(owner);
const clean = () => cleanNames({ db, now: () => now, requestId: "test", address: "names:clean", session: null });
const dirty = [
  ["patient_cards", "name", ids.patients.jana, "Ja\u200bna\n"],
  ["patient_cards", "surname", ids.patients.jana, "Dvo\u00adřáčková"],
  ["patient_cards", "degree_before", ids.patients.jana, "\u3164"],
  ["facilities", "name", ids.facilities.gym, "\u202eTělocvična"],
  ["procedures", "name", ids.procedures.therapy, "\u200b"],
  ["events", "name", ids.events.lunch, "Oběd\r\nvenku"],
  ["users", "surname", 1, "Mare\u0161ova\u0301\u2066"],
  ["medical_centers", "name", ids.foreignCenter, " Jinde\u00a0"],
] as const;
const found = async (q: string) =>
  (await api.call("receptionist", `query ($q: String) { patientCards(q: $q) { items { id } } }`, { q })).data
    .patientCards.items;

test("names are cleaned once, counted by table, recorded in the audit log of each centre, and searchable again", async () => {
  for (const [table, column, id, text] of dirty)
    await owner.query(`update ${table} set ${column} = $1 where id = $2`, [text, id]);
  await owner.query("delete from patient_card_words where patient_card_id = $1 and word like 'd%'", [
    ids.patients.jana,
  ]);
  expect(await found("dvorackova")).toEqual([]);
  const version = async () =>
    (await owner.query("select version from patient_cards where id = $1", [ids.patients.jana])).rows[0].version;
  const before = await version();

  const some = {
    patient_cards: 1,
    facilities: 1,
    procedures: 1,
    events: 1,
    users: 1,
    medical_centers: 1,
    related_persons: 0,
    files: 0,
  };
  expect(await countUncleanNames(db)).toMatchObject(some);
  expect(await clean()).toMatchObject(some);
  expect(Object.values(await clean()).every((count) => count === 0)).toBe(true);

  const { rows } = await owner.query("select degree_before, name, surname from patient_cards where id = $1", [
    ids.patients.jana,
  ]);
  expect([rows, await version()]).toEqual([[{ degree_before: null, name: "Jana", surname: "Dvořáčková" }], before + 1]);
  expect(await found("dvorackova")).toEqual([{ id: ids.patients.jana }]);
  for (const [table, column, id, text] of [
    ["facilities", "name", ids.facilities.gym, "Tělocvična"],
    ["procedures", "name", ids.procedures.therapy, "?"],
    ["events", "name", ids.events.lunch, "Oběd venku"],
    ["users", "surname", 1, "Marešová"],
    ["medical_centers", "name", ids.foreignCenter, "Jinde"],
  ] as const)
    expect((await owner.query(`select ${column} as text from ${table} where id = $1`, [id])).rows).toEqual([{ text }]);
  const log = await owner.query(
    "select medical_center_id as center, action, patient_card_id as card, details from audit_rows where address = 'names:clean' order by id",
  );
  expect(log.rows).toEqual([
    { center: ids.foreignCenter, action: "names.cleaned", card: null, details: { table: "medical_centers", rows: 1 } },
    { center: ids.center, action: "names.cleaned", card: null, details: { table: "facilities", rows: 1 } },
    { center: ids.center, action: "names.cleaned", card: null, details: { table: "procedures", rows: 1 } },
    {
      center: ids.center,
      action: "patientCard.updated",
      card: ids.patients.jana,
      details: { fields: ["degreeBefore", "name", "surname"] },
    },
    { center: ids.center, action: "names.cleaned", card: null, details: { table: "events", rows: 1 } },
  ]);
});

test("a file of a signed report keeps its name", async () => {
  const file = async (signed: boolean) => {
    const { rows } = await owner.query(
      `with file as (insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) values ($1, 'attachment', E'n\u200b.pdf', 'pdf', 'application/pdf', 1, '') returning id),
         report as (insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by) values ($1, $2, now(), 'x', 'x', $3, $3) returning id)
       insert into attachments (medical_center_id, patient_card_id, medical_report_id, file_id, type, created_by) select $1, $2, report.id, file.id, 'MEDICAL', $3 from file, report returning file_id as id, medical_report_id as report`,
      [ids.center, ids.patients.jana, ids.profiles.paramedic],
    );
    if (signed)
      expect(
        (
          await api.call(
            "paramedic",
            `mutation { medicalReportSetSigned(medicalReport: ${rows[0].report}, version: 1) { id } }`,
          )
        ).errors,
      ).toBeUndefined();
    return rows[0].id as number;
  };
  const [signed, draft] = [await file(true), await file(false)];
  expect(await clean()).toMatchObject({ files: 1 });
  const { rows } = await owner.query("select name from files where id = any($1) order by id = $2", [
    [signed, draft],
    draft,
  ]);
  expect(rows).toEqual([{ name: "n\u200b.pdf" }, { name: "n.pdf" }]);
});
