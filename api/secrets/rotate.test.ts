import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { readSettings } from "#api/settings/settings.ts";
import { emails, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf, openDesk, pin } from "#tests/kit/accounts/desk.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";
import { forgetFormerSecrets } from "./forget-former.ts";
import { nameKeys } from "./name-keys.ts";
import { rotateSecrets } from "./rotate.ts";

const api = await testApi();
const { owner } = api.database;
const db = createDb(owner);
const { settings } = api.services;
const { key, recoveryCodes } = await turnOn(api, "paramedic");
const at = await openDesk(api);
const renata = await at.logIn("receptionist");
await at.setPin(renata);
const session = await at.sessionOf(renata);
const deviceKeys = async () =>
  ((await api.call("paramedic", "{ medicalReportDeviceKey }")).data.medicalReportDeviceKey as string).split(" ");

/** The secrets that a start would read from the file as it is now. */
const readAgain = () => Object.assign(settings, readSettings({ MOTUS_DATA: settings.dataDir }));
const rotate = async () => {
  const rotation = await rotateSecrets(db, settings, api.clock.now);
  readAgain();
  return rotation;
};
const secondStep = async (code: string) => {
  const login = `mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }`;
  const { accessToken: token } = (await api.call(null, login, { username: emails.paramedic, password })).data.authLogin;
  return (
    codeOf(
      await api.call(
        null,
        "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code) { accessToken } }",
        { token, code },
      ),
    ) ?? "in"
  );
};
const byTime = () => (pass(api, 60), secondStep(codeAt(key, api.clock.now)));
const keyIds = async () =>
  (
    await owner.query(
      "select (select key_id from pins) as pin, (select key_id from second_factors) as factor, array(select distinct key_id from recovery_codes where used_at is null) as codes",
    )
  ).rows[0];

test("a recovery code is stored as a slow hash, and those of earlier versions and their PINs go on working", async () => {
  expect((await owner.query("select distinct left(code_hash, 9) as hash from recovery_codes")).rows).toEqual([
    { hash: "$argon2id" },
  ]);
  const [{ user_id: user }] = (await owner.query("select user_id from second_factors")).rows;
  const digest = createHmac(
    "sha256",
    createHmac("sha256", settings.secrets.secondFactors).update("recovery codes").digest(),
  )
    .update(`user ${user}: ABCDEFGHJKLM`)
    .digest("hex");
  await owner.query("insert into recovery_codes (user_id, code_hash) values ($1, $2)", [user, digest]);
  for (const table of ["pins", "second_factors", "recovery_codes"])
    await owner.query(`update ${table} set key_id = null`);
  expect([await secondStep("abcd-efgh-jklm"), await secondStep("ABCDEFGHJKLM"), await byTime()]).toEqual([
    "in",
    "E1U8",
    "in",
  ]);
  expect(codeOf(await at.unlock(session, pin))).toBeUndefined();
  await nameKeys(db, settings);
  const { pin: pinKey, factor, codes } = await keyIds();
  expect([pinKey, factor, codes]).toEqual([
    expect.stringMatching(/^[0-9a-f]{12}$/),
    expect.stringMatching(/^[0-9a-f]{12}$/),
    [factor],
  ]);
});

test("after an exchange of secrets codes, recovery codes, PINs and copies of reports in browsers still open", async () => {
  const before = { ...settings.secrets, keys: await keyIds(), device: await deviceKeys() };
  expect(await rotate()).toEqual({ resealed: 1, recoveryCodes: 11, pins: 1 });
  for (const name of ["cookies", "database", "secondFactors", "tokens"] as const)
    expect(settings.secrets[name]).not.toBe(before[name]);
  expect((await keyIds()).factor).not.toBe(before.keys.factor);
  expect([await byTime(), await secondStep(recoveryCodes[0]!)]).toEqual(["in", "in"]);
  expect(codeOf(await at.unlock(session, "0000"))).toBe("E1L3");
  expect(codeOf(await at.unlock(session, pin))).toBeUndefined();
  expect((await keyIds()).pin).not.toBe(before.keys.pin);
  expect(await deviceKeys()).toEqual([expect.not.stringContaining(before.device[0]!), before.device[0]]);
});

test("a killed exchange leaves all open, and another one ends it", async () => {
  const {
    rows: [factor],
  } = await owner.query("select sealed_key, key_id from second_factors");
  await rotate();
  await owner.query("update second_factors set sealed_key = $1, key_id = $2", [factor.sealed_key, factor.key_id]);
  expect(await byTime()).toBe("in");
  expect((await rotate()).resealed).toBe(1);
  expect(await byTime()).toBe("in");
});

test("a former secret is removed when it is expired and opens nothing any more", async () => {
  const stored = () => Object.keys(JSON.parse(readFileSync(settings.secretsFile, "utf8")).former ?? {});
  const forget = async () => (await forgetFormerSecrets(db, settings, api.clock.now), readAgain());
  await forget();
  expect(stored()).toHaveLength(12);
  pass(api, 9 * 86_400);
  await forget();
  const { codes, pin: pinKey } = await keyIds();
  expect(stored().sort()).toEqual([...codes, pinKey].sort());
  await owner.query("delete from recovery_codes");
  await owner.query("delete from pins");
  await forget();
  expect([stored(), settings.formerSecrets]).toEqual([[], {}]);
});
