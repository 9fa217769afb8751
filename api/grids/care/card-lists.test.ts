import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles, center } = ids;
const ofJana = `patientCard=${patients.jana}`;
const { serve, rowsOf, idsOf, fileOf, queriesOf } = listsOf(api, ofJana);

/** The lists of a card, with the audit action of each. */
const recordedAs = {
  visits: "patientAttendance.listed",
  medicalReports: "medicalReport.listed",
  attachments: "attachment.listed",
  accessLog: "accessLog.read",
};
const [signed, invalid, removed, draft] = [900_001, 900_002, 900_003, 900_004];

beforeAll(async () => {
  await owner.query(
    `insert into medical_reports (id, medical_center_id, patient_card_id, procedure_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, procedure_name, digest, invalidated_at, invalidated_by, invalid_reason, removed_at, correction_of_id) overriding system value
     select id, $3, $1, $4, examined_at::timestamptz, 'Tajemství', 'Tajemství', author, author, signed, case when signed is not null then 3 end, case when signed is not null then 'Petr' end, case when signed is not null then 'LTV' end, case when signed is not null then 'd1gest' end,
       invalid, case when invalid is not null then 3 end, case when invalid is not null then 'Tajemství' end, removed, corrects
     from (values (900001, '2026-03-01', $2::int, now(), null::timestamptz, null::timestamptz, null::int), (900002, '2026-03-03', $2, now(), now(), null, null), (900003, '2026-03-02', $2, null, null, now(), null), (900004, '2026-02-01', 1, null, null, null, 900001))
       as r (id, examined_at, author, signed, invalid, removed, corrects)`,
    [patients.jana, profiles.paramedic, center, procedures.therapy],
  );
});

test("reports of a card are listed to all roles without their content, the latest first, removed ones on request", async () => {
  const rows = await rowsOf("receptionist", "medicalReports");
  expect(rows[1]).toEqual({
    id: signed,
    examined: {
      card: uuids.jana,
      uuid: expect.any(String),
      examinedAt: "2026-03-01T00:00:00.000Z",
      holds: true,
      corrects: null,
    },
    corrects: null,
    service: { name: "LTV", color: expect.any(String) },
    author: { id: profiles.paramedic, name: "Petr" },
    state: "SIGNED",
  });
  expect([rows[0], rows[2]]).toMatchObject([
    { id: invalid, state: "INVALID", examined: { holds: false } },
    { id: draft, state: "DRAFT", corrects: "2026-03-01" },
  ]);
  const ordered = [draft, signed, invalid];
  expect(await idsOf("paramedic", "medicalReports", `${ofJana}&sort=publishedAt&direction=asc`)).toEqual(ordered);
  expect(await idsOf("admin", "medicalReports", `${ofJana}&state=REMOVED`)).toEqual([removed]);
  const file = await fileOf("receptionist", "medicalReports");
  expect(file[0]!.join()).toBe("Vyšetřeno,Opravuje zprávu ze dne,Služba,Napsal,Stav");
  expect(file[1]).toEqual(["1.3.2026 1:00", "", "LTV", "Petr", "Uloženo a\u00a0podepsáno"]);
  expect(JSON.stringify([rows, file])).not.toContain("Tajemství");
});

/** Two files of Jana's card, of which the first is medical. */
const addFiles = async (many = 2) => {
  const { rows } = await owner.query(
    `with file as (insert into files (medical_center_id, namespace, name, extension, mime, size, sha256)
       select $1, 'attachment', case n when 1 then 'Nález.pdf' else 'Žádost ' || n || '.pdf' end, 'pdf', 'application/pdf', 1000 * n, '' from generate_series(1, $4::int) n returning id, size)
     insert into attachments (medical_center_id, patient_card_id, file_id, type, created_by)
     select $1, $2, id, (case size when 1000 then 'MEDICAL' else 'ADMINISTRATIVE' end)::attachment_type, $3 from file order by size returning id`,
    [center, patients.jana, profiles.paramedic, many],
  );
  return rows.map(({ id }) => id as number);
};

test("attachments of a card are listed and saved, medical ones by those who read them", async () => {
  const [medical, administrative] = await addFiles();
  const rows = await rowsOf("paramedic", "attachments");
  expect(rows).toEqual([
    expect.objectContaining({ id: administrative, type: "ADMINISTRATIVE" }),
    {
      id: medical,
      file: { uuid: expect.any(String), file: expect.any(String), name: "Nález.pdf", pictured: false },
      type: "MEDICAL",
      added: { at: expect.any(String), by: expect.stringContaining("Petr") },
      size: 1000,
    },
  ]);
  for (const sort of ["name", "type", "publishedAt"])
    expect(await idsOf("admin", "attachments", `${ofJana}&sort=${sort}&direction=asc`)).toEqual([
      medical,
      administrative,
    ]);
  for (const who of ["receptionist", "manager"] as const) {
    expect(await idsOf(who, "attachments")).toEqual([administrative]);
    expect(JSON.stringify(await fileOf(who, "attachments"))).not.toContain("Nález");
  }
  const [head, ...file] = await fileOf("paramedic", "attachments");
  expect(head!.join()).toBe("Soubor,Druh,Přidáno,Přidáno: kdo,Velikost");
  expect([file[0]![0], file[0]![1], file[0]![4]]).toEqual(["Nález.pdf", "zdravotnická", "1000"]);
});

