import { expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { verifyReports } from "../medical-reports/signing/verify.ts";
import { goingAlong, rewritten } from "./tables.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, profiles, center } = ids;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const tables = [...Object.keys(goingAlong).map(snake), ...rewritten];

const ask = async (
  document: string,
  variables: object = {},
  who: "admin" | "paramedic" | "receptionist" = "paramedic",
) => {
  const { data, errors } = await api.call(who, document, variables);
  return errors ? errors[0]!.extensions.code : data;
};
const create = async (surname: string, more = {}): Promise<{ id: number; uuid: string }> =>
  (
    await ask(
      `mutation ($input: PatientCardInput!) { patientCardCreate(input: $input, confirmDuplicate: true) { id uuid } }`,
      { input: { name: "Ema", surname, dateOfBirth: "1990-05-05", ...more } },
    )
  ).patientCardCreate;
const merge = async (
  kept: number,
  merged: number,
  { fromMerged = [], fromBoth = [] }: { fromMerged?: string[]; fromBoth?: string[] } = {},
  who: "paramedic" | "receptionist" = "receptionist",
) => {
  const { rows } = await owner.query("select id, version from patient_cards where id = any($1)", [[kept, merged]]);
  const versionOf = (id: number) => rows.find((row) => row.id === id)?.version ?? 1;
  return ask(
    `mutation ($kept: Int!, $keptVersion: Int!, $merged: Int!, $mergedVersion: Int!, $fromMerged: [PatientCardMergePart!]!, $fromBoth: [PatientCardMergePart!]!) {
      patientCardsMerge(kept: $kept, keptVersion: $keptVersion, merged: $merged, mergedVersion: $mergedVersion, fromMerged: $fromMerged, fromBoth: $fromBoth) { id phone cave insuranceCompanyCode version } }`,
    { kept, merged, keptVersion: versionOf(kept), mergedVersion: versionOf(merged), fromMerged, fromBoth },
    who,
  );
};
const unmerge = async (id: number) => {
  const { rows } = await owner.query("select version from patient_cards where id = $1", [id]);
  return ask(
    `mutation ($id: Int!, $version: Int!) { patientCardsUnmerge(patientCard: $id, version: $version) { id } }`,
    { id, version: rows[0].version },
  );
};
/** All records of cards, row by row, with their values, without counters and dates of changes. */
async function hanging(cards: number[]) {
  const found: Record<string, unknown> = {};
  for (const table of tables)
    found[table] = (
      await owner.query(
        `select to_jsonb(t) - 'initial' as row from ${table} t where patient_card_id = any($1) order by to_jsonb(t)::text`,
        [cards],
      )
    ).rows;
  found.cards = (
    await owner.query(
      "select to_jsonb(c) - '{version,updated_at}'::text[] as card from patient_cards c where id = any($1) order by id",
      [cards],
    )
  ).rows;
  return found;
}
const countOf = async (table: string, card: number) =>
  Number((await owner.query(`select count(*) from ${table} where patient_card_id = $1`, [card])).rows[0].count);

/** A card with a row in every table that may hold one, signed and drafted reports, given and withdrawn consents. */
async function fullCard(surname: string, begin: string, more = {}) {
  const card = await create(surname, {
    phone: "602111222",
    insuranceCompanyCode: "205",
    insuredSince: "2026-01-01",
    cave: "Latex",
    ...more,
  });
  const {
    rows: [event],
  } = await owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at, owner_id) values ($1, 'EVENT', $2::timestamptz, $2::timestamptz + interval '1 hour', $3) returning id`,
    [center, begin, profiles.admin],
  );
  const {
    rows: [visit],
  } = await owner.query(
    "insert into patient_attendances (medical_center_id, event_id, patient_card_id) values ($1, $2, $3) returning id",
    [center, event.id, card.id],
  );
  await owner.query(
    "insert into occupancies (medical_center_id, during, event_id, patient_card_id) values ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '1 hour'), $3, $4)",
    [center, begin, event.id, card.id],
  );
  const write = async (content: string, attendance?: number) =>
    (
      await ask(`mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id } }`, {
        input: { patientCard: card.id, patientAttendance: attendance, examinedAt: "2026-03-16T08:00:00Z", content },
      })
    ).medicalReportCreate.id;
  const [signed, draft] = [await write("Podepsaná", visit.id), await write("Rozepsaná")];
  const {
    rows: [file],
  } = await owner.query(
    "insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) values ($1, 'attachment', 'x', 'pdf', 'application/pdf', 1, '') returning id",
    [center],
  );
  await owner.query(
    "insert into attachments (medical_center_id, patient_card_id, medical_report_id, file_id, type, created_by) values ($1, $2, $3, $4, 'MEDICAL', 1)",
    [center, card.id, signed, file.id],
  );
  await ask(`mutation { medicalReportSetSigned(medicalReport: ${signed}, version: 1) { id } }`);
  await owner.query(
    "insert into gdpr_wordings (medical_center_id, number, text, created_by) values ($1, 1, 'x', 1) on conflict do nothing",
    [center],
  );
  const {
    rows: [link],
  } = await owner.query(
    `insert into gdpr_consent_links (medical_center_id, patient_card_id, wording_id, recipient, token_hash, created_by, expires_at, ended_at) select $1, $2, id, 'e@x', gen_random_uuid(), 1, now(), now() from gdpr_wordings where medical_center_id = $1 returning id, wording_id`,
    [center, card.id],
  );
  await owner.query(
    "insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, link_id) values ($1, $2, $3, 'EMAIL', '2026-03-01', $4)",
    [center, card.id, link.wording_id, link.id],
  );
  await owner.query(
    "insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, created_by, withdrawn_at, withdrawn_by) values ($1, $2, $3, 'SIGNATURE', '2026-03-01', 1, now(), 1)",
    [center, card.id, link.wording_id],
  );
  await owner.query("insert into waiting_patients (medical_center_id, patient_card_id) values ($1, $2)", [
    center,
    card.id,
  ]);
  await owner.query(
    `insert into bookings (uuid, medical_center_id, status, begin_at, end_at, procedure_id, event_id, name, surname, date_of_birth, sex, email, phone, locale, information, token_hash, patient_card_id, decided_by, decided_at)
     values (gen_random_uuid(), $1, 'ACCEPTED', now(), now() + interval '1 hour', 1, $2, 'Ema', 'Webová', '1950-05-05', 'FEMALE', 'ema@example.com', '+420602111222', 'cs', 1, gen_random_uuid(), $3, 1, now())`,
    [center, event.id, card.id],
  );
  await owner.query(
    "insert into report_summaries (medical_center_id, patient_card_id, source, asked_at, asked_by, ready_at, sentences, reports_read, reports_total) values ($1, $2, 'EXTRACT', now(), 1, now(), '[]', 1, 1)",
    [center, card.id],
  );
  await owner.query(
    "insert into related_persons (medical_center_id, patient_card_id, name, roles) values ($1, $2, 'Eva', '{CONTACT}')",
    [center, card.id],
  );
  return { ...card, signed, draft, visit: visit.id as number, event: event.id as number };
}

test("every table that refers to a card is moved or rewritten by a merge, and none accepts rows of a merged card", async () => {
  const { rows } = await owner.query<{ name: string; guarded: boolean }>(
    `select conrelid::regclass::text as name, exists (select from pg_trigger where tgrelid = conrelid and tgname = conrelid::regclass || '_merged_card') as guarded
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f' and confrelid = 'patient_cards'::regclass and attname = 'patient_card_id'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...tables].sort());
  expect(rows.filter(({ guarded }) => !guarded)).toEqual([]);
  const { rows: others } = await owner.query(
    `select conrelid::regclass || '.' || attname as key from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f' and confrelid = 'patient_cards'::regclass and attname <> 'patient_card_id' order by 1`,
  );
  expect(others.map(({ key }) => key)).toEqual([
    "disposal_cards.card_id",
    "longer_kept_cards.card_id",
    "medical_reports.signed_card_id",
    "patient_card_merges.kept_id",
    "patient_card_merges.merged_id",
    "patient_cards.merged_into_id",
    "patient_erasures.card_id",
  ]);
});

