import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { emails, password, tokens, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const { site, database, app, logged, visitor } = await testPages();
const lying = () => readdirSync(path.join(app.settings.dataDir, "uploading"));
const html = { accept: "text/html", "sec-fetch-site": "same-origin", cookie: `motus=${tokens.admin}` };

/** Sends a form of which nothing more comes after its first bytes, once those have been read. */
async function stall(headers: Record<string, string>, first = "theme=", type = "application/x-www-form-urlencoded") {
  let answer: Response | undefined;
  let answered!: Promise<Response>;
  await new Promise<void>((read) => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(first)),
      pull: () => read(),
    });
    answered = Promise.resolve(
      site.fetch(
        new Request("http://motus.example/vzhled", {
          method: "POST",
          body,
          headers: { "content-type": type, ...headers },
          duplex: "half",
        } as RequestInit),
      ),
    );
    void answered.then((given) => (answer = given));
  });
  return { answered, isAnswered: () => answer !== undefined };
}

test("a form that takes over half a minute is given up, and the page explains the remedy", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [ofPage, ofProgram] = [await stall(html), await stall({ "sec-fetch-site": "same-origin" })];
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  const [page, program] = [await ofPage.answered, await ofProgram.answered];
  expect([page.status, await page.text()]).toEqual([
    408,
    expect.stringMatching(/Odesílání trvalo moc dlouho[^]*Zkontrolujte připojení/),
  ]);
  expect([program.status, await program.json()]).toMatchObject([408, { error: { code: "E172" } }]);
});

/** A form with a file that comes by pieces of so many bytes, half a minute between them, for at most five minutes. */
async function sendSlowly(bytes: number, accept = "text/html") {
  const boundary = "----of-the-test";
  const part = (name: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}`;
  let body!: ReadableStreamDefaultController;
  const request = new Request(`http://motus.example/kartoteka/${uuids.jana}/nove-prilohy`, {
    method: "POST",
    body: new ReadableStream({ start: (controller) => void (body = controller) }),
    headers: { ...html, accept, "content-type": `multipart/form-data; boundary=${boundary}` },
    duplex: "half",
  } as RequestInit);
  const send = (content: string) => body.enqueue(Buffer.from(content));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let answer: Response | undefined;
  const answered = Promise.resolve(site.fetch(request)).then((response) => (answer = response));
  send(
    `${part("type", "ADMINISTRATIVE")}\r\n--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`,
  );
  await eventually(() => expect(lying()).toHaveLength(1));
  for (let pieces = 0; pieces < 10 && !answer; pieces++) {
    send(" ".repeat(bytes));
    await new Promise((read) => setTimeout(read, 20));
    vi.advanceTimersByTime(30_000);
    await new Promise((given) => setTimeout(given, 20));
  }
  vi.useRealTimers();
  if (!answer) send(`\n%%EOF\r\n--${boundary}--\r\n`);
  if (!answer) body.close();
  return answered;
}

test("a form with files may take long at some pace; one whose bytes drip is given up, and leaves nothing", async () => {
  expect((await sendSlowly(70_000)).status).toBe(302);
  const page = await sendSlowly(1_000);
  expect([page.status, await page.text()]).toEqual([
    408,
    expect.stringMatching(/Odesílání trvalo moc dlouho[^]*větší soubory/),
  ]);
  const program = await sendSlowly(1_000, "application/json");
  expect([program.status, await program.json()]).toMatchObject([408, { error: { code: "E172" } }]);
  expect(lying()).toEqual([]);
});

test("a form that breaks off is no form, and no error of the program", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const request = new Request("http://motus.example/vzhled", {
    method: "POST",
    body,
    headers: html,
    duplex: "half",
  } as RequestInit);
  expect((await site.fetch(request)).status).toBe(400);
  const files = new Request(request.url, {
    method: "POST",
    body: new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) }),
    headers: { ...html, "content-type": "multipart/form-data; boundary=x" },
    duplex: "half",
  } as RequestInit);
  expect((await site.fetch(files)).status).toBe(400);
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});

const stranger = { "sec-fetch-site": "same-origin" };
const kilobytes = (some: number) => `theme=${"x".repeat(some * 1000)}`;

test("bodies of anonymous users are held within ten megabytes: beyond it the first ones are cut off, and a login succeeds", async () => {
  const ofAdmin = await stall(html, kilobytes(290));
  const [first, ...rest] = [
    await stall(stranger, kilobytes(290)),
    await stall({ ...stranger, cookie: "motus=somebody" }, kilobytes(290)),
    await stall(
      stranger,
      `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${kilobytes(290)}`,
      "multipart/form-data; boundary=x",
    ),
  ];
  for (let forms = 3; forms < 34; forms++) rest.push(await stall(stranger, kilobytes(290)));
  expect([first!, ...rest].filter(({ isAnswered }) => isAnswered())).toEqual([]);
  for (let forms = 0; forms < 3; forms++) rest.push(await stall(stranger, kilobytes(290)));
  for (const { answered } of [first!, ...rest.slice(0, 2)]) {
    const answer = await answered;
    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toMatchObject([
      503,
      "5",
      { error: { code: "E015" } },
    ]);
  }
  expect((await visitor().post("/prihlaseni", { username: emails.admin, password })).location).toBe("/");
  expect([ofAdmin, ...rest.slice(2)].filter(({ isAnswered }) => isAnswered())).toEqual([]);
});

test("a long form without files needs an open session; with an ended one it is limited to the size of kept forms", async () => {
  const long = { text: "x".repeat(400_000) };
  expect((await visitor().post("/vzhled", long)).status).toBe(413);
  expect((await visitor("admin").post("/vzhled", long)).status).toBe(302);
  const late = visitor("receptionist");
  await database.owner.query(
    "update sessions set ended_at = now() where token_hash = encode(sha256($1::bytea), 'hex')",
    [tokens.receptionist],
  );
  expect((await late.post("/kartoteka/novy", { note: "ž".repeat(30_000) })).location).toMatch(
    /^\/prihlaseni\?redirect=.*kept/,
  );
  expect((await late.post("/vzhled", long)).status).toBe(413);
});

test("beyond two hundred requests at once people are asked to come again, those under way are answered, and the health check shows it", async () => {
  const locked = await database.owner.connect();
  await locked.query("begin; lock table medical_centers in access exclusive mode");
  const waiting = Array.from({ length: 200 }, () =>
    site.fetch(new Request("http://motus.example/vzhled", { headers: html })),
  );
  const over = await site.fetch(new Request("http://motus.example/vzhled", { headers: html }));
  expect([over.status, over.headers.get("retry-after"), await over.text()]).toEqual([
    503,
    "5",
    expect.stringContaining("Chvilku strpení, prosím"),
  ]);
  expect(
    await (
      await site.fetch(
        new Request("http://motus.example/graphql", {
          method: "POST",
          body: "{}",
          headers: { "x-authorization": tokens.admin },
        }),
      )
    ).json(),
  ).toMatchObject({ error: { code: "E015" } });
  expect((await site.fetch(new Request("http://motus.example/healthz"))).status).toBe(200);
  await locked.query("rollback");
  locked.release();
  expect([...new Set((await Promise.all(waiting)).map(({ status }) => status))]).toEqual([200]);
  expect((await visitor("admin").get("/vzhled")).status).toBe(200);
});
