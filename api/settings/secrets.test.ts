import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { readSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

test("a missing secret is generated into the data folder, for its owner only, and stays the same", () => {
  const folder = dataFolder();
  const { secrets } = readSettings({ MOTUS_DATA: folder });
  const file = path.join(folder, "secrets.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(secrets);
  expect(secrets.cookies.length).toBeGreaterThanOrEqual(43);
  expect(readSettings({ MOTUS_DATA: folder }).secrets).toEqual(secrets);
});

test("processes that start at once on new folders have the same secrets", async () => {
  const folders = Array.from({ length: 25 }, dataFolder);
  const begin = Date.now() + 4000;
  const script = `import { readSettings } from "./api/settings/settings.ts";
    for (const [nth, MOTUS_DATA] of ${JSON.stringify(folders)}.entries()) {
      await new Promise((go) => setTimeout(go, ${begin} + 20 * nth - Date.now()));
      console.log(JSON.stringify(readSettings({ MOTUS_DATA }).secrets));
    }`;
  const read = () =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script]);
  const said = await Promise.all(Array.from({ length: 4 }, read));
  const kept = folders.map((MOTUS_DATA) => JSON.stringify(readSettings({ MOTUS_DATA }).secrets));
  for (const { stdout } of said) expect(stdout.trim().split("\n")).toEqual(kept);
});

test("a secret that a newer version needs is added to the existing ones, and nothing else is left in the folder", () => {
  const folder = dataFolder();
  const { secrets } = readSettings({ MOTUS_DATA: folder });
  const { cookies: _missing, ...older } = secrets;
  writeFileSync(path.join(folder, "secrets.json"), JSON.stringify(older));
  expect(readSettings({ MOTUS_DATA: folder }).secrets).toEqual({
    ...older,
    cookies: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(readdirSync(folder)).toEqual(["secrets.json"]);
});

test("a folder that cannot be made, and secrets that cannot be read, are named in a line that shows nothing of them", () => {
  const folder = dataFolder();
  const file = path.join(folder, "secrets.json");
  const read =
    (env: object = {}) =>
    () =>
      readSettings({ MOTUS_DATA: folder, ...env });
  writeFileSync(file, `{ "cookies": so secret`);
  expect(read()).toThrow(
    new SettingsError(
      `MOTUS_DATA: ${file} cannot be used (it is damaged): let the user that Motus runs as read and write it, or take the one of a backup. What it seals opens with no other.`,
    ),
  );
  expect(read({ MOTUS_DATA: file })).toThrow(`MOTUS_DATA: ${file} cannot be written (EEXIST)`);
  rmSync(file);
  mkdirSync(file);
  expect(read()).toThrow(`MOTUS_DATA: ${file} cannot be used (EISDIR)`);
});

test("a secret setting comes from the file that its name and _FILE name, and not from both", () => {
  const folder = dataFolder();
  const file = path.join(folder, "smtp-url");
  writeFileSync(file, "smtps://motus:secret@mail.example\n");
  const read = (env: object) => () => readSettings({ MOTUS_DATA: folder, ...env });
  expect(read({ SMTP_URL_FILE: file })().SMTP_URL).toBe("smtps://motus:secret@mail.example");
  expect(read({ SMTP_URL_FILE: file, SMTP_URL: "smtps://mail.example" })).toThrow(
    "SMTP_URL: expects itself or SMTP_URL_FILE, not both",
  );
  expect(read({ SMTP_URL_FILE: path.join(folder, "none") })).toThrow(
    "SMTP_URL_FILE: expects a file that can be read (ENOENT)",
  );
  writeFileSync(file, "mail.example");
  expect(read({ SMTP_URL_FILE: file })).toThrow("SMTP_URL: expects smtp://");
});

test("the installation's secrets come from the file of a vault", () => {
  const [folder, vault] = [dataFolder(), dataFolder()];
  const file = path.join(vault, "secrets.json");
  const { secrets } = readSettings({ MOTUS_DATA: vault });
  expect(readSettings({ MOTUS_DATA: folder, MOTUS_SECRETS_FILE: file })).toMatchObject({ secretsFile: file, secrets });
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file, "{");
  expect(() => readSettings({ MOTUS_DATA: folder, MOTUS_SECRETS_FILE: file })).toThrow(
    `MOTUS_SECRETS_FILE: ${file} cannot be used (it is damaged)`,
  );
});
