import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { tokens, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { app, database, house, logged, visitor } = await testPages();
const lying = () => readdirSync(path.join(house.settings.dataDir, "uploading"));
const html = { accept: "text/html", "sec-fetch-site": "same-origin", cookie: `motus=${tokens.admin}` };

/** A form of which nothing more comes after its first bytes. */
const dripping = (headers: Record<string, string>) =>
  new Request("http://motus.example/vzhled", {
    method: "POST",
    body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("theme=")) }),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    duplex: "half",
  } as RequestInit);

test("a form that does not come in half a minute is given up, and the page says what to do", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answers = Promise.all([app.fetch(dripping(html)), app.fetch(dripping({ "sec-fetch-site": "same-origin" }))]);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  const [page, program] = await answers;
  expect([page.status, await page.text()]).toEqual([408, expect.stringMatching(/Odesílání trvalo moc dlouho[^]*Zkontrolujte připojení/)]);
  expect([program.status, await program.json()]).toMatchObject([408, { error: { code: "E172" } }]);
});

/** A form with a file that comes by pieces of so many bytes, half a minute between them, for at most five minutes. */
async function sendSlowly(bytes: number, accept = "text/html") {
  const boundary = "----of-the-test";
  const part = (name: string, content: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}`;
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
  const answered = Promise.resolve(app.fetch(request)).then((response) => (answer = response));
  send(`${part("type", "ADMINISTRATIVE")}\r\n--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`);
  await vi.waitFor(() => expect(lying()).toHaveLength(1));
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

test("a form with files may take as long as it comes at some pace; one whose bytes drip is given up, and leaves nothing", async () => {
  expect((await sendSlowly(70_000)).status).toBe(302);
  const page = await sendSlowly(1_000);
  expect([page.status, await page.text()]).toEqual([408, expect.stringMatching(/Odesílání trvalo moc dlouho[^]*větší soubory/)]);
  const program = await sendSlowly(1_000, "application/json");
  expect([program.status, await program.json()]).toMatchObject([408, { error: { code: "E172" } }]);
  expect(lying()).toEqual([]);
});

test("a form that breaks off is no form, and no failure of ours", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const request = new Request("http://motus.example/vzhled", { method: "POST", body, headers: html, duplex: "half" } as RequestInit);
  expect((await app.fetch(request)).status).toBe(400);
  const files = new Request(request.url, { method: "POST", body: new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) }), headers: { ...html, "content-type": "multipart/form-data; boundary=x" }, duplex: "half" } as RequestInit);
  expect((await app.fetch(files)).status).toBe(400);
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("beyond two hundred requests at once people are asked to come again, those under way are answered, and the health of the process is told", async () => {
  const locked = await database.owner.connect();
  await locked.query("begin; lock table medical_centers in access exclusive mode");
  const waiting = Array.from({ length: 200 }, () => app.fetch(new Request("http://motus.example/vzhled", { headers: html })));
  const over = await app.fetch(new Request("http://motus.example/vzhled", { headers: html }));
  expect([over.status, over.headers.get("retry-after"), await over.text()]).toEqual([503, "5", expect.stringContaining("Chvilku strpení, prosím")]);
  expect(await (await app.fetch(new Request("http://motus.example/graphql", { method: "POST", body: "{}", headers: { "x-authorization": tokens.admin } }))).json()).toMatchObject({ error: { code: "E015" } });
  expect((await app.fetch(new Request("http://motus.example/healthz"))).status).toBe(200);
  await locked.query("rollback");
  locked.release();
  expect([...new Set((await Promise.all(waiting)).map(({ status }) => status))]).toEqual([200]);
  expect((await visitor("admin").get("/vzhled")).status).toBe(200);
});