test("the access log has a row for each request, on Prague's days, and is administrators'", async () => {
  const ofKarel = `patientCard=${patients.karel}`;
  await owner.query(
    `insert into audit_rows (medical_center_id, at, profile_id, request_id, action, patient_card_id)
     select $1, '2025-06-01T22:00:00Z'::timestamptz + n / 2 * interval '12 hours' + n % 2 * interval '1 second', case when n / 2 < 3 then $2::int end, 'r' || n / 2,
       case n % 2 when 0 then 'patientCard.read' else 'attachment.listed' end, $3 from generate_series(0, 7) as n`,
    [center, profiles.paramedic, patients.karel],
  );
  const days = `${ofKarel}&to=2025-12-31`;
  const rows = await rowsOf("manager", "accessLog", days);
  expect(rows.map(({ at }: { at: string }) => at)).toEqual([
    "2025-06-03T10:00:00.000Z",
    "2025-06-02T22:00:00.000Z",
    "2025-06-02T10:00:00.000Z",
    "2025-06-01T22:00:00.000Z",
  ]);
  expect(rows[0].who).toEqual({ name: null, byItself: true });
  expect(rows[1]).toMatchObject({
    who: { name: expect.stringContaining("Petr") },
    what: ["attachment.listed", "patientCard.read"],
  });
  expect(await idsOf("admin", "accessLog", `${days}&sort=publishedAt&direction=asc`)).toEqual(
    rows.map(({ id }: { id: number }) => id).toReversed(),
  );
  expect((await idsOf("admin", "accessLog", `${ofKarel}&from=2025-06-02&to=2025-06-02`)).length).toBe(2);
  const file = await fileOf("admin", "accessLog", days);
  expect(file[0]!.join()).toBe("Kdy,Kdo,Co");
  expect(file[4]).toEqual(["3.6.2025 12:00", "aplikace", "seznam příloh, otevření karty"]);
  for (const who of ["paramedic", "receptionist"] as const)
    for (const format of ["", "format=csv&"])
      expect(await refusal(serve(who, "accessLog", format + ofKarel))).toBe("forbidden");
  expect(await rowsOf("foreign", "accessLog", `patientCard=${patients.foreign}`)).toEqual([]);
});

test("lists of a card need the card; that of another centre is not found", async () => {
  for (const name of Object.keys(recordedAs))
    for (const format of ["", "format=csv&"]) {
      for (const card of ["", `patientCard=${patients.foreign}`, "patientCard=999999"])
        expect([name, card, await refusal(serve("admin", name, format + card))]).toEqual([name, card, "notFound"]);
      expect(await refusal(serve("lonely", name, format + ofJana))).toBe("forbidden");
    }
});

test("a page and a file of a card's list are recorded at the card, and its file needs no recent authentication", async () => {
  await owner.query("update sessions set authenticated_at = null");
  await owner.query("truncate rate_limits");
  for (const [name, action] of Object.entries(recordedAs)) {
    const { rows: before } = await owner.query("select coalesce(max(id), 0) as id from audit_rows");
    await serve("admin", name);
    await fileOf("admin", name);
    const { rows } = await owner.query("select action, patient_card_id as card from audit_rows where id > $1", [
      before[0].id,
    ]);
    expect(rows.filter(({ card }) => card !== null)).toEqual([
      { action, card: patients.jana },
      { action, card: patients.jana },
    ]);
  }
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
  // The card by itself, opened by each page and file, and the number of different cards: one.
  const { rows } = await owner.query("select count from rate_limits order by count");
  expect(rows.map(({ count }) => count)).toEqual([1, 2 * Object.keys(recordedAs).length]);
});

test("a page takes as many queries whatever it holds", async () => {
  await owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, procedure_id, examined_at, content, summary, created_by, updated_by)
     select $1, $2, 1 + n % 3, timestamptz '2026-03-01' - n * interval '1 day', 'x', 'x', 1 + 2 * (n % 2), 1 from generate_series(1, 60) n`,
    [center, patients.karel],
  );
  const ofKarel = `patientCard=${patients.karel}`;
  expect(await queriesOf("medicalReports", ofKarel)).toBe(await queriesOf("medicalReports"));
  const few = await queriesOf("attachments");
  await addFiles(60);
  expect(await queriesOf("attachments")).toBe(few);
});
