import { beforeAll, expect, test } from "vitest";
import { ids, now, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, center } = ids;
const ofJana = `patientCard=${patients.jana}`;
const { serve, page, rowsOf, idsOf, fileOf, queriesOf } = listsOf(api, ofJana);

async function add(patientCard: number | null, columns: Record<string, unknown>): Promise<number> {
  const row = {
    medical_center_id: center,
    patient_card_id: patientCard,
    cause: crypto.randomUUID(),
    channel: "EMAIL",
    occasion: "BOOKED",
    created_at: now,
    send_at: now,
    ...columns,
  };
  const { rows } = await owner.query(
    `insert into notices (${Object.keys(row).join()}) values (${Object.keys(row).map((_name, at) => `$${at + 1}`)}) returning id`,
    Object.values(row),
  );
  return rows[0].id;
}

let mine: number[];
beforeAll(async () => {
  mine = [
    await add(patients.anna, { state: "STOPPED", stop_reason: "TOO_LATE", channel: "SMS", settled_at: now }),
    await add(patients.jana, { state: "REFUSED", failure: "Mail refused: EENVELOPE 550", settled_at: now }),
    await add(patients.jana, { occasion: null }),
  ];
  await add(patients.karel, { state: "REFUSED", failure: "550" });
  await owner.query("update patient_cards set merged_into_id = $1, archived_at = now() where id = $2", [
    patients.jana,
    patients.anna,
  ]);
});

test("messages of a card are listed to all roles with those of merged ones, and a page is a look at the card", async () => {
  const newestFirst = [...mine].reverse();
  expect(await idsOf("receptionist", "notices")).toEqual(newestFirst);
  expect(await idsOf("paramedic", "notices", `${ofJana}&sort=publishedAt&direction=asc`)).toEqual(mine);
  expect((await rowsOf("receptionist", "notices"))[0]).toEqual({
    id: mine[2],
    about: "CHANGE",
    channel: "EMAIL",
    written: "2026-03-16T09:00:00.000Z",
    state: { state: "WAITING", stopReason: null, failure: null, sendAt: "2026-03-16T09:00:00.000Z", settledAt: null },
    settled: null,
  });
  const { rows } = await owner.query(
    "select action, patient_card_id as card from audit_rows where action like 'notice%' order by id desc limit 1",
  );
  expect(rows).toEqual([{ action: "notice.listed", card: patients.jana }]);
  expect(await fileOf("receptionist", "notices")).toEqual([
    ["O\u00a0čem", "Jak", "Vznikla", "Stav", "Vyřízena"],
    ["Nový termín", "SMS", "16.3.2026 10:00", "Neposláno: bylo by pozdě, zavolejte", "16.3.2026 10:00"],
    ["Nový termín", "E-mail", "16.3.2026 10:00", "Odmítnuto: Mail refused: EENVELOPE 550", "16.3.2026 10:00"],
    ["Změna termínu", "E-mail", "16.3.2026 10:00", "Čeká na odeslání", ""],
  ]);
  expect(await refusal(serve("admin", "notices", ""))).toBe("notFound");
  expect(await refusal(serve("foreign", "notices"))).toBe("notFound");
});

test("refused messages are administrators' alone, each with its patient, and their file needs proof", async () => {
  const { items, total } = await page("admin", "refusedNotices", "");
  expect(total).toBe(2);
  expect(items.map(({ patient }: { patient: unknown }) => patient)).toEqual([
    { uuid: uuids.karel, name: "Karel Novák", request: null },
    { uuid: uuids.jana, name: "Jana Dvořáčková", request: null },
  ]);
  expect(await rowsOf("foreign", "refusedNotices", "")).toEqual([]);
  expect((await fileOf("admin", "refusedNotices", ""))[1]!.slice(0, 2)).toEqual(["Jana Dvořáčková", "Nový termín"]);
  expect((await api.call("admin", "{ refusedNoticeCount }")).data).toEqual({ refusedNoticeCount: 2 });
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'notice.refusedListed' and medical_center_id = $1",
    [center],
  );
  expect(rows).toEqual([{ details: { list: "refusedNotices", rows: items.map(({ id }: { id: number }) => id) } }]);
  for (const who of ["paramedic", "receptionist"] as const)
    expect(await refusal(serve(who, "refusedNotices", ""))).toBe("forbidden");
  const queries = await queriesOf("refusedNotices", "");
  for (let more = 0; more < 20; more++) await add(patients.karel, { state: "REFUSED", failure: "550" });
  expect(await queriesOf("refusedNotices", "")).toBe(queries);
  await owner.query("update sessions set authenticated_at = null");
  expect(await refusal(serve("admin", "refusedNotices", "format=csv"))).toBe("reauthenticationNeeded");
});
