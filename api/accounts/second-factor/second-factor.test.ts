import { expect, test } from "vitest";
import { emails, ids, password, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";
import { seal, unseal } from "./seal.ts";

const api = await testApi();
const { owner } = api.database;
const code = (answer: { errors?: { extensions: { code: string; fields?: { code: string }[] } }[] }) =>
  answer.errors?.[0]?.extensions.fields?.[0]?.code ?? answer.errors?.[0]?.extensions.code;
const logIn = async (who: Role, device?: string) =>
  (
    await api.call(
      null,
      "mutation ($username: String!, $password: String!, $device: String) { authLogin(username: $username, password: $password, device: $device) { accessToken secondStep } }",
      { username: emails[who], password, device },
    )
  ).data.authLogin as { accessToken: string; secondStep: boolean };
const step = (token: string, code: string, rememberDevice?: boolean) =>
  api.call(
    null,
    "mutation ($token: String!, $code: String!, $rememberDevice: Boolean) { authSecondStep(token: $token, code: $code, rememberDevice: $rememberDevice) { accessToken secondStep deviceToken } }",
    { token, code, rememberDevice },
  );
const mine = async (who: Role) =>
  (await api.call(who, "{ secondFactor { since recoveryCodesLeft requiredBy } }")).data.secondFactor;
const withProof = (who: Role, what: string, proof: object) =>
  api.call(who, `mutation ($password: String!, $code: String!) { ${what}(password: $password, code: $code) }`, {
    password,
    ...proof,
  });
const audited = async () =>
  (
    await owner.query(
      "select action, profile_id from audit_rows where action like 'secondFactor.%' or action like '%secondFactorSet' order by id",
    )
  ).rows.map(({ action, profile_id }) => `${action} ${profile_id}`);

test("it is on once a code confirms it, and from then on the password alone opens nothing", async () => {
  expect(await mine("paramedic")).toEqual({ since: null, recoveryCodesLeft: 0, requiredBy: [] });
  expect((await api.call("paramedic", "{ secondFactorPreparation { key } }")).data.secondFactorPreparation).toBeNull();
  expect(code(await api.call("paramedic", `mutation { secondFactorPrepare(password: "jiné heslo") }`))).toBe("E1U7");
  await api.call("paramedic", "mutation ($password: String!) { secondFactorPrepare(password: $password) }", {
    password,
  });
  const { key, uri } = (await api.call("paramedic", "{ secondFactorPreparation { key uri } }")).data
    .secondFactorPreparation;
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(uri).searchParams.get("secret")).toBe(key);
  expect(decodeURIComponent(uri)).toContain(`Motus:${emails.paramedic}`);
  // The digits of other alphabets are six characters, and more bytes.
  for (const wrong of ["000000", "００００００", "٠٠٠٠٠٠", "čččččč"])
    expect(code(await api.call("paramedic", `mutation { secondFactorTurnOn(code: "${wrong}") }`))).toBe("E1U8");
  expect((await logIn("paramedic")).secondStep).toBe(false);
  const elsewhere = { token: (await logIn("paramedic")).accessToken };
  const { data } = await api.call("paramedic", "mutation ($code: String!) { secondFactorTurnOn(code: $code) }", {
    code: codeAt(key, api.clock.now),
  });
  expect(new Set(data.secondFactorTurnOn).size).toBe(10);
  expect(await mine("paramedic")).toEqual({
    since: api.clock.now.toISOString(),
    recoveryCodesLeft: 10,
    requiredBy: [],
  });
  expect((await api.call(elsewhere, "{ me { id } }")).status).toBe(401);
  expect((await runJobs(api)).map(({ to, subject }) => [to, subject])).toEqual([
    [emails.paramedic, "Dvoufázové přihlášení je zapnuté"],
  ]);
  const { accessToken, secondStep } = await logIn("paramedic");
  expect([secondStep, (await api.call({ token: accessToken }, "{ me { id } }")).status]).toEqual([true, 401]);
  pass(api, 60);
  const entered = (await step(accessToken, codeAt(key, api.clock.now))).data.authSecondStep;
  expect(entered).toMatchObject({ secondStep: false, deviceToken: null });
  expect(entered.accessToken).not.toBe(accessToken);
  expect((await api.call({ token: entered.accessToken }, "{ me { email } }")).data.me.email).toBe(emails.paramedic);
  expect((await api.call({ token: accessToken }, "{ me { id } }")).status).toBe(401);
  expect(await audited()).toEqual([`secondFactor.turnedOn ${ids.profiles.paramedic}`]);
});

test("stored secrets open for their user alone, and neither keys nor codes are stored in the clear", async () => {
  const sealed = seal(api.services, 1, "KEY");
  expect(unseal(api.services, 1, sealed)).toBe("KEY");
  expect(() => unseal(api.services, 2, sealed)).toThrow();
  const { rows } = await owner.query(
    "select sealed_key as text from second_factors union all select code_hash from recovery_codes",
  );
  expect(rows.filter(({ text }) => /^[A-Z2-7]{32}$|^.{4}-.{4}-.{4}$/.test(text))).toEqual([]);
});

