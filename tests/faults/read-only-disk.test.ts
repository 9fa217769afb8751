import { readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { serverRuns } from "#api/core/db/embedded/embedded-postmaster.ts";
import { clusterOf, homeOf } from "#api/core/db/embedded/embedded-cluster.ts";
import { emails, tokens, uuids } from "#tests/cast/people.ts";
import { castApp } from "#tests/kit/cast-app.ts";
import { dataFolder, serverIn } from "#tests/kit/processes/data-folder.ts";
import { testDatabase } from "#tests/kit/database.ts";
import { productProcess } from "#tests/kit/processes/processes.ts";
import { smallDisk } from "#tests/kit/servers/small-disk.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const disk = smallDisk(230);
const headers = { cookie: `motus=${tokens.receptionist}`, accept: "text/html", "sec-fetch-site": "same-origin" };
type Product = Awaited<ReturnType<typeof productProcess>>;

const readiness = async ({ at }: Product) => (await fetch(`${at}/readyz`)).text();
const page = ({ at }: Product) => fetch(`${at}/kartoteka`, { headers });
/** Sends the form of a new card: its status, and the address of the card or the error page. */
async function enterCard({ at }: Product, surname: string) {
  const body = new URLSearchParams({ name: "Jan", surname, idempotencyKey: surname });
  const answer = await fetch(`${at}/kartoteka/novy`, { method: "POST", headers, body, redirect: "manual" });
  return { status: answer.status, said: answer.headers.get("location") ?? (await answer.text()) };
}
async function upload({ at }: Product, words = "") {
  const body = new FormData();
  body.append("type", "ADMINISTRATIVE");
  body.append("files", new File([`%PDF-1.4\n${words}\n%%EOF\n`], "nález.pdf"));
  const answer = await fetch(`${at}/kartoteka/${uuids.jana}/nove-prilohy`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  return { status: answer.status, said: await answer.text() };
}
const words = /Server nemá kam ukládat/;
const expectLoggedOnce = ({ said }: Product) => expect(said().match(/"event":"diskFull"/g)).toHaveLength(1);
/** No error of the program was logged; those have an id. */
const isHealthy = ({ said, child }: Product) =>
  expect([said().match(/"level":"error","id"/g), child.exitCode]).toEqual([null, null]);

/** Stops a process, and throws where it has just a file of the folder open, which would keep the disk from changing. */
function holdOutsideWrites(pid: number, folder: string) {
  process.kill(pid, "SIGSTOP");
  const open = readdirSync(`/proc/${pid}/fd`).map((file) => readlinkSync(`/proc/${pid}/fd/${file}`));
  if (!open.some((file) => file.startsWith(folder))) return;
  process.kill(pid, "SIGCONT");
  throw new Error("It writes a file.");
}

test.runIf(disk)(
  "an unwritable data folder is reported in one line and prevents the start; an unwritable backup folder is only reported",
  async () => {
    disk!.remount("ro");
    const refused = await productProcess(undefined, disk!.folder);
    const begun = await productProcess(undefined, dataFolder({ until: afterAll }), {
      MOTUS_BACKUP_DIR: disk!.folder,
      MOTUS_DEMO: "off",
    });
    const said = `${disk!.folder} cannot be written (EROFS): let the user that Motus runs as write there, or set another folder.`;
    expect([await refused.left, refused.said()]).toEqual([1, `MOTUS_DATA: ${said}\n`]);
    await begun.serves();
    expect(begun.said()).toContain(
      JSON.stringify({
        level: "error",
        event: "backupFolder",
        error: `MOTUS_BACKUP_DIR: ${said} Until then no backup is made.`,
      }).slice(1),
    );
    disk!.remount("rw");
    begun.child.kill("SIGTERM");
    await begun.left;
  },
);

if (disk) {
  const embedded = dataFolder({ parent: disk.folder, until: afterAll });
  const apart = dataFolder({ parent: disk.folder, until: afterAll });

  test("a disk that becomes read-only under the embedded database: nothing is half written, and with a writable disk work resumes", async () => {
    await castApp(embedded);
    const product = await productProcess(undefined, embedded, { MOTUS_DEMO: "off" });
    await product.serves();
    const before = await enterCard(product, "Předtím");
    expect(before.status).toBe(302);

    // PostgreSQL ends where it cannot write its log; a disk that is being written cannot be mounted read-only.
    await eventually(() => holdOutsideWrites(product.child.pid!, embedded));
    process.kill(serverIn(embedded), "SIGKILL");
    await eventually(() => disk.remount("ro"));
    process.kill(product.child.pid!, "SIGCONT");
    await eventually(async () => expect(await readiness(product)).toBe("not ready, the disk is read-only"));
    for (const { status, said } of [await enterCard(product, "Mezitím"), await upload(product)])
      expect([status, said]).toEqual([507, expect.stringMatching(words)]);
    expectLoggedOnce(product);
    // Long enough for a client with three attempts to start the server.
    await new Promise((later) => setTimeout(later, 1_500));
    expect(serverRuns(clusterOf(homeOf(embedded)))).toBe(false);

    disk.remount("rw");
    await eventually(async () => expect(await readiness(product)).toBe("ready"));
    for (const surname of ["Předtím", "Mezitím", "Mezitím"])
      expect((await enterCard(product, surname)).status).toBe(302);
    expect((await enterCard(product, "Předtím")).said).toBe(before.said);
    expect((await upload(product)).status).toBe(302);
    expect((await page(product)).status).toBe(200);
    isHealthy(product);
    product.child.kill("SIGTERM");
    expect(await product.left).toBe(0);
  });

  test("with a full or read-only data folder and a database elsewhere, people read and type on, files wait for the disk, and so do mails", async () => {
    const database = await testDatabase();
    await database.owner.query("update sessions set created_at = now(), last_seen_at = now()");
    // The night's check of evidence becomes due too, and has nothing to report.
    await database.owner.query("select attest_money()");
    const waiting = async () =>
      (await database.owner.query("select last_error from graphile_worker.jobs where task_identifier = 'sendMail'"))
        .rows;
    const product = await productProcess(database.url, apart, { MOTUS_DEMO: "off" });
    await product.serves();
    const failures = [
      ["full", disk.fill, disk.makeRoom],
      ["read-only", () => eventually(() => disk.remount("ro")), () => disk.remount("rw")],
    ] as const;
    for (const [times, [name, begin, end]] of failures.entries()) {
      await begin();
      expect([await readiness(product), (await page(product)).status, (await enterCard(product, name)).status]).toEqual(
        [`ready, the disk is ${name}`, 200, 302],
      );
      const refused = await upload(product);
      expect([refused.status, refused.said]).toEqual([507, expect.stringMatching(words)]);
      await product.ask(`mutation { forgottenPassword(email: "${emails.paramedic}") }`);
      await eventually(async () =>
        expect(await waiting()).toEqual([{ last_error: expect.stringMatching(/E(NOSPC|ROFS)/) }]),
      );

      end();
      await database.owner.query("update graphile_worker._private_jobs set run_at = now()");
      await eventually(async () => expect(await waiting()).toEqual([]));
      expect(readdirSync(path.join(apart, "outbox"))).toEqual(Array(times + 1).fill(expect.stringMatching(/\.eml$/)));
      expect([
        await readiness(product),
        (await upload(product, name)).status,
        readdirSync(path.join(apart, "uploading")),
      ]).toEqual(["ready", 302, []]);
      const { rows } = await database.owner.query(
        "select (select count(*) from files)::int as files, (select count(*) from mails where sent_at is not null)::int as mails",
      );
      expect(rows).toEqual([{ files: times + 1, mails: times + 1 }]);
    }
    expectLoggedOnce(product);
    isHealthy(product);
  });
}
