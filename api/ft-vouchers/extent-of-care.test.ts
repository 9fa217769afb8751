import { beforeAll, expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { ftVoucher } from "#tests/kit/insurance.ts";
import { caller } from "#tests/kit/insurers/bill-visits.ts";
import { reportedVisit, reportOfVisit, visitOnVoucher } from "#tests/kit/insurers/care-visit.ts";

const api = await testApi();
const { owner } = api.database;
const db = createDb(owner);
const ask = caller(api);
type Who = Parameters<typeof api.call>[0];

const extent = `extentOfCare { patientAttendance { id } medicalReport { id paramedicName } operations { code name count } }`;
const read = (id: number, fields = extent, who: Who = "paramedic") =>
  ask(`{ ftVoucher(ftVoucher: ${id}) { ${fields} } }`, {}, who);
const concluded = async (id: number, uuid?: string, who: Who = "paramedic") => {
  const answer = await read(id, `conclusion${uuid ? `(medicalReport: "${uuid}")` : ""} { id content }`, who);
  return answer.code ?? answer.conclusion;
};
let voucher = 0;

beforeAll(async () => {
  voucher = await ftVoucher(owner, { visits: 99, asked: [{ code: "21221", count: 5 }] });
});

test("the extent of care lists visits that took place, each with its last signed report", async () => {
  const second = await visitOnVoucher(db, voucher, "2026-03-10");
  const wrong = await reportOfVisit(db, second, { operations: { 21413: 9 } });
  const right = await reportOfVisit(db, second, {
    operations: { 21221: 2, 21413: 1 },
    correctionOfId: wrong.id,
  });
  await reportOfVisit(db, second, { signed: false, operations: { 21415: 1 }, correctionOfId: right.id });
  const first = await reportedVisit(db, voucher, "2026-03-05");
  const uncoded = await reportedVisit(db, voucher, "2026-03-11", { operations: {} });
  const drafted = await visitOnVoucher(db, voucher, "2026-03-12");
  await reportOfVisit(db, drafted, { signed: false });
  for (const state of ["NOT_SET", "EXCUSED", "NOT_EXCUSED"] as const)
    await reportOfVisit(db, await visitOnVoucher(db, voucher, "2026-03-13", state));
  const operation = (code: string, count: number) => ({ code, name: `Výkon ${code}`, count });
  const paramedicName = "Mgr. Petr Šindelář";
  expect((await read(voucher)).extentOfCare).toEqual([
    {
      patientAttendance: { id: first.patientAttendanceId },
      medicalReport: { id: first.id, paramedicName },
      operations: [operation("21221", 1)],
    },
    {
      patientAttendance: { id: second.id },
      medicalReport: { id: right.id, paramedicName },
      operations: [operation("21221", 2), operation("21413", 1)],
    },
    {
      patientAttendance: { id: uncoded.patientAttendanceId },
      medicalReport: { id: uncoded.id, paramedicName },
      operations: null,
    },
    { patientAttendance: { id: drafted.id }, medicalReport: null, operations: null },
  ]);
  const used = await read(voucher, "medicalOperationsWithUsageCount { usageCount }");
  expect(used.medicalOperationsWithUsageCount).toEqual([{ usageCount: 3 }]);
});

test("a visit stays on the voucher that its report was signed with, and an invalid report leaves it unsigned", async () => {
  const [before, after] = [await ftVoucher(owner), await ftVoucher(owner)];
  const report = await reportedVisit(db, before, "2026-03-06");
  await owner.query("update patient_attendances set ft_voucher_id = $2 where id = $1", [
    report.patientAttendanceId,
    after,
  ]);
  expect((await read(before)).extentOfCare).toMatchObject([{ medicalReport: { id: report.id } }]);
  expect((await read(after)).extentOfCare).toEqual([]);
  expect(await ask(`mutation { ftVoucherRemove(ftVoucher: ${before}) { id } }`)).toMatchObject({ code: "E289" });
  await owner.query(
    "update medical_reports set invalidated_at = now(), invalidated_by = $2, invalid_reason = 'omyl' where id = $1",
    [report.id, ids.profiles.paramedic],
  );
  expect((await read(before)).extentOfCare).toEqual([]);
  expect((await read(after)).extentOfCare).toMatchObject([{ medicalReport: null }]);
});

test("the conclusion is the last report, or the named one of the same voucher", async () => {
  const own = await ftVoucher(owner);
  expect(await concluded(own)).toBeNull();
  const first = await reportedVisit(db, own, "2026-03-06", { content: "Začátek" });
  const last = await reportedVisit(db, own, "2026-03-09", { content: "Konec" });
  expect(await concluded(own)).toEqual({ id: last.id, content: "Konec" });
  expect(await concluded(own, first.uuid)).toEqual({ id: first.id, content: "Začátek" });
  for (const uuid of [(await reportedVisit(db, voucher, "2026-03-06")).uuid, uuids.jana, "nesmysl"])
    expect([uuid, await concluded(own, uuid)]).toEqual([uuid, "E003"]);
});

test("reception sees neither, and each report that is read is in the log of its patient", async () => {
  const own = await ftVoucher(owner);
  const reports = [await reportedVisit(db, own, "2026-03-06"), await reportedVisit(db, own, "2026-03-09")];
  for (const who of ["receptionist", "manager"] as const) {
    expect(await read(own, extent, who)).toEqual({ extentOfCare: null });
    expect(await concluded(own, undefined, who)).toBeNull();
  }
  expect(await read(own, extent, "foreign")).toMatchObject({ code: "E003" });
  const readings = async () =>
    (
      await owner.query(
        "select details->'medicalReports' as reports, patient_card_id as card from audit_rows where action = 'medicalReport.read' and details->'medicalReports' @> $1",
        [JSON.stringify([reports[0]!.id])],
      )
    ).rows;
  expect(await readings()).toEqual([]);
  await read(own);
  expect(await readings()).toEqual([{ reports: reports.map(({ id }) => id), card: ids.patients.jana }]);
});

test("the extent of care takes as many queries for many visits as for one", async () => {
  const own = await ftVoucher(owner, { visits: 99 });
  const counted = async () => {
    api.queries.length = 0;
    await read(own, `${extent} conclusion { id content }`);
    return api.queries.length;
  };
  await reportedVisit(db, own, "2025-06-01");
  const one = await counted();
  for (let day = 2; day <= 30; day++)
    await reportedVisit(db, own, `2025-06-${String(day).padStart(2, "0")}` as "2025-06-02");
  expect(await counted()).toBe(one);
  expect((await read(own)).extentOfCare).toHaveLength(30);
});
