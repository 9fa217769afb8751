import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { poolOf } from "#api/core/db/pool-of.ts";
import { tokens, uuids } from "#tests/cast/people.ts";
import { castApp, ownerIn } from "#tests/kit/cast-app.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { testPages } from "#tests/kit/pages.ts";
import { productProcess } from "#tests/kit/processes/processes.ts";
import { smallDisk } from "#tests/kit/servers/small-disk.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const noRoom = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" });
const pdf = () => new File(["%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n"], "nález.pdf");
const words = /Na disku serveru není místo[^]*Řekněte to správci/;

test("a full or read-only disk is reported as such, in a form with the typed text; the log has it once, and afterwards work goes on", async () => {
  // why: the errors of a full disk, of the storage and of the database
  const storage = {
    put: () => Promise.reject(noRoom),
    get: () => Promise.reject(noRoom),
    remove: async () => {},
    list: async () => ({ stored: [], next: null }),
  };
  const { visitor, database, logged } = await testPages({ storage });
  const failing = (words: string, code: string) =>
    database.owner
      .query(`create or replace function no_room() returns trigger language plpgsql as $$ begin raise '${words}' using errcode = '${code}'; end $$;
      create or replace trigger no_room before insert on patient_cards for each row execute function no_room()`);
  const reception = visitor("receptionist");
  const card = { name: "Jitka", surname: "Plná", idempotencyKey: "full" };
  for (const [says, code] of [
    ["could not extend file", "53100"],
    ['could not open file "base/16384/3542": Read-only file system', "42501"],
  ] as const) {
    await failing(says, code);
    const refused = await reception.post("/kartoteka/novy", card);
    expect([refused.status, refused.value("surname"), refused.text("[role=alert]")]).toEqual([
      507,
      "Plná",
      expect.stringMatching(words),
    ]);
  }
  const upload = await reception.upload(
    `/kartoteka/${uuids.jana}/nove-prilohy`,
    { type: "ADMINISTRATIVE" },
    { files: [pdf()] },
  );
  expect([upload.status, upload.text("[role=alert]")]).toEqual([507, expect.stringMatching(words)]);
  expect((await reception.get("/kartoteka")).status).toBe(200);
  expect(logged).toEqual([expect.objectContaining({ level: "error", event: "diskFull" })]);
  expect(JSON.stringify(logged)).not.toMatch(/Plná|patient/);

  await database.owner.query("drop trigger no_room on patient_cards");
  const taken = [await reception.post("/kartoteka/novy", card), await reception.post("/kartoteka/novy", card)];
  expect(taken.map(({ status }) => status)).toEqual([302, 302]);
  expect((await database.owner.query("select from patient_cards where surname = 'Plná'")).rowCount).toBe(1);
});

const disk = smallDisk(230);
if (disk) {
  const dataDir = dataFolder({ parent: disk.folder, until: afterAll });

  test("on a disk that is really full nothing is lost, people read on, and with room work resumes", async () => {
    await castApp(dataDir);
    const product = await productProcess(undefined, dataDir, { MOTUS_DEMO: "off" });
    await product.serves();
    const send = async (surname: string) => {
      const query = `mutation { patientCardCreate(input: { name: "Jan", surname: "${surname}", cave: "${"x".repeat(900)}" }) { id } }`;
      const headers = {
        "content-type": "application/json",
        "x-authorization": tokens.receptionist,
        "idempotency-key": surname,
      };
      const answer = await fetch(`${product.at}/graphql`, {
        method: "POST",
        headers,
        body: JSON.stringify({ query }),
      });
      const { data, errors } = (await answer.json()) as {
        data?: { patientCardCreate: { id: number } };
        errors?: { extensions: { code: string } }[];
      };
      return { surname, status: answer.status, id: data?.patientCardCreate?.id, code: errors?.[0]?.extensions.code };
    };
    const headers = { cookie: `motus=${tokens.receptionist}`, accept: "text/html", "sec-fetch-site": "same-origin" };
    const upload = () => {
      const body = new FormData();
      body.append("type", "ADMINISTRATIVE");
      body.append("files", pdf());
      return fetch(`${product.at}/kartoteka/${uuids.jana}/nove-prilohy`, {
        method: "POST",
        body,
        headers,
        redirect: "manual",
      });
    };

    disk.fill();
    const refused = await upload();
    expect([refused.status, await refused.text()]).toEqual([
      507,
      expect.stringMatching(/Server nemá kam ukládat[^]*E173/),
    ]);
    expect(readdirSync(path.join(dataDir, "uploading"))).toEqual([]);
    const sent = [await send("Plný-0")];
    while (sent.at(-1)!.id) sent.push(await send(`Plný-${sent.length}`));
    expect(sent.at(-1)).toMatchObject({ status: 507, code: "E173" });
    expect(await (await fetch(`${product.at}/readyz`)).text()).toMatch(/the disk is full$/);
    expect((await fetch(`${product.at}/nastaveni/osobni/uzivatelsky-ucet`, { headers })).status).toBe(200);
    expect(product.said().match(/"event":"diskFull"/g)).toHaveLength(1);
    expect(product.said()).not.toContain("Plný");

    // PostgreSQL ends where it cannot write on its log.
    const owner = poolOf({ ...(await ownerIn(dataDir)), max: 1 });
    const writing = async () => {
      for (;;) await owner.query("select pg_logical_emit_message(true, '', repeat('x', 1000000)), pg_switch_wal()");
    };
    await expect(writing()).rejects.toThrow();
    await eventually(async () =>
      expect(await (await fetch(`${product.at}/readyz`)).text()).toBe("not ready, the disk is full"),
    );
    expect(await send("Plný-0")).toMatchObject({ status: 507, code: "E173" });

    await owner.end();

    disk.makeRoom();
    const again = await eventually(async () => {
      const all = await Promise.all(sent.map(({ surname }) => send(surname)));
      expect(all.map(({ status }) => status)).toEqual(sent.map(() => 200));
      return all;
    });
    for (const [at, { id }] of sent.entries()) if (id) expect(again[at]!.id).toBe(id);
    expect((await upload()).status).toBe(302);
    expect(new Set(again.map(({ id }) => id)).size).toBe(sent.length);
    expect(await (await fetch(`${product.at}/readyz`)).text()).toBe("ready");
    expect(product.said()).not.toMatch(/"level":"error","id"/); // an error of the program
    expect(product.child.exitCode).toBe(null);
  });
}
