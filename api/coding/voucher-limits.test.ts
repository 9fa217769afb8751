import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { ftVoucher } from "#tests/kit/insurance.ts";
import { coded, codedReportsOf, faultsOf, kinds } from "#tests/kit/insurers/coded-reports.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const { call, coding, visit, write, code, sign } = await codedReportsOf(api);

test("a visit on a voucher keeps to what its physician asks for, by itself and with the other visits", async () => {
  const asked = [
    { code: "21221", count: 2 },
    { code: "21413", count: 1 },
  ];
  const voucher = await ftVoucher(owner, { patient: patients.karel, insurer: "205", asked });
  const onVoucher = async () => {
    const one = await visit(patients.karel);
    await call(
      `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${one.attendance}, insurerCover: FT_VOUCHER, ftVoucher: ${voucher}) { id } }`,
    );
    return one;
  };
  const first = await onVoucher();
  const report = await write(first, { coding: coding([["21225", 1]], { reason: "Domluva" }) }, patients.karel);
  expect(report.codingFaults).toEqual([{ kind: "BEYOND_VOUCHER", isError: false, code: "21225", allowed: 0 }]);
  const kept = await sign(
    await code(
      report,
      coding([
        ["21221", 1],
        ["21413", 1],
      ]),
    ),
  );
  // Its own operations do not count against it, signed or not.
  expect(kept).toMatchObject({ state: "SIGNED", codingFaults: [] });
  const second = await onVoucher();
  const next = await write(second, { coding: coding([["21221", 1]]) }, patients.karel);
  expect(kinds(next)).toEqual([]);
  expect(
    faultsOf(
      await code(
        next,
        coding([
          ["21221", 1],
          ["21413", 1],
        ]),
      ),
    ),
  ).toEqual(["coding.reason E283"]);
  const offered: { code: string; warning: string | null; warningAllowed: number | null }[] = await call(
    `{ availableMedicalOperations(patientCard: ${patients.karel}, day: "${second.begin.slice(0, 10)}", patientAttendance: ${second.attendance}) { code warning warningAllowed } }`,
  );
  expect(offered.filter(({ code }) => ["21221", "21225", "21413"].includes(code))).toEqual([
    { code: "21221", warning: null, warningAllowed: null },
    { code: "21225", warning: "BEYOND_VOUCHER", warningAllowed: 0 },
    { code: "21413", warning: "BEYOND_VOUCHER", warningAllowed: 1 },
  ]);
  // A visit that moves to a voucher without a list is limited by none; one that was signed stays on its own.
  await owner.query("update patient_attendances set ft_voucher_id = null where id = any($1)", [
    [first.attendance, second.attendance],
  ]);
  expect(kinds(await call(`{ medicalReport(id: ${next.id}) { ${coded} } }`))).toEqual(["NO_VOUCHER"]);
  expect(kinds(await call(`{ medicalReport(id: ${report.id}) { ${coded} } }`))).toEqual([]);
});

test("a voucher warns of care after its last day, and of another insurer of that day", async () => {
  const late = await ftVoucher(owner, { patient: patients.karel, insurer: "111", issuedAt: "2025-01-10" });
  const { attendance, begin } = await visit(patients.karel);
  await owner.query("update patient_attendances set ft_voucher_id = $2 where id = $1", [attendance, late]);
  const report = await write({ attendance, begin }, {}, patients.karel);
  const refused = await code(report, coding([["21221", 1]]));
  expect(faultsOf(refused)).toEqual(["coding.reason E283"]);
  expect(refused.warnings.map(({ kind }: { kind: string }) => kind)).toEqual(["VOUCHER_LATE", "VOUCHER_INSURER"]);
});

test("a visit whose voucher is to be entered yet is saved and signed, and says that it lacks one", async () => {
  const { attendance, begin } = await visit(patients.karel);
  await owner.query("update patient_attendances set ft_voucher_id = null where id = $1", [attendance]);
  const report = await write({ attendance, begin }, { coding: coding([["21221", 1]]) }, patients.karel);
  expect(report.codingFaults).toEqual([{ kind: "NO_VOUCHER", isError: true, code: null, allowed: null }]);
  expect(await sign(report)).toMatchObject({ state: "SIGNED", codingFaults: [{ kind: "NO_VOUCHER" }] });
  const paid = await visit(patients.karel, null);
  expect(kinds(await write(paid, { coding: coding([["21221", 1]]) }, patients.karel))).toEqual([]);
});
