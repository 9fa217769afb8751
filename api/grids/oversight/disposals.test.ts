import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";

const api = await testApi();
const { owner } = api.database;
const { serve, page, rowsOf, idsOf, fileOf, queriesOf } = listsOf(api);

test("cards past their time are administrators', the oldest first, with why they were kept; a file needs proof", async () => {
  const [older, younger] = [
    await fullCard(owner, "Dávná", "2016-03-04"),
    await fullCard(owner, "Pozdější", "2017-03-05"),
  ];
  await owner.query(
    "insert into longer_kept_cards (medical_center_id, card_id, until, reason, created_by) values ($1, $2, '2026-03-01', 'Spor', $3)",
    [ids.center, younger.id, ids.profiles.admin],
  );
  const { items, ...counted } = await page("admin", "cardsPastTime");
  expect(counted).toEqual({ total: 2, totalIsCapped: false, page: 1, pageSize: 50 });
  expect(items).toEqual([
    {
      id: older.id,
      patient: { uuid: older.uuid, fullName: "Ema Dávná" },
      birthDate: expect.any(String),
      lastEntry: { on: "2016-03-04" },
      visits: expect.any(Number),
      reports: expect.any(Number),
      attachments: expect.any(Number),
      kept: null,
      opened: expect.any(String),
    },
    expect.objectContaining({ id: younger.id, kept: { until: "2026-03-01", reason: "Spor" } }),
  ]);
  expect(await idsOf("admin", "cardsPastTime", "sort=publishedAt&direction=desc")).toEqual([younger.id, older.id]);
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'patientCard.listed' order by id limit 1",
  );
  expect(rows[0].details).toEqual({ patientCards: [older.id, younger.id] });
  const [head, ...cards] = await fileOf("admin", "cardsPastTime");
  expect(head!.slice(0, 3)).toEqual(["Karta", "Narození", "Poslední záznam"]);
  expect(cards.map((row) => [row[0], row[2], row[6], row[7]])).toEqual([
    ["Ema Dávná", "4.3.2016", "", ""],
    ["Ema Pozdější", "5.3.2017", "Spor", "1.3.2026"],
  ]);
  expect(await rowsOf("foreign", "cardsPastTime")).toEqual([]);
  const queries = await queriesOf("cardsPastTime");
  for (let more = 0; more < 3; more++) await fullCard(owner, `Další ${more}`, "2016-05-06");
  expect(await queriesOf("cardsPastTime")).toBe(queries);
  await owner.query("update sessions set authenticated_at = null");
  expect(await refusal(serve("admin", "cardsPastTime", "format=csv"))).toBe("reauthenticationNeeded");
  for (const list of ["cardsPastTime", "disposalRecord"])
    for (const who of ["paramedic", "receptionist"] as const) expect(await refusal(serve(who, list))).toBe("forbidden");
});

test("the record of disposal names no patient, so that its file needs no proof", async () => {
  const card = await fullCard(owner, "Stará", "2018-03-04");
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
  const call = async (who: "admin" | "paramedic", document: string) => (await api.call(who, document)).data;
  const { disposalCreate } = await call("admin", `mutation { disposalCreate(patientCards: [${card.id}]) { id } }`);
  await call("paramedic", `mutation { disposalConfirm(disposal: ${disposalCreate.id}, version: 1) { id } }`);
  await owner.query("update sessions set authenticated_at = null");
  const [admin, paramedic] = [expect.stringContaining("Dana Marešová"), expect.stringContaining("Petr Šindelář")];
  const rows = await rowsOf("admin", "disposalRecord");
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      card: { number: card.id, uuid: card.uuid },
      span: { from: expect.any(String), to: "2018-03-04" },
      reports: expect.any(Number),
      attachments: expect.any(Number),
      retained: { years: 5, until: "2023-12-31" },
      proposed: { on: "2026-03-16", by: admin },
      confirmed: { on: "2026-03-16", by: paramedic, alone: false },
      alone: false,
    },
  ]);
  expect(await rowsOf("foreign", "disposalRecord")).toEqual([]);
  const [head, ...lines] = await fileOf("admin", "disposalRecord");
  expect(head!.slice(-5)).toEqual(["Návrh", "Návrh: kdo", "Vyřazení", "Vyřazení: kdo", "Bez druhé osoby"]);
  expect(lines.map((line) => [line[0], ...line.slice(-5)])).toEqual([
    [String(card.id), "16.3.2026", admin, "16.3.2026", paramedic, "ne"],
  ]);
  expect(JSON.stringify([rows, lines])).not.toContain("Stará");
});
