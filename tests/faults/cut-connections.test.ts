import { mkdirSync, readdirSync, readlinkSync, utimesSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { poolOf } from "#api/core/db/pool-of.ts";
import { ids, tokens, uuids } from "#tests/cast/people.ts";
import { castApp, ownerIn } from "#tests/kit/cast-app.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { productProcess } from "#tests/kit/processes/processes.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const dataDir = dataFolder({ until: afterAll });
await castApp(dataDir);
// A killed process left it.
mkdirSync(path.join(dataDir, "uploading", "left"), { recursive: true });
utimesSync(path.join(dataDir, "uploading", "left"), 0, 0);
// On request it reports the bytes of its heap after garbage collection.
const heapOnDemand = `import v8 from "node:v8"; import vm from "node:vm"; v8.setFlagsFromString("--expose-gc"); const collect = vm.runInNewContext("gc");
process.on("SIGUSR2", () => (collect(), collect(), console.error("heap " + process.memoryUsage().heapUsed + ".")))`;
const product = await productProcess(undefined, dataDir, {
  MOTUS_DEMO: "off",
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(heapOnDemand)}`,
});
await product.serves();
const owner = poolOf({ ...(await ownerIn(dataDir)), max: 2 });
afterAll(() => owner.end());
const headers = { cookie: `motus=${tokens.admin}`, "sec-fetch-site": "same-origin" };
const REPORTS = 100;
await owner.query(
  `insert into medical_reports (uuid, medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest)
   select ('aaaaaaaa-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $2, timestamptz '2025-01-01 08:00Z' + n * interval '1 day', '## Nález ' || n || E'\\n\\n' || (select string_agg(md5(word::text), ' ') from generate_series(1, 1000) word), '', $3, $3, '2026-01-01', $3, 'Mgr. Petr', repeat('a', 64) from generate_series(1, $4::int) n`,
  [ids.center, ids.patients.jana, ids.profiles.paramedic, REPORTS],
);

/** The form that attaches a PDF of so many bytes. */
function attachment(bytes: number) {
  const body = new FormData();
  body.append("type", "ADMINISTRATIVE");
  body.append("files", new File(["%PDF-1.4\n", new Uint8Array(bytes).fill(32), "\n%%EOF\n"], "snímek.pdf"));
  return body;
}
const upload = `/kartoteka/${uuids.jana}/nove-prilohy`;
expect(
  (await fetch(product.at + upload, { method: "POST", headers, body: attachment(20_000_000), redirect: "manual" }))
    .status,
).toBe(302);
const file = `/api/app/file/${(await owner.query("select uuid from files where size > 10000000")).rows[0].uuid}`;
const print = `/kartoteka/${uuids.jana}/tisk`;
const copy = `/kartoteka/${uuids.jana}/kopie-udaju`;

/** Sends a request, and disconnects at the first bytes of the body. */
const leaveIn = (address: string) =>
  new Promise<void>((left, failed) => {
    const asking = request(product.at + address, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`${address}: ${answer.statusCode}`));
      answer.on("error", () => {});
      answer.once("data", () => (answer.destroy(), left()));
    });
    asking.on("error", () => left());
    asking.end();
  });
/** Sends a half of a form with a file, and leaves. */
const leaveUpload = () =>
  new Promise<void>((left) => {
    const socket = connect(Number(new URL(product.at).port), "127.0.0.1", () => {
      const part = `--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\n${" ".repeat(300_000)}`;
      socket.write(
        `POST ${upload} HTTP/1.1\r\nhost: ${new URL(product.at).host}\r\ncookie: ${headers.cookie}\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n${part}`,
      );
      void eventually(() => expect(uploading()).not.toEqual([])).finally(() => (socket.destroy(), left()));
    });
  });
const uploading = () => readdirSync(path.join(dataDir, "uploading"));
const openFiles = () =>
  readdirSync(`/proc/${product.child.pid}/fd`)
    .flatMap((fd) => {
      try {
        return readlinkSync(`/proc/${product.child.pid}/fd/${fd}`);
      } catch {
        return [];
      }
    })
    .filter((name) => name.startsWith(path.join(dataDir, "files")) || name.startsWith(path.join(dataDir, "uploading")));
const busy = async () =>
  (await owner.query("select query from pg_stat_activity where usename = 'motus_login' and state <> 'idle'")).rows;

/** Rounds of clients that disconnect, until all of them are gone. */
async function leave(rounds: number) {
  for (let round = 0; round < rounds; round++)
    await Promise.all([print, copy, file, print, copy, file].map(leaveIn).concat(leaveUpload(), leaveUpload()));
  await eventually(async () => expect([await busy(), uploading(), openFiles()]).toEqual([[], [], []]));
}
/** Bytes in use of the heap. */
async function heap() {
  const saysSo = () => [...product.said().matchAll(/^heap (\d+)\.$/gm)].map(([, bytes]) => Number(bytes));
  const before = saysSo().length;
  product.child.kill("SIGUSR2");
  await eventually(() => expect(saysSo()).toHaveLength(before + 1));
  return saysSo().at(-1)!;
}

