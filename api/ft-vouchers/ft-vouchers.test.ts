import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { applicant, billInsurers } from "#tests/kit/insurance.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles } = ids;
const queries: string[] = [];
countQueries(api.database.app, queries);
type Who = Parameters<typeof api.call>[0];
type Fault = { path: (string | number)[]; code: string };

const call = async (document: string, variables: object = {}, who: Who = "receptionist") => {
  const { data, errors } = await api.call(who, document, variables);
  return errors ? errors[0]!.extensions : data[Object.keys(data)[0]!];
};
const fields = `id version active visits visitsLeft usedVisits bookedVisits bookBy beginBy endBy applicant { id name icp } insuranceCompany { code }
  primaryDiagnosis { code name label } medicalOperationsWithUsageCount { asked planned usageCount askedLeft plannedLeft medicalOperation { code } }`;
let lipova = 0;
const voucherInput = (more: object = {}) => ({
  insuranceCompany: "111",
  insuranceVariant: "1",
  issuedAt: "2026-03-02",
  bookedOn: "2026-03-09",
  ftVoucherApplicant: lipova,
  expertise: "902",
  visits: 2,
  primaryDiagnosis: "M54.5",
  askedOperations: [{ code: "21221", count: 5 }],
  ...more,
});
const create = (more: object = {}, who: Who = "receptionist") =>
  call(
    `mutation ($input: FtVoucherInput!) { ftVoucherCreate(patientCard: ${patients.jana}, input: $input) { ${fields} } }`,
    { input: voucherInput(more) },
    who,
  );
const update = (id: number, version: number, input: object, who: Who = "receptionist") =>
  call(
    `mutation ($input: FtVoucherInput!) { ftVoucherUpdate(ftVoucher: ${id}, version: ${version}, input: $input) { ${fields} } }`,
    { input },
    who,
  );
const read = (id: number, who: Who = "paramedic") => call(`{ ftVoucher(ftVoucher: ${id}) { ${fields} } }`, {}, who);
const act = (does: string, id: number, who: Who = "receptionist") =>
  call(`mutation { ftVoucher${does}(ftVoucher: ${id}) { ${fields} } }`, {}, who);
const faultsOf = ({ fields }: { fields: Fault[] }) => fields.map(({ path, code }) => `${path.join(".")} ${code}`);

/** A visit of Jana's, each a week after the other. */
let week = 0;
async function visit(): Promise<number> {
  const begin = new Date(Date.UTC(2026, 2, 17 + 7 * week++, 8)).toISOString();
  const event = await call(
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${begin}", patientCards: [${patients.jana}], confirmOutsideHours: true }) { patientAttendances { id } } }`,
  );
  return event.patientAttendances[0].id;
}
const cover = (attendance: number, voucher?: number) =>
  call(
    `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${attendance}, insurerCover: FT_VOUCHER${voucher === undefined ? "" : `, ftVoucher: ${voucher}`}) { cover ftVoucher { id visitsLeft } } }`,
  );
const closeAll = () => owner.query("update ft_vouchers set closed_at = now()");

beforeAll(async () => {
  await billInsurers(owner);
  lipova = await applicant(owner);
});

test("a voucher is typed from its voucherInput by reception, which sees no name of a diagnosis", async () => {
  const made = await create();
  expect(made).toMatchObject({
    active: true,
    visitsLeft: 2,
    bookBy: "2026-03-16",
    beginBy: "2026-04-11",
    endBy: "2026-08-02",
    applicant: { name: "MUDr. Eva Lipová" },
    primaryDiagnosis: { code: "M54.5", name: "", label: "M54.5" },
    medicalOperationsWithUsageCount: [{ asked: 5, planned: null, usageCount: 0, askedLeft: 5, plannedLeft: null }],
  });
  expect((await read(made.id)).primaryDiagnosis.label).toBe("M54.5 Bolesti v kříži");
  const { rows } = await owner.query("select action from audit_rows where action like 'ftVoucher.%' order by id");
  expect(rows.map(({ action }) => action)).toEqual(["ftVoucher.created", "ftVoucher.read"]);
});

