import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { faultsOf, ftVoucherCallsOf } from "#tests/kit/insurers/ft-voucher-calls.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const { call, voucherInput, create, update, read, act } = await ftVoucherCallsOf(api);

type Who = Parameters<typeof api.call>[0];

test("a voucher is typed from its paper by reception, which sees no name of a diagnosis", async () => {
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

test("a voucher keeps the picture of its paper, which reception sees, and another one replaces it", async () => {
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
