import { expect, test } from "vitest";
import { tokens } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database, logged } = await testPages();

test("what fails outside of pages and of the API is logged without the values of its query", async () => {
  await database.owner.query("alter table sessions rename to elsewhere");
  const page = await visitor("admin").get("/zmeny-kalendare");
  expect(page.status).toBe(500);
  const told = JSON.stringify(logged);
  expect(told).toContain("sessions");
  expect(told + page.html).not.toContain("params");
  expect(told + page.html).not.toContain(tokens.admin);
});