test("the upload of a killed process is removed once the product serves again", () =>
  eventually(() => expect(uploading()).toEqual([])));

test("a client that disconnects during a print, a copy, a file or an upload leaves nothing behind, and is no failure", async () => {
  await leave(1);
  const before = await heap();
  await leave(2);
  // Each round leaves two prints of 3 MB, and two copies of as much. On a busy machine one is still being drawn.
  await eventually(async () => expect((await heap()) - before).toBeLessThan(10_000_000));
  expect(product.said()).not.toContain('"level":"error"');
  expect((await fetch(product.at + print, { headers })).status).toBe(200);
});

test("a write with a lost answer is there once, at any moment of the cut", async () => {
  const body = (surname: string) =>
    JSON.stringify({ query: `mutation { patientCardCreate(input: { name: "Jan", surname: "${surname}" }) { id } }` });
  const about = { "content-type": "application/json", "x-authorization": tokens.admin };
  const cut = (surname: string, after: number) =>
    new Promise<void>((done) => {
      const asking = request(`${product.at}/graphql`, {
        method: "POST",
        agent: false,
        headers: { ...about, "idempotency-key": surname },
      });
      asking
        .on("error", () => {})
        .on("close", done)
        .end(body(surname));
      asking.on("finish", () => setTimeout(() => asking.destroy(), after));
    });
  const surnames = Array.from({ length: 20 }, (_, n) => `Utata-${n}`);
  await Promise.all(surnames.map((surname, n) => cut(surname, 3 * n)));
  for (const surname of surnames) {
    const again = await fetch(`${product.at}/graphql`, {
      method: "POST",
      headers: { ...about, "idempotency-key": surname },
      body: body(surname),
    });
    expect(await again.json()).toMatchObject({ data: { patientCardCreate: { id: expect.any(Number) } } });
  }
  const { rows } = await owner.query(
    "select surname, count(*)::int from patient_cards where surname like 'Utata-%' group by 1",
  );
  expect(rows.map(({ count }) => count)).toEqual(surnames.map(() => 1));
  expect(product.said()).not.toContain('"level":"error"');
});

const reportsIn = (html: string) => html.match(/<h3[^>]*>Nález \d/g)?.length;

test("a print or a copy cut off by the database is recognisably incomplete", async () => {
  let going = true;
  let striking = false;
  let strike: Promise<unknown> = Promise.resolve();
  const cutting = (async () => {
    for (; going; await sleep(2))
      if (striking)
        await (strike = owner.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'motus_login' and state <> 'idle'",
        ));
  })();
  /** The result of an answer that had begun; no bytes of a body that broke off. */
  const cutWhile = async (address: string) => {
    const answer = await fetch(product.at + address, { headers: { ...headers, accept: "text/html" } });
    striking = answer.status === 200;
    const bytes = await answer.bytes().catch(() => null);
    striking = false;
    // One on its way would cut the next answer before it begins.
    await strike;
    return { status: answer.status, bytes: bytes && Buffer.from(bytes) };
  };
  const cut = { print: 0, copy: 0 };
  for (let n = 0; n < 20 && !(cut.print && cut.copy); n++) {
    const printed = await cutWhile(print);
    const saysSo = printed.bytes?.includes("Tisk tady končí, ale není celý") ?? true;
    const whole = printed.bytes !== null && reportsIn(printed.bytes.toString()) === REPORTS;
    const zip = await cutWhile(copy);
    const ended = zip.bytes?.subarray(-22, -18).toString("latin1") ?? "broken off";
    expect([printed.status, whole || saysSo, zip.status]).toEqual([200, true, 200]);
    expect(["PK\x05\x06", "broken off"]).toContain(ended);
    if (saysSo) cut.print++;
    if (!zip.bytes) cut.copy++;
  }
  going = false;
  await cutting;
  expect(reportsIn(await (await fetch(product.at + print, { headers })).text())).toBe(REPORTS);
  expect(Math.min(cut.print, cut.copy)).toBeGreaterThan(0);
  await eventually(async () => expect([await busy(), openFiles()]).toEqual([[], []]));
});

test("a connection stays open for longer than proxies keep one", async () => {
  const [, seconds] = /timeout=(\d+)/.exec((await fetch(`${product.at}/prihlaseni`)).headers.get("keep-alive") ?? "")!;
  expect(Number(seconds)).toBeGreaterThan(60);
});
