import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { ids, uuids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";
import { ftVoucher } from "#tests/kit/insurance.ts";

const api = await testApi();
const { owner } = api.database;
const lists = listsOf(api);
const serve = (who: Role | null, parameters = "") => lists.serve(who, "ftVouchers", parameters);
const idsOf = (who: Role, parameters = "") => lists.idsOf(who, "ftVouchers", parameters);

/** A voucher by its own terms; today is 16 March 2026. */
async function add(columns: Record<string, unknown>, visits = 5): Promise<number> {
  const id = await ftVoucher(owner, { visits });
  const names = Object.keys(columns);
  await owner.query(
    `update ft_vouchers set ${["version = 1", ...names.map((name, at) => `${name} = $${at + 2}`)].join()} where id = $1`,
    [id, ...Object.values(columns)],
  );
  return id;
}
async function visit(voucher: number, day: string, state = "NOT_SET") {
  await owner.query(
    `with event as (insert into events (medical_center_id, type, begin_at, end_at, owner_id) values ($1, 'EVENT', $2::timestamptz, $2::timestamptz + interval '1 hour', $3) returning id)
     insert into patient_attendances (medical_center_id, event_id, patient_card_id, on_ft_voucher, ft_voucher_id, state) select $1, id, $4, true, $5, $6::attendance_state from event`,
    [ids.center, `${day} 08:00Z`, ids.profiles.paramedic, ids.patients.jana, voucher, state],
  );
}
const at: Record<string, number> = {};

beforeAll(async () => {
  at.fresh = await add({ issued_at: "2026-03-16", booked_on: "2026-03-16" });
  at.toBook = await add({ issued_at: "2026-03-10", external_number: "EZ-7788" });
  at.late = await add({ issued_at: "2026-02-02", booked_on: "2026-02-03", insurer: "205" });
  at.begun = await add({ issued_at: "2026-01-05", booked_on: "2026-01-06", patient_card_id: ids.patients.karel });
  await visit(at.begun, "2026-02-01", "PRESENT");
  await visit(at.begun, "2026-02-08", "EXCUSED");
  at.ending = await add({ issued_at: "2025-12-20", booked_on: "2025-12-22" }, 2);
  await visit(at.ending, "2025-12-27", "PRESENT");
  at.whole = await add({ issued_at: "2025-12-20", booked_on: "2025-12-22" }, 1);
  await visit(at.whole, "2026-03-20");
  at.closed = await add({ issued_at: "2025-12-19", closed_at: "2026-03-01" });
  at.removed = await add({ issued_at: "2026-03-02", removed_at: "2026-03-03" });
});

test("open vouchers are listed by their soonest limit, those without one last", async () => {
  expect(await idsOf("receptionist")).toEqual([at.late, at.ending, at.toBook, at.fresh, at.begun, at.whole]);
  expect(await idsOf("receptionist", "state=CLOSED")).toEqual([at.closed]);
  expect(await idsOf("paramedic", "sort=issued&direction=desc")).toEqual([
    at.fresh,
    at.toBook,
    at.late,
    at.begun,
    at.whole,
    at.ending,
  ]);
});

test("a row says the visits, the limits and the days that are left; a diagnosis is its code alone", async () => {
  const { items } = await (await serve("receptionist", "q=novak")).json();
  expect(items).toEqual([
    {
      id: at.begun,
      patient: { uuid: uuids.karel, fullName: "Karel Novák" },
      issued: { id: at.begun, issuedAt: "2026-01-05" },
      insurer: "111 VZP",
      applicant: { id: expect.any(Number), name: "MUDr. Eva Lipová", archived: false },
      diagnosis: "M54.5",
      used: 1,
      booked: 0,
      left: 4,
      bookBy: "2026-01-19",
      beginBy: "2026-02-14",
      endBy: "2026-06-05",
      limit: { limit: "END", by: "2026-06-05", late: false },
      daysLeft: 81,
      state: "OPEN",
    },
  ]);
  const [late] = (await (await serve("admin")).json()).items;
  expect(late).toMatchObject({ limit: { limit: "BEGIN", by: "2026-03-14", late: true }, daysLeft: -2 });
});

test("vouchers are found by patient, external number, insurer and risk", async () => {
  expect(await idsOf("receptionist", "q=ez-77")).toEqual([at.toBook]);
  expect(await idsOf("receptionist", "q=%25")).toEqual([]);
  expect(await idsOf("receptionist", "q=dvorackova+jana&insurer=205")).toEqual([at.late]);
  expect(await idsOf("receptionist", "risk=1")).toEqual([at.late, at.ending, at.toBook]);
  expect(await idsOf("receptionist", "risk=1&state=CLOSED")).toEqual([]);
  expect(await idsOf("receptionist", "q=novak&risk=1")).toEqual([]);
  const { data } = await api.call("paramedic", "{ ftVoucherWork { atRisk toEnter } }");
  expect(data.ftVoucherWork.atRisk).toBe(3);
  for (const wrong of ["state=LOST", "insurer=999", "risk=2", "sort=patient"])
    expect([wrong, await refusal(serve("admin", wrong))]).toEqual([wrong, "invalidInput"]);
});

test("a voucher is at risk from two weeks before its limit on", async () => {
  const id = await add({ issued_at: "2026-02-18", booked_on: "2026-02-18" });
  expect(await idsOf("receptionist", "risk=1")).toContain(id);
  await owner.query("update ft_vouchers set issued_at = '2026-02-19' where id = $1", [id]);
  expect(await idsOf("receptionist", "risk=1")).not.toContain(id);
  await owner.query("delete from ft_vouchers where id = $1", [id]);
});

test("files are the administrators', after recent authentication, with all columns", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    expect([who, await refusal(serve(who, "format=csv"))]).toEqual([who, "forbidden"]);
  await owner.query("update sessions set authenticated_at = null");
  expect(await refusal(serve("admin", "format=csv"))).toBe("reauthenticationNeeded");
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
  const bytes = Buffer.from(await (await serve("admin", "format=csv&insurer=205")).arrayBuffer());
  const [head, first] = parse(bytes, { bom: true, delimiter: ";", record_delimiter: "\r\n" });
  expect(head!.join()).toBe(
    "Pacient,Vystaven,Pojišťovna,Žadatel,Diagnóza,Využito,Objednáno,Zbývá,Objednat do,Začít do,Dokončit do,Další lhůta,Další lhůta: do,Zbývá dní,Stav",
  );
  expect(first!.join()).toBe(
    "Jana Dvořáčková,2.2.2026,205 ČPZP,MUDr. Eva Lipová,M54.5,0,0,5,16.2.2026,14.3.2026,2.7.2026,Začít,14.3.2026,-2,Otevřený",
  );
  expect((await serve("admin", "format=xlsx")).headers.get("content-type")).toContain("spreadsheetml");
});

test("a foreign centre lists none of them, and a page takes as many queries for many as for one", async () => {
  expect(await idsOf("foreign")).toEqual([]);
  expect(await refusal(serve(null))).toBe("notSignedIn");
  expect(await refusal(serve("lonely"))).toBe("forbidden");
  const asked = async (parameters: string) => {
    api.queries.length = 0;
    await serve("receptionist", parameters);
    return api.queries.length;
  };
  await asked("q=novak");
  expect(await asked("")).toBeLessThanOrEqual(await asked("q=novak"));
  const { rows } = await owner.query("select count(*)::int as count from audit_rows where action = 'ftVoucher.listed'");
  expect(rows[0].count).toBeGreaterThan(5);
});
