import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { mergedTables, mergesOf, movedTables } from "#tests/kit/patients/merges.ts";
import { verifyReports } from "../medical-reports/signing/verify.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, center } = ids;
const { ask, create, merge, unmerge, hanging, countOf, fullCard } = mergesOf(api);

test("every table that refers to a card is moved or rewritten by a merge, and none accepts rows of a merged card", async () => {
  const { rows } = await owner.query<{ name: string; guarded: boolean }>(
    `select conrelid::regclass::text as name, exists (select from pg_trigger where tgrelid = conrelid and tgname = conrelid::regclass || '_merged_card') as guarded
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f' and confrelid = 'patient_cards'::regclass and attname = 'patient_card_id'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...mergedTables].sort());
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
      mergedTables.map(
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
  for (const table of movedTables.filter((name) => name !== "patient_insurances").concat("occupancies"))
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
