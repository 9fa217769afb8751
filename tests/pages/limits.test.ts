import { expect, test, vi } from "vitest";
import { tokens } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { app, database, visitor } = await testPages();
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
  expect([page.status, await page.text()]).toEqual([408, expect.stringContaining("Zkontrolujte připojení")]);
  expect([program.status, await program.json()]).toMatchObject([408, { error: { code: "E172" } }]);
});

test("a form that breaks off is no form, and no failure of ours", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const request = new Request("http://motus.example/vzhled", { method: "POST", body, headers: html, duplex: "half" } as RequestInit);
  expect((await app.fetch(request)).status).toBe(400);
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