test("all records move, nothing signed is rewritten, and undoing restores everything", async () => {
  const kept = await fullCard("Celá", "2026-03-02T09:00:00Z", { phone: "602333444", cave: "Warfarin" });
  const merged = await fullCard("Druhá", "2026-03-03T09:00:00Z");
  const before = await hanging([kept.id, merged.id]);
  const counts = Object.fromEntries(
    await Promise.all(
      tables.map(
        async (table) => [table, (await countOf(table, kept.id)) + (await countOf(table, merged.id))] as const,
      ),
    ),
  );

  expect(await merge(kept.id, merged.id, { fromMerged: ["phone"], fromBoth: ["cave"] })).toEqual({
    patientCardsMerge: {
      id: kept.id,
      phone: "+420602111222",
      cave: "Warfarin\nLatex",
      insuranceCompanyCode: "205",
      version: 2,
    },
  });
  for (const table of Object.keys(goingAlong)
    .map(snake)
    .filter((name) => name !== "patient_insurances")
    .concat("occupancies"))
    expect([table, await countOf(table, kept.id), await countOf(table, merged.id)]).toEqual([table, counts[table], 0]);
  expect(await verifyReports(createDb(owner))).toMatchObject({ checked: 2, differing: [] });
  expect(await ask(`{ medicalReport(id: ${merged.signed}) { digestMatches patientCard { id } } }`)).toEqual({
    medicalReport: { digestMatches: true, patientCard: { id: kept.id } },
  });
  await expect(
    owner.query("update medical_reports set patient_card_id = $1, signed_card_id = $2 where id = $3", [
      patients.anna,
      merged.id,
      merged.signed,
    ]),
  ).rejects.toThrow("is signed");

  // Without the triggers it could be moved to any card; verification detects it.
  await owner.query("alter table medical_reports disable trigger medical_reports_signed_stay");
  const file = (card: number) =>
    owner.query("update medical_reports set patient_card_id = $1 where id = $2", [card, merged.signed]);
  await file(patients.anna);
  expect(await verifyReports(createDb(owner))).toMatchObject({
    checked: 2,
    differing: [{ patientCardId: patients.anna }],
  });
  expect(await ask(`{ medicalReport(id: ${merged.signed}) { digestMatches } }`)).toEqual({
    medicalReport: { digestMatches: false },
  });
  await file(kept.id);
  await owner.query("alter table medical_reports enable trigger medical_reports_signed_stay");

  expect(await unmerge(kept.id)).toEqual({ patientCardsUnmerge: { id: kept.id } });
  expect(await hanging([kept.id, merged.id])).toEqual(before);
  expect(await verifyReports(createDb(owner))).toMatchObject({ checked: 2, differing: [] });
  const { rows } = await owner.query(
    "select action, patient_card_id from audit_rows where action ~ 'merged|parted' order by id",
  );
  expect(rows.map((row) => [row.action, row.patient_card_id])).toEqual([
    ["patientCard.merged", kept.id],
    ["patientCard.mergedAway", merged.id],
    ["patientCard.unmerged", kept.id],
    ["patientCard.partedAgain", merged.id],
  ]);
});

