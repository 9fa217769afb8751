import { expect, test } from "vitest";
import { tokens } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, site, database, logged } = await testPages();

test("a client that leaves before the answer is no failure", async () => {
  for (const after of [0, 1, 2, 4, 8, 16, 32]) {
    const leaving = new AbortController();
    const request = new Request("http://motus.example/kartoteka", {
      headers: { cookie: `motus=${tokens.admin}` },
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(new Error("aborted")), after);
    await Promise.resolve(site.fetch(request)).catch(() => null);
  }
  expect(logged).toEqual([]);
});

test("a refusal before a centre is known is one line of the log: a foreign form, a page, a stored file, a form no page of the app sends", async () => {
  const lines = async (asking: Promise<unknown>) => {
    logged.length = 0;
    await asking;
    return logged.map(({ id, ...line }) => (expect(id).toMatch(/^[0-9A-F]{16}$/), line));
  };
  const line = (name: string) => ({ level: "warn", event: "refused", name, address: "unknown", count: 1 });
  expect(
    await lines(
      visitor().post(
        "/prihlaseni",
        { username: "tajny@example.cz" },
        { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
      ),
    ),
  ).toEqual([line("foreignOrigin")]);
  expect(await lines(visitor("receptionist").get("/nastaveni/zdravotnicke-zarizeni"))).toEqual([line("forbidden")]);
  expect(await lines(visitor("foreign").get("/api/app/file/99999999-9999-4999-8999-999999999999"))).toEqual([
    line("notFound"),
  ]);
  expect(await lines(visitor("admin").post("/prihlaseni", { "staffs[100000000]": "1" }))).toEqual([
    line("invalidInput"),
  ]);
});

test("a failure outside of pages and of the API is logged without the values of its query", async () => {
  await database.owner.query("alter table sessions rename to elsewhere");
  const page = await visitor("admin").get("/zmeny-kalendare");
  expect([page.status, JSON.parse(page.html).error.id]).toEqual([500, logged.at(-1)!.id]);
  const log = JSON.stringify(logged);
  expect(log).toContain("sessions");
  expect(log + page.html).not.toContain("params");
  expect(log + page.html).not.toContain(tokens.admin);
});
