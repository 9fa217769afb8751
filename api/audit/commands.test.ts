import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { asking, backUp, restore } from "#tests/kit/backups.ts";
import { dataFolder, serverIn } from "#tests/kit/processes/data-folder.ts";
import { programOf } from "#tests/kit/processes/programs.ts";
import { emptyDatabase } from "#tests/kit/database.ts";
import { openDatabase } from "../core/db/opening/open.ts";
import { whileAppRuns } from "../core/db/opening/reach.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { sealAudit } from "./seal.ts";

/** A server of its own takes its time where many tests run. */

const api = await testApi();

const run = (script: string, env: Record<string, string>, ...args: string[]) =>
  new Promise<{ status: unknown; output: string }>((done) => {
    execFile(
      process.execPath,
      [programOf(`scripts/commands/${script}.ts`), ...args],
      { env: { ...process.env, DATABASE_URL: "", ...env } },
      (error, stdout, stderr) => done({ status: error?.code ?? 0, output: stdout + stderr }),
    );
  });

test("no command creates anything where the data folder is mistyped, but those that begin an installation", async () => {
  const mistyped = path.join(dataFolder(), "mistyped");
  const commands = [
    ["verify-audit", "--no-anchors-yet"],
    ["verify-reports"],
    ["verify-invoices"],
    ["verify-money"],
    ["backup", `${mistyped}-backup`],
    ["backup-drill"],
    ["recover-access", "jana@lipa.example"],
    ["import-mkn10", "package.json"],
  ] as const;
  const answers = await Promise.all(
    commands.map(([script, ...args]) => run(script, { MOTUS_DATA: mistyped }, ...args)),
  );
  expect(answers).toEqual(
    commands.map(() => ({ status: 1, output: expect.stringMatching(/There is no (database|backup) in .*mistyped/) })),
  );
  expect(existsSync(mistyped)).toBe(false);
});

test("an empty database is reported and stays empty, and a mistyped data folder next to a full one gets no secrets", async () => {
  const databaseUrl = await emptyDatabase();
  const mistyped = path.join(dataFolder(), "mistyped");
  await expect(whileAppRuns({ databaseUrl, dataDir: mistyped }, async () => expect.unreachable())).rejects.toThrow(
    "There is no Motus in the database at DATABASE_URL",
  );
  expect(
    await asking(databaseUrl, (ask) => ask("select relname from pg_class where relnamespace = 'public'::regnamespace")),
  ).toEqual([]);
  expect(await run("import-mkn10", { MOTUS_DATA: mistyped, DATABASE_URL: api.database.url }, "package.json")).toEqual({
    status: 1,
    output: expect.stringContaining(`there are no secrets in ${mistyped}`),
  });
  expect(existsSync(mistyped)).toBe(false);
});

test("the verify commands run while the application uses its embedded database, and leave it running", async () => {
  await api.call("admin", "{ patientCards { total } }");
  await api.database.owner.query("select attest_money()");
  await sealAudit(jobContext(api.services), "now");
  const { file } = await backUp({
    url: api.database.url,
    storage: api.services.storage,
    auditAnchors: api.services.settings.auditAnchors,
  });
  const { dataDir } = await restore(file);
  const application = await openDatabase({
    dataDir,
    loginSecret: "for the database",
    onLost: (error) => expect.unreachable(error.message),
  });
  const server = serverIn(dataDir);
  expect(await run("verify-audit", { MOTUS_DATA: dataDir })).toEqual({
    status: 0,
    output: expect.stringMatching(/\d+ audit rows are as they were sealed.*anchored up to position \d+/),
  });
  expect(await run("verify-reports", { MOTUS_DATA: dataDir })).toEqual({
    status: 0,
    output: expect.stringContaining("0 signed reports checked"),
  });
  expect(await run("verify-invoices", { MOTUS_DATA: dataDir })).toEqual({
    status: 0,
    output: expect.stringContaining("0 invoices checked"),
  });
  expect(await run("verify-money", { MOTUS_DATA: dataDir })).toEqual({
    status: 0,
    output: expect.stringMatching(
      /[1-9]\d* rows of money checked, 0 of them not as they were, 0 sums that are not those of their rows, 0 closed/,
    ),
  });
  expect(serverIn(dataDir)).toBe(server);
  expect((await application.app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await application.stop();
  expect(() => serverIn(dataDir)).toThrow("ENOENT");
  expect(readdirSync(dataDir)).toContain("postgres");
});

test("audit:verify fails without anchors, even where the log is gone with them, unless the option says that none were written yet", async () => {
  const env = { MOTUS_DATA: dataFolder(), DATABASE_URL: api.database.url };
  await api.database.owner.query("truncate audit_rows, audit_links, audit_unsealed");
  expect(await run("verify-audit", env)).toEqual({
    status: 1,
    output: expect.stringContaining("There are no anchors in"),
  });
  expect(await run("verify-audit", env, "--no-anchors-yet")).toEqual({
    status: 0,
    output: expect.stringContaining("0 anchors in"),
  });
  expect(readdirSync(env.MOTUS_DATA)).toEqual([]);
});