test("a merged card leads to the surviving one and is nowhere else; its records stay in the copy and the log", async () => {
  const kept = await create("Vedoucí", { phone: "602555111" });
  const merged = await create("Vedoucí", { phone: "602555111" });
  await ask(`mutation { patientCardArchive(patientCard: ${merged.id}) { id } }`);
  const duplicates = async () =>
    (await ask(`{ patientCardDuplicates(patientCard: ${kept.id}) { uuid reason } }`)).patientCardDuplicates;
  expect(await duplicates()).toEqual([{ uuid: merged.uuid, reason: "nameAndBirthDate" }]);
  await merge(kept.id, merged.id);
  expect(await duplicates()).toEqual([]);
  expect(await ask(`{ patientCard(uuid: "${merged.uuid}") { uuid } }`)).toEqual({ patientCard: { uuid: kept.uuid } });
  expect(await ask(`{ patientCard(id: ${merged.id}) { uuid } }`)).toBe("E135");
  for (const archived of [true, false])
    for (const q of ["Vedoucí", ""])
      expect(
        JSON.stringify(await ask(`{ patientCards(q: "${q}", archived: ${archived}) { items { uuid } } }`)),
      ).not.toContain(merged.uuid);
  for (const call of [
    `mutation { relatedPersonCreate(patientCard: ${merged.id}, input: { name: "Eva", roles: [CONTACT] }) { id } }`,
    `mutation { gdprConsentCreate(patientCard: ${merged.id}) { id } }`,
  ])
    expect(await ask(call)).toBe("E135");
  expect(await ask(`{ patientAttendances(patientCard: ${merged.id}) { total } }`)).toBe("E003");
  await expect(
    owner.query("insert into waiting_patients (medical_center_id, patient_card_id) values ($1, $2)", [
      center,
      merged.id,
    ]),
  ).rejects.toThrow("is merged into");
  expect(
    (await ask(`{ patientCopy(patientCard: ${kept.id}) }`)).patientCopy.tables.patientCards.map(
      (card: { id: number }) => card.id,
    ),
  ).toEqual([kept.id, merged.id]);
  const { items } = (await ask(`{ patientAccessLog(patientCard: ${kept.id}) { items { actions } } }`, {}, "admin"))
    .patientAccessLog;
  expect(items.flatMap(({ actions }: { actions: string[] }) => actions)).toEqual(
    expect.arrayContaining(["patientCard.archived", "patientCard.mergedAway", "patientCard.merged"]),
  );
  await unmerge(kept.id);
  expect(await ask(`{ patientCard(uuid: "${merged.uuid}") { uuid archived } }`)).toEqual({
    patientCard: { uuid: merged.uuid, archived: true },
  });
});