test("wrong papers are refused at their fields", async () => {
  const refused = async (more: object) => faultsOf(await create(more));
  expect(await refused({ issuedAt: "2026-03-17", bookedOn: null })).toEqual(["issuedAt E291"]);
  expect(await refused({ bookedOn: "2026-03-01" })).toEqual(["bookedOn E287"]);
  expect(await refused({ primaryDiagnosis: "Q99.9" })).toEqual(["primaryDiagnosis E281"]);
  expect(await refused({ ftVoucherApplicant: null })).toEqual(["ftVoucherApplicant E1F1"]);
  expect(await refused({ ftVoucherApplicant: 2_000_000_000 })).toEqual(["ftVoucherApplicant E1F6"]);
  expect(await refused({ visits: 0 })).toEqual(["visits E1F8"]);
  expect(await refused({ expertise: "99X" })).toEqual(["expertise E274"]);
  expect(await refused({ askedOperations: [{ code: "99999", count: 1 }] })).toEqual(["askedOperations.0.code E276"]);
  const physician = { name: "MUDr. Nový", icp: "44999009", expertise: "606" };
  expect(await refused({ ftVoucherApplicant: null, newApplicant: { ...physician, icp: "123" } })).toEqual([
    "newApplicant.icp E273",
  ]);
  const made = await create({ ftVoucherApplicant: null, newApplicant: physician });
  expect(made.applicant).toMatchObject({ name: "MUDr. Nový", icp: "44999009" });
});

test("the plan is the therapist's: reception keeps it, and is refused another one", async () => {
  const plan = [{ code: "21413", count: 3 }];
  expect(await create({ plannedOperations: plan })).toMatchObject({ code: "E002" });
  const made = await create({ plannedOperations: plan }, "paramedic");
  expect(made.medicalOperationsWithUsageCount).toMatchObject([
    { asked: 5, planned: null },
    { asked: null, planned: 3 },
  ]);
  const changed = await update(made.id, 1, { visits: 6 });
  expect(changed).toMatchObject({ version: 2, visits: 6 });
  expect(changed.medicalOperationsWithUsageCount).toHaveLength(2);
  expect(await update(made.id, 1, { visits: 7 })).toMatchObject({ code: "E012" });
  expect(await act("Close", made.id)).toMatchObject({ active: false });
  expect(await update(made.id, 3, { visits: 7 })).toMatchObject({ code: "E288" });
  expect(await act("Reopen", made.id)).toMatchObject({ active: true });
  expect(await act("Remove", made.id)).toMatchObject({ id: made.id });
  expect(await read(made.id)).toMatchObject({ code: "E003" });
});

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

test("a voucher keeps the picture of its voucherInput, which reception sees, and another one replaces it", async () => {
  const pdf = (name: string) => new File(["%PDF-1.4\ntrailer<<>>\n%%EOF\n"], name);
  const pictured = "id version voucherImage { id type file { name } }";
  const send = async (mutation: string, image: File, who: Who = "receptionist") => {
    const { data, errors } = await api.upload(
      who,
      `mutation ($input: FtVoucherInput!, $image: Upload) { ${mutation}, input: $input, voucherImage: $image) { ${pictured} } }`,
      { input: mutation.includes("Create") ? voucherInput() : {}, image: null },
      { image },
    );
    return errors ? errors[0]!.extensions : data[Object.keys(data)[0]!];
  };
  const attached = async () =>
    (await owner.query("select count(*)::int as count from attachments where removed_at is null")).rows[0].count;
  const before = await attached();
  const made = await send(`ftVoucherCreate(patientCard: ${patients.jana}`, pdf("poukaz.pdf"));
  expect(made.voucherImage).toMatchObject({ type: "ADMINISTRATIVE", file: { name: "poukaz.pdf" } });
  const change = `ftVoucherUpdate(ftVoucher: ${made.id}, version: `;
  expect(faultsOf(await send(`${change}1`, new File(["poukaz"], "poukaz.txt")))).toEqual(["voucherImage E292"]);
  expect(await send(`${change}1`, pdf("cizí.pdf"), "foreign")).toMatchObject({ code: "E003" });
  expect(await send(`ftVoucherCreate(patientCard: ${patients.foreign}`, pdf("cizí.pdf"))).toMatchObject({
    code: "E003",
  });
  expect(await attached()).toBe(before + 1);
  const replaced = await send(`${change}1`, pdf("čitelnější.pdf"));
  expect(replaced).toMatchObject({ version: 2, voucherImage: { file: { name: "čitelnější.pdf" } } });
  expect(await attached()).toBe(before + 1);
  const kept = `mutation { ${change}2, input: { aim: "Chůze" }) { ${pictured} } }`;
  expect((await call(kept)).voucherImage.id).toBe(replaced.voucherImage.id);
  await call(`mutation { attachmentRemove(attachment: ${replaced.voucherImage.id}) { id } }`);
  expect((await call(`{ ftVoucher(ftVoucher: ${made.id}) { ${pictured} } }`)).voucherImage).toBeNull();
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
  const report = async () => {
    const attendance = await visit();
    await cover(attendance, voucher.id);
    await call(`mutation { patientAttendanceSetState(patientAttendance: ${attendance}, state: PRESENT) { id } }`);
    const made = await call(
      `mutation { medicalReportCreate(input: { patientCard: ${patients.jana}, patientAttendance: ${attendance}, examinedAt: "2026-03-${String(10 + (week % 6)).padStart(2, "0")}T08:00:00Z", content: "LTV" }) { ${coded} } }`,
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