test("the steps before and after count, a used one never again; blanks and dashes do not matter", async () => {
  const { key, recoveryCodes } = await turnOn(api, "receptionist");
  for (const [steps, fault] of [
    [-2, "E1U8"],
    [2, "E1U8"],
    [-1, undefined],
    [-1, "E1U8"],
    [0, undefined],
    [1, undefined],
    [0, "E1U8"],
  ] as const)
    expect([
      steps,
      code(await step((await logIn("receptionist")).accessToken, codeAt(key, api.clock.now, steps))),
    ]).toEqual([steps, fault]);
  pass(api, 90);
  const now = codeAt(key, api.clock.now);
  expect(
    code(await step((await logIn("receptionist")).accessToken, ` ${now.slice(0, 3)} ${now.slice(3)}`)),
  ).toBeUndefined();
  const typed = recoveryCodes[0]!.toLowerCase().replaceAll("-", " ");
  expect(code(await step((await logIn("receptionist")).accessToken, typed))).toBeUndefined();
  expect(code(await step((await logIn("receptionist")).accessToken, typed))).toBe("E1U8");
  const { rows } = await owner.query(
    "select count(*)::int from recovery_codes join users on users.id = user_id where email = $1 and used_at is null",
    [emails.receptionist],
  );
  expect(rows[0].count).toBe(9);
});

test("the second step is owed for ten minutes, and done once", async () => {
  const { key } = await turnOn(api, "manager");
  const late = await logIn("manager");
  pass(api, 601);
  expect(code(await step(late.accessToken, codeAt(key, api.clock.now)))).toBe("E017");
  const { accessToken } = await logIn("manager");
  expect((await api.call({ token: accessToken }, "mutation { logout }")).data).toEqual({ logout: true });
  expect(code(await step(accessToken, codeAt(key, api.clock.now)))).toBe("E017");
});

test("new recovery codes and turning off require the password and a code; mails and audit rows report them", async () => {
  api.mails.length = 0;
  await runJobs(api);
  const { key, recoveryCodes } = await turnOn(api, "foreign");
  expect(code(await withProof("foreign", "recoveryCodesCreate", { code: recoveryCodes[0], password: "jiné" }))).toBe(
    "E1U7",
  );
  expect(code(await withProof("foreign", "recoveryCodesCreate", { code: "000000" }))).toBe("E1U8");
  const fresh = (await withProof("foreign", "recoveryCodesCreate", { code: recoveryCodes[0] })).data
    .recoveryCodesCreate as string[];
  expect(code(await withProof("foreign", "secondFactorTurnOff", { code: recoveryCodes[1] }))).toBe("E1U8");
  expect(
    (await withProof("foreign", "secondFactorTurnOff", { code: codeAt(key, api.clock.now) })).data.secondFactorTurnOff,
  ).toBe(true);
  expect(code(await withProof("foreign", "secondFactorTurnOff", { code: fresh[0] }))).toBe("E161");
  expect((await logIn("foreign")).secondStep).toBe(false);
  expect((await runJobs(api)).map(({ subject }) => subject).sort()).toEqual([
    "Dvoufázové přihlášení je vypnuté",
    "Dvoufázové přihlášení je zapnuté",
    "Nové záložní kódy",
  ]);
  expect((await audited()).slice(-3)).toEqual(
    ["turnedOn", "codesMade", "turnedOff"].map((did) => `secondFactor.${did} ${ids.profiles.foreign}`),
  );
});

test("an administrator removes a colleague's, never their own, nor that of another centre", async () => {
  const remove = (who: Role, profile: number) =>
    api.call(who, "mutation ($profile: Int!) { profileSecondFactorRemove(profile: $profile) { id } }", { profile });
  const staff = async () =>
    (
      await api.call("admin", "{ secondFactorsOfStaff { profile { surname } since own } }")
    ).data.secondFactorsOfStaff.flatMap(({ profile, since }: { profile: { surname: string }; since: string | null }) =>
      since ? [profile.surname] : [],
    );
  await api.call("admin", "mutation ($password: String!) { passwordConfirm(password: $password) }", { password });
  expect(await staff()).toEqual(["Kos", "Malá", "Šindelář"]);
  expect([
    code(await remove("paramedic", ids.profiles.receptionist)),
    code(await remove("admin", ids.profiles.foreign)),
    code(await remove("admin", ids.profiles.admin)),
    code(await remove("admin", ids.profiles.deactivated)),
  ]).toEqual(["E002", "E003", "E002", "E003"]);
  expect((await remove("admin", ids.profiles.receptionist)).data.profileSecondFactorRemove).toEqual({
    id: ids.profiles.receptionist,
  });
  expect(code(await remove("admin", ids.profiles.receptionist))).toBe("E161");
  expect(await staff()).toEqual(["Kos", "Šindelář"]);
  expect((await logIn("receptionist")).secondStep).toBe(false);
  expect((await runJobs(api)).map(({ to, text }) => [to, text])).toEqual([
    [emails.receptionist, expect.stringContaining("správce zařízení „Rehabilitace U Lípy“ zrušil")],
  ]);
  expect((await audited()).at(-1)).toBe(`secondFactor.removed ${ids.profiles.admin}`);
});