test("two histories of insurance become one from the first day of the chosen one, and part again", async () => {
  const kept = await create("Pojištěná", { insuranceCompanyCode: "111", insuredSince: "2025-06-01" });
  const merged = await create("Pojištěná", { insuranceCompanyCode: "205", insuredSince: "2024-01-01" });
  await ask(
    `mutation { patientCardUpdate(patientCard: ${merged.id}, version: 1, input: { insuranceCompanyCode: "211", insuredSince: "2026-01-01" }) { id } }`,
  );
  const before = await hanging([kept.id, merged.id]);
  type Insured = { validFrom: string; insuranceCompany: { code: string } | null };
  const inWords = async () => {
    const { patientCard } = await ask(
      `{ patientCard(id: ${kept.id}) { insuranceCompanyCode insurances { validFrom insuranceCompany { code } } } }`,
    );
    return [
      patientCard.insuranceCompanyCode,
      ...patientCard.insurances.map(
        ({ validFrom, insuranceCompany }: Insured) => `${validFrom} ${insuranceCompany?.code}`,
      ),
    ].join(", ");
  };
  await merge(kept.id, merged.id);
  expect(await inWords()).toBe("111, 2025-06-01 111, 2024-01-01 205");
  await unmerge(kept.id);
  expect(await hanging([kept.id, merged.id])).toEqual(before);
  await merge(kept.id, merged.id, { fromMerged: ["insurance"] });
  expect(await inWords()).toBe("211, 2026-01-01 211, 2024-01-01 205");
  await unmerge(kept.id);
  expect(await hanging([kept.id, merged.id])).toEqual(before);
});

