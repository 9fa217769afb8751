import { expect, test } from "vitest";
import { tokens } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, app, database, logged } = await testPages();

test("whoever leaves before the answer comes is no failure", async () => {
  for (const after of [0, 1, 2, 4, 8, 16, 32]) {
    const leaving = new AbortController();
    const request = new Request("http://motus.example/kartoteka", { headers: { cookie: `motus=${tokens.admin}` }, signal: leaving.signal });
    setTimeout(() => leaving.abort(new Error("aborted")), after);
    await Promise.resolve(app.fetch(request)).catch(() => null);
  }
  expect(logged).toEqual([]);
});

test("what fails outside of pages and of the API is logged without the values of its query", async () => {
  await database.owner.query("alter table sessions rename to elsewhere");
  const page = await visitor("admin").get("/zmeny-kalendare");
  expect(page.status).toBe(500);
  const told = JSON.stringify(logged);
  expect(told).toContain("sessions");
  expect(told + page.html).not.toContain("params");
  expect(told + page.html).not.toContain(tokens.admin);
});
