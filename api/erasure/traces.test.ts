import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;

const forgotten: string[] = [];
api.services.mailer = { send: async () => {}, forget: async (id) => void forgotten.push(id) };
await owner.query("update medical_centers set gdpr_active = true, gdpr_consent_by_email = true where id = $1", [
  ids.center,
]);

const surname = "Zmizelíková";
const phone = "777123987";
const email = "zmizelikova@pacienti.example";
/** Writes with a key, so that its answer is stored too. */
const write = async (who: Role, call: string) => {
  const { data, errors } = await api.call(who, `mutation { ${call} }`, {}, { "idempotency-key": randomUUID() });
  if (errors) throw new Error(`${call}: ${JSON.stringify(errors)}`);
  return Object.values(data as Record<string, { id: number }>)[0]!;
};
const keep = (path: string, fields: Record<string, string>) =>
  api.call("receptionist", "mutation ($path: String!, $body: String!) { formKeep(path: $path, body: $body) }", {
    path,
    body: new URLSearchParams(fields).toString(),
  });

/** Every column of every table with a text that holds one of these words, with the number of rows. */
async function tracesOf(words: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`,
  );
  const pattern = words.join("|");
  const found: string[] = [];
  for (const { table, column } of rows) {
    const {
      rows: [{ count }],
    } = await owner.query(`select count(*)::int as count from ${table} where ${column}::text ~* $1`, [pattern]);
    if (count > 0) found.push(`${table}.${column} ${count}`);
  }
  return found;
}

test("after a whole erasure no table identifies the patient, wherever the data had been copied", async () => {
  const [card, second] = [await fullCard(owner, surname, "2018-03-05"), await fullCard(owner, surname, "2018-03-06")];
  await owner.query(
    "update patient_cards set phone = $1, email = $2, personal_number = '505505003' where id = any($3)",
    [`+420${phone}`, email, [card.id, second.id]],
  );
  await write(
    "receptionist",
    `patientCardUpdate(patientCard: ${card.id}, version: 1, input: { cave: "Latex, ${surname}", invoiceNote: "${surname}" }) { id fullName phone email }`,
  );
  await write(
    "receptionist",
    `relatedPersonCreate(patientCard: ${card.id}, input: { name: "Ota ${surname}", roles: [GUARDIAN], phone: "${phone}" }) { id name phone }`,
  );
  await write(
    "receptionist",
    `waitingPatientCreate(input: { patientCard: ${card.id}, note: "${surname} ráno", phone: "602999888" }) { id note patientCard { fullName } }`,
  );
  // A request that was rejected, with a file, never got a card.
  await owner.query(
    `with file as (
       insert into files (uuid, namespace, name, extension, mime, size, sha256, medical_center_id, created_at)
       values (gen_random_uuid(), 'booking', $2 || '.pdf', 'pdf', 'application/pdf', 1, '', $1, now()) returning id)
     insert into bookings (uuid, medical_center_id, status, begin_at, end_at, procedure_id, name, surname, date_of_birth, sex, email, phone,
       issue, file_id, locale, information, token_hash, decided_at, event_id)
     select gen_random_uuid(), $1, 'REJECTED', '2018-03-05T09:00Z', '2018-03-05T10:00Z', (select min(id) from procedures where medical_center_id = $1),
       name, upper(surname), birth_date, 'FEMALE', $3, '+420602111222', $2 || ' žádá o termín', file.id, 'cs', 1, md5(random()::text), now(), $5
     from patient_cards, file where patient_cards.id = $4`,
    [ids.center, surname, email, card.id, card.event],
  );
  // Another one was never decided.
  await owner.query(
    `insert into bookings (uuid, medical_center_id, status, begin_at, end_at, procedure_id, name, surname, date_of_birth, sex, email, phone,
       issue, locale, information, token_hash, event_id)
     select gen_random_uuid(), $1, 'CREATED', '2018-03-07T09:00Z', '2018-03-07T10:00Z', (select min(id) from procedures where medical_center_id = $1),
       name, surname, birth_date, 'FEMALE', $3, '+420602111222', $2 || ' čeká', 'cs', 1, md5(random()::text), $5
     from patient_cards where id = $4`,
    [ids.center, surname, email, card.id, card.event],
  );
  await write("receptionist", `gdprConsentEmailSend(patientCard: ${card.id}) { id }`);
  const draft = await write(
    "paramedic",
    `medicalReportCreate(input: { patientCard: ${second.id}, examinedAt: "2018-03-06T09:00:00Z", content: "${surname} bez bolesti" }) { id content patientCard { fullName } }`,
  );
  await write(
    "paramedic",
    `medicalReportUpdate(medicalReport: ${draft.id}, version: 1, input: { content: "Jen ${surname}" }) { id content }`,
  );
  await write(
    "admin",
    `patientCardsMerge(kept: ${card.id}, keptVersion: 2, merged: ${second.id}, mergedVersion: 1, fromMerged: [], fromBoth: [cave]) { id fullName }`,
  );
  await api.upload(
    "paramedic",
    "mutation ($files: [Upload!]!) { attachmentsCreate(patientCard: " +
      card.id +
      ", files: $files) { id file { name } } }",
    { files: [null] },
    { "files.0": new File(["%PDF-1.4\n%%EOF\n"], `${surname}.pdf`) },
    { "idempotency-key": "file" },
  );
  for (const table of ["attachments", "medical_reports"])
    await owner.query(
      `update ${table} set created_at = '2018-03-06T09:00Z' where patient_card_id = $1 and created_at > '2020-01-01'`,
      [card.id],
    );
  await owner.query("update events set name = $1, note = $1 where id = any($2)", [
    `${surname} ${phone}`,
    [card.event, second.event],
  ]);
  const kept = async () =>
    (await owner.query("select path from kept_forms order by path")).rows.map(({ path }) => path);
  await keep(`/kartoteka/${second.uuid}/upravit`, { name: "Ema" });
  await keep("/novy-nahradnik", { patientCard: String(card.id), note: "odpoledne" });
  await keep("/nova-udalost", { note: `volala ${surname.toUpperCase()}` });
  await keep("/novy-nahradnik?telefon=1", { phone: "777 123 987" });
  await keep("/kartoteka/novy", { surname: "Zmizelíkováčková", patientCards: "99999" });
  expect(await kept()).toHaveLength(5);
  const words = [surname, phone, email.split("@")[0]!, "505505003"];
  expect((await tracesOf(words)).length).toBeGreaterThan(15);

  const { data, errors } = await api.call(
    "manager",
    `mutation { patientCardErase(patientCard: ${card.id}, version: 3, input: { requestedOn: "10. 3. 2026", request: "${surname} psala" }) { whole } }`,
    {},
    { "idempotency-key": "erase" },
  );
  expect([errors, data?.patientCardErase.whole]).toEqual([undefined, true]);
  expect(await kept()).toEqual(["/kartoteka/novy"]);
  await owner.query("delete from kept_forms");
  await runJobs(api);
  expect(await tracesOf(words)).toEqual([]);
  expect(forgotten.length).toBeGreaterThan(0);
});

test("a write whose answer was erased with a patient is not repeated", async () => {
  const call = `mutation { facilityCreate(input: { name: "Malá tělocvična", facilityType: ROOM }) { id } }`;
  const send = () => api.call("admin", call, {}, { "idempotency-key": "once more" });
  expect((await send()).errors).toBeUndefined();
  const other = await fullCard(owner, "Jinéhojmenova", "2018-04-05");
  await write(
    "manager",
    `patientCardErase(patientCard: ${other.id}, version: 1, input: { requestedOn: "10. 3. 2026" }) { whole }`,
  );
  expect((await send()).errors?.[0]?.extensions.code).toBe("E012");
  expect((await owner.query("select from facilities where name = 'Malá tělocvična'")).rowCount).toBe(1);
});