test("merges are undone one by one and only while nothing new is on the card; later changes stay", async () => {
  const [kept, first, second] = [
    await create("Trojí", { phone: "602777001" }),
    await create("Trojí", { phone: "602777002" }),
    await create("Trojí", { phone: "602777003" }),
  ];
  await merge(kept.id, first.id, { fromMerged: ["phone"] });
  await merge(kept.id, second.id, { fromMerged: ["phone"] });
  await ask(
    `mutation { patientCardUpdate(patientCard: ${kept.id}, version: 3, input: { phone: "602777009" }) { id } }`,
  );
  const { id } = (await ask(`mutation { waitingPatientCreate(input: { patientCard: ${kept.id} }) { id } }`))
    .waitingPatientCreate;
  expect(await ask(`{ patientCard(id: ${kept.id}) { merge { newSince merged { id } mergedBy { id } } } }`)).toEqual({
    patientCard: { merge: { newSince: 1, merged: { id: second.id }, mergedBy: { id: profiles.receptionist } } },
  });
  expect(await unmerge(kept.id)).toBe("E130");
  await owner.query("delete from waiting_patients where id = $1", [id]);
  await unmerge(kept.id);
  expect(await ask(`{ patientCard(id: ${kept.id}) { phone merge { merged { id } } } }`)).toEqual({
    patientCard: { phone: "+420602777009", merge: { merged: { id: first.id } } },
  });
  await unmerge(kept.id);
  expect(await unmerge(kept.id)).toBe("E003");
});

test("a draft that moved and was signed since prevents undoing: its signature names the surviving card", async () => {
  const [kept, merged] = [await create("Podepsaná"), await fullCard("Podepsaná", "2026-03-04T09:00:00Z")];
  await merge(kept.id, merged.id);
  await ask(`mutation { medicalReportSetSigned(medicalReport: ${merged.draft}, version: 1) { id } }`);
  expect(await unmerge(kept.id)).toBe("E130");
  expect(await verifyReports(createDb(owner))).toMatchObject({ differing: [] });
});

test("one person is not in two events at once: cards in one event, or in two at the same time, are not merged", async () => {
  const [kept, merged] = [
    await fullCard("Souběžná", "2026-03-05T09:00:00Z"),
    await fullCard("Souběžná", "2026-03-05T09:30:00Z"),
  ];
  const preview = `{ patientCardsMergePreview(kept: "${kept.uuid}", merged: "${merged.uuid}") { moving { kind count } conflicts { event other } } }`;
  expect((await ask(preview, {}, "receptionist")).patientCardsMergePreview).toEqual({
    moving: [
      { kind: "visits", count: 1 },
      { kind: "reports", count: 2 },
      { kind: "attachments", count: 1 },
      { kind: "relatedPersons", count: 1 },
      { kind: "consents", count: 2 },
      { kind: "insurances", count: 1 },
      { kind: "waitingPatients", count: 1 },
    ],
    conflicts: [{ event: merged.event, other: kept.event }],
  });
  expect(await merge(kept.id, merged.id)).toBe("E129");
  await owner.query("delete from occupancies where event_id = $1", [merged.event]);
  await owner.query("update patient_attendances set event_id = $1 where id = $2", [kept.event, merged.visit]);
  expect(await merge(kept.id, merged.id)).toBe("E129");
  await owner.query("update events set removed_at = now() where id = $1", [kept.event]);
  expect(await merge(kept.id, merged.id)).toMatchObject({ patientCardsMerge: { id: kept.id } });
  expect([await countOf("patient_attendances", kept.id), await countOf("patient_attendances", merged.id)]).toEqual([
    1, 1,
  ]);
});

test("a card is not merged with itself, with another centre's, nor over a newer change", async () => {
  expect(await merge(patients.jana, patients.jana)).toBe("E003");
  expect(await merge(patients.jana, patients.foreign)).toBe("E003");
  expect(await merge(patients.archived, patients.jana)).toBe("E127");
  expect(
    await ask(
      `mutation { patientCardsMerge(kept: ${patients.jana}, keptVersion: 1, merged: ${patients.karel}, mergedVersion: 9, fromMerged: [], fromBoth: []) { id } }`,
    ),
  ).toBe("E012");
  const [kept, merged] = [
    await create("Dlouhá", { invoiceNote: "x".repeat(1500) }),
    await create("Dlouhá", { invoiceNote: "y".repeat(1500) }),
  ];
  expect(await merge(kept.id, merged.id, { fromBoth: ["invoiceNote"] })).toBe("E004");
});
