import { beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { expireVouchers } from "./expire.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles, vouchers, voucherPresets } = ids;
/** The cast's vouchers are valid to 16 June, by Prague's clocks. */
const LAST = new Date("2026-06-16T23:59:59+02:00");
const AFTER = new Date("2026-06-17T00:00:00+02:00");
await owner.query("update sessions set expires_at = '2027-01-01'");

/** Sets the clock, with nobody away. */
async function goTo(moment: Date) {
  api.clock.now = moment;
  await owner.query("update sessions set last_seen_at = $1", [moment]);
}

const expire = () => expireVouchers(jobContext(api.services));
const fields = `archived validTo availableProceduresWithCount { count } expiredProceduresWithCount { count } entries { kind count profile { id } } version`;
const read = async (id: number) =>
  (await api.call("admin", `{ procedureVoucher(procedureVoucher: ${id}) { ${fields} } }`)).data.procedureVoucher;
const moveTo = async (id: number, validTo: string) => {
  const { version } = await read(id);
  await api.call(
    "admin",
    `mutation { procedureVoucherUpdate(procedureVoucher: ${id}, version: ${version}, input: { validTo: "${validTo}" }) { id } }`,
  );
};
const movements = async (id: number) =>
  (await read(id)).entries.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`);

/** A visit of Karel's group by the id of the attendance. */
async function visit(beginAt: string): Promise<number> {
  const { data } = await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.group}, owner: ${profiles.paramedic}, beginAt: "${beginAt}", patientCards: [${patients.karel}] }) { patientAttendances { id } } }`,
  );
  return data.eventCreate.patientAttendances[0].id;
}
const attend = async (id: number, state: string) =>
  (
    await api.call(
      "receptionist",
      `mutation { patientAttendanceSetState(patientAttendance: ${id}, state: ${state}) { payment { payedAt paymentMethod } } }`,
    )
  ).data.patientAttendanceSetState.payment;

async function differences() {
  const { rows } = await owner.query(
    `select s.id from procedure_voucher_services s join procedure_voucher_entries e on (e.voucher_id, e.procedure_id) = (s.voucher_id, s.procedure_id)
     group by s.id having s.available <> sum(e.count) or s.expired <> -coalesce(sum(e.count) filter (where e.kind = 'EXPIRED'), 0)`,
  );
  return rows;
}

beforeEach(() => goTo(LAST));

test("visits that are left expire when the last day has passed, once and in all centres", async () => {
  await expire();
  expect(await movements(vouchers.karel)).toEqual(["BOUGHT 3"]);
  await goTo(AFTER);
  await expire();
  await expire();
  expect(await read(vouchers.karel)).toMatchObject({
    availableProceduresWithCount: [{ count: 0 }],
    expiredProceduresWithCount: [{ count: 3 }],
    entries: [
      { kind: "BOUGHT", profile: { id: profiles.receptionist } },
      { kind: "EXPIRED", count: -3, profile: null },
    ],
  });
  const { rows } = await owner.query(
    "select entity_id, patient_card_id, profile_id from audit_rows where action = 'procedureVoucher.expired' order by entity_id",
  );
  expect(rows).toEqual(
    [
      [vouchers.karel, patients.karel],
      [vouchers.anna, patients.anna],
      [vouchers.foreign, patients.foreign],
    ]
      .toSorted(([a], [b]) => a! - b!)
      .map(([entity_id, patient_card_id]) => ({ entity_id, patient_card_id, profile_id: null })),
  );
});

test("expired visits come back when the last day is moved ahead, and go again", async () => {
  await goTo(AFTER);
  await moveTo(vouchers.anna, "2026-06-30");
  expect(await movements(vouchers.anna)).toEqual(["BOUGHT 3", "EXPIRED -3", "EXPIRED 3"]);
  await goTo(new Date("2026-07-01T08:00:00+02:00"));
  await expire();
  await moveTo(vouchers.anna, "2026-06-16");
  expect(await read(vouchers.anna)).toMatchObject({
    availableProceduresWithCount: [{ count: 0 }],
    expiredProceduresWithCount: [{ count: 3 }],
  });
});

