import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, uuids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard, type FullCard } from "#tests/kit/full-card.ts";
import { waitingJobs } from "#tests/kit/jobs.ts";
import { verifyReports } from "../medical-reports/signing/verify.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, center } = ids;

const ask = async (document: string, who: Role = "manager") => {
  const { data, errors } = await api.call(who, document);
  return errors ? errors[0]!.extensions.code : data;
};
const preview = async (uuid: string) =>
  (
    await ask(
      `{ patientCardErasurePreview(patientCard: "${uuid}") { patientCard { version } lastEntryOn keptUntil erasing { kind count } keeping { kind count ground until } visitsAhead { id } } }`,
    )
  ).patientCardErasurePreview;
const erase = ({ id }: Pick<FullCard, "id">, more = "", version = 1) =>
  ask(
    `mutation { patientCardErase(patientCard: ${id}, version: ${version}, input: { requestedOn: "10. 3. 2026", request: "Dopisem" ${more} }) { whole keptUntil requestedOn erased { kind count } } }`,
  );
const rowsOf = async (statement: string, values: unknown[] = []) => (await owner.query(statement, values)).rows;

test("ancillary records are erased; records kept by law stay as they are, counted with their last day and legal ground", async () => {
  const card = await fullCard(owner, "Současná", "2025-11-04");
  const erasing = [
    "invoiceNote 1",
    "relatedPersons 1",
    "waitingPatients 1",
    "bookings 1",
    "consentLinks 1",
    "summaries 1",
    "attachments 1",
    "removedDrafts 1",
    "mails 1",
  ];
  const shown = await preview(card.uuid);
  expect(shown).toMatchObject({ lastEntryOn: "2025-11-04", keptUntil: "2030-12-31", visitsAhead: [] });
  expect(shown.erasing.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`)).toEqual(erasing);
  type Kept = { kind: string; count: number; ground: string; until: string | null };
  expect(shown.keeping.map(({ kind, count, ground, until }: Kept) => `${kind} ${count} ${ground} ${until}`)).toEqual([
    "identity 1 documentation 2030-12-31",
    "contacts 2 documentation 2030-12-31",
    ...["relatedPersons", "insurances", "visits", "reports", "attachments"].map(
      (kind) => `${kind} 1 documentation 2030-12-31`,
    ),
    "consents 2 evidence 2030-12-31",
    "accessLog 4 trace null",
    "payments 1 accounting 2030-12-31",
  ]);
  const reports = await rowsOf("select * from medical_reports where patient_card_id = $1 and signed_at is not null", [
    card.id,
  ]);

  expect(await erase(card)).toMatchObject({
    patientCardErase: { whole: false, keptUntil: "2030-12-31", requestedOn: "2026-03-10" },
  });
  const [after] = await rowsOf(
    "select phone, email is not null as email, invoice_note, cave, archived_at is not null as archived from patient_cards where id = $1",
    [card.id],
  );
  expect(after).toEqual({ phone: "+420602111222", email: true, invoice_note: null, cave: "Latex", archived: true });
  const left = async (table: string, which = "true") =>
    (await rowsOf(`select count(*)::int as n from ${table} where patient_card_id = $1 and ${which}`, [card.id]))[0].n;
  expect([
    await left("related_persons"),
    await left("waiting_patients"),
    await left("gdpr_consent_links"),
    await left("gdpr_consents"),
    await left("report_summaries"),
    await left("attachments", "type = 'ADMINISTRATIVE'"),
    await left("attachments"),
  ]).toEqual([1, 0, 1, 2, 0, 0, 1]);
  expect(await rowsOf("select * from medical_reports where patient_card_id = $1", [card.id])).toEqual(reports);
  expect(await verifyReports(createDb(owner))).toMatchObject({ differing: [] });
  expect(await waitingJobs(api)).toEqual(["removeFiles"]);
  expect((await preview(card.uuid)).erasing).toEqual([]);
  expect(
    await ask(
      `{ patientCard(uuid: "${card.uuid}") { archived erasure { keptUntil erased { kind } } } }`,
      "receptionist",
    ),
  ).toMatchObject({ patientCard: { archived: true, erasure: { keptUntil: "2030-12-31" } } });
});

test("telephone and e-mail go where it is chosen so, and a merge brings nothing back", async () => {
  const [card, second] = [await fullCard(owner, "Volaná", "2025-11-05"), await fullCard(owner, "Volaná", "2025-11-06")];
  await ask(
    `mutation { patientCardsMerge(kept: ${card.id}, keptVersion: 1, merged: ${second.id}, mergedVersion: 1, fromMerged: [phone, email], fromBoth: []) { id } }`,
    "admin",
  );
  expect((await erase(card, ", contacts: true", 2)).patientCardErase.erased).toContainEqual({
    kind: "contacts",
    count: 4,
  });
  expect((await preview(card.uuid)).keeping.map(({ kind }: { kind: string }) => kind)).not.toContain("contacts");
  expect(await rowsOf("select phone, email from patient_cards where id = any($1)", [[card.id, second.id]])).toEqual([
    { phone: null, email: null },
    { phone: null, email: null },
  ]);
  expect(
    JSON.stringify(await rowsOf("select before, after from patient_card_merges where kept_id = $1", [card.id])),
  ).not.toMatch(/602111222|example\.com/);
  expect(
    await rowsOf("select word from patient_card_words where patient_card_id = $1 and word like '%602111222'", [
      card.id,
    ]),
  ).toEqual([]);
  expect(await ask(`mutation { patientCardsUnmerge(patientCard: ${card.id}, version: 3) { id } }`)).toBe("E130");
});

test("where nothing must be retained any more, the whole card is erased with those merged into it", async () => {
  const [card, second] = [await fullCard(owner, "Dávná", "2019-02-05"), await fullCard(owner, "Dávná", "2019-02-06")];
  await ask(
    `mutation { patientCardsMerge(kept: ${card.id}, keptVersion: 1, merged: ${second.id}, mergedVersion: 1, fromMerged: [], fromBoth: []) { id } }`,
    "admin",
  );
  expect(await preview(card.uuid)).toMatchObject({ keptUntil: null, keeping: [{ kind: "accessLog", until: null }] });
  expect(await erase(card, "", 2)).toMatchObject({ patientCardErase: { whole: true, keptUntil: null } });
  expect(
    await rowsOf("select surname, phone, disposed_at is not null as gone from patient_cards where id = any($1)", [
      [card.id, second.id],
    ]),
  ).toEqual(Array(2).fill({ surname: "–", phone: null, gone: true }));
  expect(await rowsOf("select from medical_reports where patient_card_id = any($1)", [[card.id, second.id]])).toEqual(
    [],
  );
  for (const uuid of [card.uuid, second.uuid])
    expect(await ask(`{ patientCard(uuid: "${uuid}") { id } }`)).toBe("E003");
  expect(
    (await ask("{ disposalRecord { items { number reports requestedOn disposal { id } } } }")).disposalRecord.items,
  ).toEqual([{ number: card.id, reports: 2, requestedOn: "2026-03-10", disposal: null }]);
});

test("the text of a visit of several patients stays, and the address of another patient is not found", async () => {
  const card = await fullCard(owner, "Skupinová", "2018-02-05");
  await owner.query("update events set capacity = 5 where id = $1", [card.event]);
  await owner.query("update patient_cards set email = 'spolu@example.com' where id in ($1, $2)", [
    card.id,
    patients.anna,
  ]);
  await owner.query(
    "insert into mails (medical_center_id, recipient, subject, body) values ($1, 'spolu@example.com', 's', 'b')",
    [center],
  );
  expect(await erase(card)).toMatchObject({ patientCardErase: { whole: true } });
  expect(await rowsOf("select note from events where id = $1", [card.event])).toEqual([{ note: "Ema volala" }]);
  expect(await rowsOf("select from mails where recipient = 'spolu@example.com'")).toHaveLength(1);
});

test("a future visit, a newer change and an invalid date prevent an erasure; only administrators may do it", async () => {
  const card = await fullCard(owner, "Nedotčená", "2025-11-07");
  expect(await erase(card, "", 7)).toBe("E012");
  for (const day of ["zítra", "kdysi", " "])
    expect(
      await ask(
        `mutation { patientCardErase(patientCard: ${card.id}, version: 1, input: { requestedOn: "${day}" }) { whole } }`,
      ),
    ).toBe("E004");
  await owner.query("update events set begin_at = '2026-04-02T09:00Z', end_at = '2026-04-02T10:00Z' where id = $1", [
    card.event,
  ]);
  await owner.query("update occupancies set during = '[2026-04-02T09:00Z, 2026-04-02T10:00Z)' where event_id = $1", [
    card.event,
  ]);
  expect((await preview(card.uuid)).visitsAhead).toEqual([{ id: card.event }]);
  expect(await erase(card)).toBe("E151");
  for (const who of ["paramedic", "receptionist"] as const)
    expect(await ask(`{ patientCardErasurePreview(patientCard: "${card.uuid}") { keptUntil } }`, who)).toBe("E002");
  for (const uuid of [uuids.foreign, "99999999-9999-4999-8999-999999999999", "nic"])
    expect(await ask(`{ patientCardErasurePreview(patientCard: "${uuid}") { keptUntil } }`)).toBe("E003");
  expect(await rowsOf("select from patient_erasures where card_id = $1", [card.id])).toEqual([]);
});

test("a returning patient can be contacted again; the erasure stays recorded, also in their copy", async () => {
  const card = await fullCard(owner, "Vrácená", "2025-11-08");
  await erase(card);
  await ask(`mutation { patientCardArchive(patientCard: ${card.id}, archived: false) { id } }`);
  expect(await ask(`{ patientCard(uuid: "${card.uuid}") { archived erasure { erasedAt } } }`)).toEqual({
    patientCard: { archived: false, erasure: null },
  });
  expect(
    (await ask(`{ patientCopy(patientCard: ${card.id}) }`, "paramedic")).patientCopy.tables.patientErasures,
  ).toEqual([expect.objectContaining({ request: "Dopisem", whole: false })]);
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'patientCard.erased' and patient_card_id = $1",
    [card.id],
  );
  expect(rows).toEqual([{ details: { whole: false } }]);
});

test("payments, receipts and invoices stay by the laws of accounts, also where the card need not", async () => {
  const card = await fullCard(owner, "Placená", "2019-02-05");
  const payVat = (vatPayer: boolean) =>
    owner.query(
      "insert into billing_information (medical_center_id, company_name, vat_payer) values ($1, 'Lípa', $2) on conflict (medical_center_id) do update set vat_payer = $2",
      [center, vatPayer],
    );
  await payVat(true);
  const { paymentCreate } = await ask(
    `mutation { paymentCreate(input: { patientCard: ${card.id}, items: [{ name: "LTV", price: { amount: 95000, currency: "CZK" }, vatRate: ZERO, targetType: PROCEDURE }] }) { id } }`,
  );
  await ask(
    `mutation { paymentUpdate(payment: ${paymentCreate.id}, version: 1, input: { paymentMethod: CASH }) { id } }`,
  );
  const until = "2036-12-31";
  const documents = [
    { kind: "payments", count: 2, ground: "accounting", until },
    { kind: "receipts", count: 1, ground: "accounting", until },
  ];
  const shown = await preview(card.uuid);
  expect(shown).toMatchObject({ keptUntil: null });
  expect(shown.keeping.filter(({ ground }: { ground: string }) => ground === "accounting")).toEqual(documents);
  await owner.query(
    `with issued as (
       insert into invoices (uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by)
       values (gen_random_uuid(), $1, 2026, 1, '2026-03-16', '{"issuer": {"vatPayer": true}}', '', '2026-03-16 08:00Z', ${ids.profiles.receptionist}) returning id)
     insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines) select id, $2, $1, '{0}' from issued`,
    [center, paymentCreate.id],
  );
  await payVat(false);
  const { keeping } = await preview(card.uuid);
  expect(keeping).toContainEqual({ ...documents[0], until: "2031-12-31" });
  expect(keeping).toContainEqual({ kind: "invoices", count: 1, ground: "accounting", until });
  await owner.query("update invoices set note = 'Volala Ema'");
  expect((await preview(card.uuid)).erasing).toContainEqual({ kind: "invoiceNote", count: 2 });
  await erase(card);
  expect(await rowsOf("select note from invoices")).toEqual([{ note: null }]);
  expect(await rowsOf("select price::int from payments where id = $1", [paymentCreate.id])).toEqual([
    { price: 95_000 },
  ]);
});
