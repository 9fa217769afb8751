import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { fields, ftVoucherCallsOf } from "#tests/kit/insurers/ft-voucher-calls.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const { call, create, read, act, visit, cover, closeAll } = await ftVoucherCallsOf(api);

const queries: string[] = [];
countQueries(api.database.app, queries);
type Who = Parameters<typeof api.call>[0];

test("visits go on the voucher that was issued first, and wait for one where none has a place left", async () => {
  await closeAll();
  const later = await create({ issuedAt: "2026-03-10", bookedOn: null });
  const first = await create({ visits: 1 });
  expect(await cover(await visit())).toEqual({ cover: "FT_VOUCHER", ftVoucher: { id: first.id, visitsLeft: 0 } });
  expect((await cover(await visit())).ftVoucher.id).toBe(later.id);
  const last = await visit();
  expect((await cover(last)).ftVoucher.id).toBe(later.id);
  const waiting = await visit();
  expect((await cover(waiting)).ftVoucher).toBeNull();
  expect(await cover(waiting, first.id)).toMatchObject({ code: "E290" });
  await call(`mutation { patientAttendanceSetState(patientAttendance: ${last}, state: EXCUSED) { id } }`);
  expect((await cover(waiting, later.id)).ftVoucher.id).toBe(later.id);
  await owner.query(
    `update events set removed_at = now() where id = (select event_id from patient_attendances where id = ${waiting})`,
  );
  expect((await cover(await visit(), later.id)).ftVoucher.id).toBe(later.id);
  expect(await act("Remove", first.id)).toMatchObject({ code: "E289" });
  await act("Close", first.id);
  expect(await cover(await visit(), first.id)).toMatchObject({ code: "E288" });
});

test("one of fifty visits at once gets the last place of a voucher", async () => {
  await closeAll();
  const voucher = await create({ visits: 1 });
  const visits: number[] = [];
  for (let n = 0; n < 50; n++) visits.push(await visit());
  const answers = await Promise.all(visits.map((one) => cover(one, voucher.id)));
  expect(answers.filter(({ code }) => code === "E290")).toHaveLength(49);
  expect(await read(voucher.id)).toMatchObject({ visitsLeft: 0, bookedVisits: 1 });
});

test("a report opens by the plan of its voucher, and what is billed counts on the voucher", async () => {
  await closeAll();
  const plannedOperations = [
    { code: "21221", count: 1 },
    { code: "21413", count: 4 },
  ];
  const voucher = await create(
    { visits: 6, askedOperations: [], plannedOperations, otherDiagnosis: ["G54.4"] },
    "paramedic",
  );
  const coded =
    "id version medicalOperationsWithCount { count medicalOperation { code } } primaryDiagnosis { code } otherDiagnosis { code } ftVoucher { id }";
  let day = 10;
  const report = async () => {
    const attendance = await visit();
    await cover(attendance, voucher.id);
    await call(`mutation { patientAttendanceSetState(patientAttendance: ${attendance}, state: PRESENT) { id } }`);
    const made = await call(
      `mutation { medicalReportCreate(input: { patientCard: ${patients.jana}, patientAttendance: ${attendance}, examinedAt: "2026-03-${day++}T08:00:00Z", content: "LTV" }) { ${coded} } }`,
      {},
      "paramedic",
    );
    return made;
  };
  const first = await report();
  expect(first).toMatchObject({
    medicalOperationsWithCount: [
      { count: 1, medicalOperation: { code: "21221" } },
      { count: 1, medicalOperation: { code: "21413" } },
    ],
    primaryDiagnosis: { code: "M54.5" },
    otherDiagnosis: [{ code: "G54.4" }],
    ftVoucher: { id: voucher.id },
  });
  await call(`mutation { medicalReportSetSigned(medicalReport: ${first.id}, version: 1) { id } }`, {}, "paramedic");
  expect((await read(voucher.id)).medicalOperationsWithUsageCount).toMatchObject([
    { usageCount: 1, plannedLeft: 0 },
    { usageCount: 1, plannedLeft: 3 },
  ]);
  const second = await report();
  expect(second.medicalOperationsWithCount).toMatchObject([{ medicalOperation: { code: "21413" } }]);
  await call(`mutation { medicalReportSetSigned(medicalReport: ${second.id}, version: 1) { id } }`, {}, "paramedic");
  // A report counts on the voucher that it was signed with, wherever its visit went since.
  const other = await create();
  const { rows } = await owner.query(
    `select patient_attendance_id as visit from medical_reports where id = ${second.id}`,
  );
  await cover(rows[0].visit, other.id);
  expect((await read(voucher.id)).medicalOperationsWithUsageCount).toMatchObject([
    { usageCount: 1 },
    { usageCount: 2 },
  ]);
});

test("vouchers are read for the own centre alone, in as many queries for many as for one", async () => {
  const list = (who: Who = "receptionist") =>
    call(`{ ftVouchers(patientCard: "${uuids.jana}") { ${fields} } }`, {}, who);
  queries.length = 0;
  expect((await list()).length).toBeGreaterThanOrEqual(5);
  const many = queries.length;
  await owner.query("update ft_vouchers set removed_at = now() where id < (select max(id) from ft_vouchers)");
  queries.length = 0;
  expect(await list()).toHaveLength(1);
  expect(many).toBeLessThanOrEqual(queries.length + 2);
  const [{ id }] = await list();
  expect(await list("foreign")).toMatchObject({ code: "E003" });
  expect(await read(id, "foreign")).toMatchObject({ code: "E003" });
  for (const does of ["Close", "Reopen", "Remove"])
    expect(await act(does, id, "foreign")).toMatchObject({ code: "E003" });
  await owner.query("update insurance_configs set active = false");
  expect(await create()).toMatchObject({ code: "E270" });
});