test("a visit until the last day is paid also when it is recorded later, and put back after the end it expires again", async () => {
  const attendance = await visit("2026-06-16T08:00:00Z");
  const later = await visit("2026-06-17T08:00:00Z");
  await goTo(AFTER);
  await expire();
  expect(await attend(attendance, "PRESENT")).toMatchObject({ paymentMethod: "VOUCHER" });
  expect((await read(vouchers.karel)).expiredProceduresWithCount).toEqual([{ count: 2 }]);
  await attend(attendance, "EXCUSED");
  expect(await attend(later, "PRESENT")).toMatchObject({ payedAt: null });
  await expire();
  expect(await movements(vouchers.karel)).toEqual([
    "BOUGHT 3",
    "EXPIRED -3",
    "EXPIRED 1",
    "USED -1",
    "RETURNED 1",
    "EXPIRED -1",
  ]);
});

test("canceling the sale of an expired voucher takes its visits back for good", async () => {
  const { data } = await api.call(
    "admin",
    `mutation { procedureVoucherCreate(patientCard: ${patients.jana}, input: { procedureVoucherPreset: ${voucherPresets.therapy} }) { id payment { id } } }`,
  );
  const { id, payment } = data.procedureVoucherCreate;
  await owner.query("update procedure_vouchers set valid_to = '2026-06-15' where id = $1", [id]);
  await expire();
  await api.call("admin", `mutation { paymentCancel(payment: ${payment.id}, version: 1, reason: "Omyl") { id } }`);
  await moveTo(id, "2027-01-01");
  expect(await read(id)).toMatchObject({
    archived: true,
    availableProceduresWithCount: [{ count: 0 }, { count: 0 }],
    expiredProceduresWithCount: [{ count: 0 }, { count: 0 }],
  });
});

test("the job writes off more vouchers than one transaction takes, and comes again at midnight", async () => {
  await owner.query(
    `with sold as (
       insert into procedure_vouchers (medical_center_id, patient_card_id, preset_id, name, valid_to, created_by)
       select $1, $2, $3, 'Skupina ' || n, '2026-06-01', $4 from generate_series(1, 450) as n returning id
     ), services as (
       insert into procedure_voucher_services (medical_center_id, voucher_id, procedure_id, available) select $1, id, $5, 2 from sold
     )
     insert into procedure_voucher_entries (medical_center_id, voucher_id, procedure_id, kind, count, at, profile_id) select $1, id, $5, 'BOUGHT', 2, now(), $4 from sold`,
    [ids.center, patients.jana, voucherPresets.group, profiles.receptionist, procedures.group],
  );
  await owner.query("select public.enqueue_job('expireVouchers', '{}'::jsonb, now(), 'expireVouchers', null, null)");
  await goTo(new Date("2026-06-17T21:00:00+02:00"));
  await runJobs(api);
  const { rows } = await owner.query(
    "select round(extract(epoch from run_at - now()) / 3600)::int as hours, (select count(*)::int from procedure_voucher_services where available > 0 and voucher_id in (select id from procedure_vouchers where valid_to < '2026-06-17')) as left from graphile_worker.jobs where task_identifier = 'expireVouchers'",
  );
  expect(rows).toEqual([{ hours: 3, left: 0 }]);
  expect(await differences()).toEqual([]);
});

test("a visit that is paid while its voucher expires is counted once", async () => {
  const visits: number[] = [];
  await goTo(new Date("2026-08-01T08:00:00+02:00"));
  for (let n = 1; n <= 5; n++) visits.push(await visit(`2026-08-0${n + 2}T08:00:00Z`));
  await moveTo(vouchers.karel, "2026-08-30");
  await goTo(new Date("2026-08-31T00:00:00+02:00"));
  const [, ...paid] = await Promise.all([expire(), ...visits.map((id) => attend(id, "PRESENT"))]);
  await expire();
  expect(paid.filter((payment) => payment.paymentMethod === "VOUCHER")).toHaveLength(3);
  expect(await differences()).toEqual([]);
});
