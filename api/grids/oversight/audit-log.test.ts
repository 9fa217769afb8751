import { expect, test } from "vitest";
import { auditKinds } from "#rules/audit/audit-actions.ts";
import { ids, now, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { onEmbedded } from "#tests/kit/database.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";
import { plansOf } from "#tests/kit/queries/plans.ts";
import { readGridPage } from "../read-page.ts";

onEmbedded();
const api = await testApi();
const { owner, app } = api.database;
const { serve, page, rowsOf, fileOf } = listsOf(api);
const { center, profiles, patients } = ids;
const state = `query ($patientCard: String) { auditLog(patientCard: $patientCard) { patientCard { fullName } seal { position } } }`;
const add = (columns: Record<string, unknown>) => {
  const row = { medical_center_id: center, at: now, request_id: "r", ...columns };
  const places = Object.keys(row).map((_name, at) => `$${at + 1}`);
  return owner.query(
    `insert into audit_rows (${Object.keys(row).join()}) values (${places.join()})`,
    Object.values(row),
  );
};

test("each read of the log is recorded: of one patient as a read of the access log, otherwise with its filter", async () => {
  await serve("admin", "auditLog", "kind=LOGINS&page=3");
  await serve("admin", "auditLog", `patient=${uuids.jana}&kind=REPORTS`);
  const { rows } = await owner.query("select action, patient_card_id as card, details from audit_rows order by id");
  const list = "auditLog";
  expect(rows).toEqual([
    { action: "auditLog.read", card: null, details: { list, rows: [], filters: { kind: "LOGINS" } } },
    { action: "accessLog.read", card: patients.jana, details: { list, filters: { kind: "REPORTS" } } },
  ]);
  const { data } = await api.call("manager", state, { patientCard: uuids.jana });
  expect(data.auditLog).toEqual({ patientCard: { fullName: "Jana Dvořáčková" }, seal: null });
});

test("an entry says what was done, with its details, and so does a file, which also needs proof and is recorded", async () => {
  const who = { profile_id: profiles.paramedic, address: "127.0.0.1" };
  await add({ ...who, action: "session.started", details: { factor: "CODE" } });
  await add({ ...who, action: "medicalCenter.settingSet", details: { setting: "MISSED_VISITS" } });
  await add({ address: "192.0.2.1", action: "session.refused", details: { count: 3 } });
  await add({ ...who, action: "patientCard.read", patient_card_id: patients.jana });
  await owner.query("update patient_cards set name = '', surname = '' where id = $1", [patients.karel]);
  await add({ ...who, action: "patientCard.erased", patient_card_id: patients.karel });
  await add({ action: "money.recorded" });
  const plain = { factor: null, setting: null, count: null };
  const { items, ...counted } = await page("admin", "auditLog", "to=2026-03-16");
  expect(counted).toEqual({ total: 5, totalIsCapped: false, page: 1, pageSize: 50 });
  expect(items.slice(0, 2)).toEqual([
    {
      id: expect.any(Number),
      at: "2026-03-16T09:00:00.000Z",
      who: { name: expect.stringContaining("Petr"), byItself: false },
      what: { ...plain, action: "patientCard.erased" },
      patient: { uuid: uuids.karel, fullName: null },
      address: "127.0.0.1",
    },
    expect.objectContaining({ patient: { uuid: uuids.jana, fullName: "Jana Dvořáčková" } }),
  ]);
  expect(items.slice(2).map(({ what }: { what: object }) => what)).toEqual([
    { ...plain, action: "session.refused", count: 3 },
    { ...plain, action: "medicalCenter.settingSet", setting: "MISSED_VISITS" },
    { ...plain, action: "session.started", factor: "CODE" },
  ]);
  const oldest = await rowsOf("admin", "auditLog", "sort=publishedAt&direction=asc");
  expect(oldest.map(({ id }: { id: number }) => id)).toEqual(items.map(({ id }: { id: number }) => id).reverse());
  const [head, ...rows] = await fileOf("admin", "auditLog", `profile=${profiles.paramedic}`);
  expect(head).toEqual(["Kdy", "Kdo", "Co", "Pacient", "Odkud"]);
  expect(rows.map((row) => row.slice(2))).toEqual([
    ["přihlášení (kód z\u00a0telefonu)", "", "127.0.0.1"],
    ["změna nastavení od dne (Zmeškané návštěvy)", "", "127.0.0.1"],
    ["otevření karty", "Jana Dvořáčková", "127.0.0.1"],
    ["výmaz na žádost pacienta", "karta vyřazená", "127.0.0.1"],
  ]);
  expect((await fileOf("admin", "auditLog", "kind=REFUSED"))[1]!.slice(1, 3)).toEqual([
    "bez přihlášení",
    "nezdařené přihlášení (3×)",
  ]);
  await fileOf("admin", "auditLog", `patient=${uuids.jana}`);
  const { rows: recorded } = await owner.query(
    "select action, patient_card_id as card, details from audit_rows order by id desc limit 2",
  );
  expect(recorded).toEqual([
    {
      action: "dataGrid.exported",
      card: null,
      details: { name: "auditLog", format: "csv", rows: 1, filters: { patient: uuids.jana } },
    },
    { action: "accessLog.read", card: patients.jana, details: { list: "auditLog", filters: {} } },
  ]);
  await owner.query("update sessions set authenticated_at = null");
  expect(await refusal(serve("admin", "auditLog", "format=csv"))).toBe("reauthenticationNeeded");
  await owner.query("update sessions set authenticated_at = $1", [now]);
});

test("rows of a merged card belong to the surviving card, and the address of either leads there", async () => {
  await owner.query("update patient_cards set merged_into_id = $1, archived_at = now() where id = $2", [
    patients.jana,
    patients.anna,
  ]);
  await add({ action: "patientCard.updated", patient_card_id: patients.anna });
  const { items } = await page("admin", "auditLog", `patient=${uuids.anna}&kind=PATIENT_CARDS`);
  expect(items.map(({ what }: { what: { action: string } }) => what.action)).toEqual([
    "patientCard.updated",
    "patientCard.read",
  ]);
  const { data } = await api.call("admin", state, { patientCard: uuids.anna });
  expect(data.auditLog).toMatchObject({ patientCard: { fullName: "Jana Dvořáčková" } });
});

test("among two hundred thousand rows each choice is found by an index, bound by row-level security, and 50 names cost the statements of one", async () => {
  await owner.query(
    `insert into audit_rows (medical_center_id, at, profile_id, user_id, request_id, action, patient_card_id)
     select $1, timestamptz '2026-03-16 08:00Z' - n * interval '1 minute', 1 + n % 40, 1, 'r' || n, case when n % 500 = 0 then 'medicalReport.signed' when n % 3 = 0 then 'event.listed' else 'patientCard.read' end, case when n % 3 > 0 then 1 + n % 4000 end
     from generate_series(1, 200000) as n`,
    [center],
  );
  await owner.query("delete from audit_unsealed");
  await owner.query("vacuum analyze audit_rows");
  const days = "from=2026-01-01&to=2026-01-02";
  const wanted = [
    "",
    "page=20",
    "direction=asc",
    "profile=7",
    "profile=999",
    `patient=${uuids.karel}`,
    days,
    `profile=7&${days}`,
    "profile=7&kind=REPORTS",
    ...auditKinds.map((kind) => `kind=${kind}`),
  ];
  for (const query of wanted) {
    const { nodes } = await plansOf(app, (ctx) => readGridPage(ctx, "auditLog", new URLSearchParams(query)));
    expect([query, nodes.filter((node) => node.startsWith("Seq Scan audit_rows"))]).toEqual([query, []]);
  }
  const { total, totalIsCapped } = await page("admin", "auditLog");
  expect([total, totalIsCapped]).toEqual([1000, true]);
  const statements = async (parameters: string) => {
    await serve("admin", "auditLog", parameters);
    api.queries.length = 0;
    await serve("admin", "auditLog", parameters);
    return api.queries.length;
  };
  expect(await statements("page=2")).toBe(await statements("kind=PATIENT_CARDS&to=2026-03-16"));
});

test("it is for administrators alone; another centre's card is not there", async () => {
  for (const who of ["paramedic", "receptionist"] as const) {
    expect(await refusal(serve(who, "auditLog"))).toBe("forbidden");
    expect(await api.call(who, state)).toMatchObject({ status: 403 });
  }
  for (const patient of [uuids.foreign, "99999999-9999-4999-8999-999999999999", "x"]) {
    expect(await refusal(serve("admin", "auditLog", `patient=${patient}`))).toBe("notFound");
    expect(await api.call("admin", state, { patientCard: patient })).toMatchObject({ status: 404 });
  }
});
