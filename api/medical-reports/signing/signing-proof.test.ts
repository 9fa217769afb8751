import { expect, test } from "vitest";
import { ids, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
const { owner } = api.database;

type Answer = Awaited<ReturnType<typeof api.call>>;
const code = ({ errors }: Answer) => errors?.[0]?.extensions.fields?.[0]?.code ?? errors?.[0]?.extensions.code;
const ask = (proof: string) => api.call("admin", `mutation { signingProofSet(proof: ${proof}) { signingProof } }`);
const confirmPassword = () =>
  api.call("paramedic", "mutation ($password: String!) { passwordConfirm(password: $password) }", { password });
const confirmCode = (code: string) =>
  api.call("paramedic", "mutation ($code: String!) { codeConfirm(code: $code) }", { code });

async function draft(): Promise<number> {
  const { data } = await api.call(
    "paramedic",
    `mutation { medicalReportCreate(input: { patientCard: ${ids.patients.jana}, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" }) { id signingProof } }`,
  );
  expect(data.medicalReportCreate.signingProof).toBeNull();
  return data.medicalReportCreate.id;
}
const sign = async (id?: number) =>
  api.call(
    "paramedic",
    `mutation { medicalReportSetSigned(medicalReport: ${id ?? (await draft())}, version: 1) { id signingProof digestMatches } }`,
  );
const proofOf = (answer: Answer) => answer.data?.medicalReportSetSigned.signingProof ?? code(answer);

test("the authentication given is recorded with the signature and in its audit row", async () => {
  const signed = [await sign()];
  await ask("PASSWORD");
  expect(proofOf(await sign())).toBe("E128");
  await confirmPassword();
  signed.push(await sign());
  expect(signed.map(proofOf)).toEqual(["NONE", "PASSWORD"]);
  const { rows } = await owner.query(
    "select entity_id as id, details->>'signingProof' as \"signingProof\" from audit_rows where action = 'medicalReport.signed' order by id",
  );
  expect(rows).toEqual(
    signed.map(
      ({
        data: {
          medicalReportSetSigned: { id, signingProof },
        },
      }) => ({ id, signingProof }),
    ),
  );
  const { rows: set } = await owner.query("select details from audit_rows where action = 'medicalCenter.signingSet'");
  expect(set).toEqual([{ details: { signingProof: "PASSWORD" } }]);
});

test("a confirmation serves one signature, for two minutes", async () => {
  await confirmPassword();
  expect([proofOf(await sign()), proofOf(await sign())]).toEqual(["PASSWORD", "E128"]);
  await confirmPassword();
  pass(api, 121);
  expect(proofOf(await sign())).toBe("E128");
});

test("only an administrator sets what signing requires, and only one with a second factor can require a code", async () => {
  expect(code(await ask("CODE"))).toBe("E163");
  for (const who of ["paramedic", "receptionist"] as const)
    expect(code(await api.call(who, "mutation { signingProofSet(proof: NONE) { id } }"))).toBe("E002");
  await turnOn(api, "admin");
  expect((await ask("CODE")).data).toEqual({ signingProofSet: { signingProof: "CODE" } });
});

test("where a code is required, a password is refused, and a signer without a second factor cannot sign", async () => {
  const id = await draft();
  await ask("PASSWORD");
  await confirmPassword();
  // The centre has come to ask for more between the confirmation and the signature.
  await ask("CODE");
  expect(proofOf(await sign(id))).toBe("E137");
  expect(code(await confirmCode("123456"))).toBe("E161");
  expect(proofOf(await sign(id))).toBe("E137");
});

test("a code signs, and is accepted where the password is required too; a recovery code answers the number left", async () => {
  const { key, recoveryCodes } = await turnOn(api, "paramedic");
  expect((await confirmCode(codeAt(key, api.clock.now))).data).toEqual({ codeConfirm: null });
  expect([proofOf(await sign()), proofOf(await sign())]).toEqual(["CODE", "E137"]);
  expect((await confirmCode(recoveryCodes[0]!.toLowerCase())).data).toEqual({ codeConfirm: 9 });
  await ask("PASSWORD");
  expect(proofOf(await sign())).toBe("CODE");
  pass(api, 60);
  await confirmCode(codeAt(key, api.clock.now));
  pass(api, 121);
  expect(proofOf(await sign())).toBe("E128");
  await ask("NONE");
  expect(proofOf(await sign())).toBe("NONE");
});

test("a report signed before authentication was recorded has none, and its digest matches", async () => {
  const { id } = (await sign()).data.medicalReportSetSigned;
  await owner.query("alter table medical_reports disable trigger medical_reports_signed_stay");
  await owner.query("update medical_reports set signing_proof = null where id = $1", [id]);
  await owner.query("alter table medical_reports enable trigger medical_reports_signed_stay");
  await owner.query(
    "update audit_rows set details = details - 'signingProof' where action = 'medicalReport.signed' and entity_id = $1",
    [id],
  );
  expect(
    (await api.call("admin", `{ medicalReport(id: ${id}) { signingProof digestMatches } }`)).data.medicalReport,
  ).toEqual({ signingProof: null, digestMatches: true });
});
