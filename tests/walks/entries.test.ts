import { expect, test } from "vitest";
import { pages, type PageName } from "#app/paths/all.ts";
import { hrefOf } from "#app/paths/href.ts";
import type { MenuItem } from "#app/paths/page.ts";
import { may, type Actor } from "#rules/permissions.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { prepareSamples } from "#tests/kit/operation-samples.ts";
import { testPages } from "#tests/kit/pages.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";
import { pathParams } from "./addresses.ts";
import { rowsOf } from "./rows.ts";

const { visitor, database, app } = await testPages(
  {},
  { ...withPlans, MOTUS_AI_URL: "https://model.example/v1", MOTUS_AI_MODEL: "small" },
);
await prepareSamples(database.owner);
const card = await fullCard(database.owner, "Tajemná", "2026-03-02");
for (const uuid of card.files) await app.services.storage.put(uuid, new Blob(["%PDF-1.4\n"]).stream());
const rows = await rowsOf(database.owner, card);
const addressOf = (page: PageName) => hrefOf("cs", pages[page].path, pathParams(page, rows));
const names = Object.keys(pages) as PageName[];

test.each([
  ["receptionist", { role: "ROLE_RECEPTIONIST", profession: "OTHER" }],
  ["paramedic", { role: "ROLE_PARAMEDIC", profession: "PHYSIOTHERAPIST" }],
  ["manager", { role: "ROLE_ADMIN", profession: "OTHER" }],
] as [Parameters<typeof visitor>[0], Actor][])("a page whose entry excludes a %s is forbidden", async (who, actor) => {
  const excluded = names.filter((page) => pages[page].may && !may(actor, pages[page].may));
  const open = [];
  for (const page of excluded) {
    const { status } = await visitor(who).get(addressOf(page));
    if (status !== 403) open.push([page, status]);
  }
  expect(open).toEqual([]);
  expect(excluded.length).toBeGreaterThan(10);
});

test("the menu marks the item of each area's first page, and of each page apart from its area", async () => {
  const items: Record<string, MenuItem> = {
    "/": "calendar",
    "/moje-prace": "my-work",
    "/kartoteka": "patients",
    "/rezervace-ke-schvaleni": "bookings",
    "/seznam-nahradniku": "waiting-patients",
    "/platby": "payments",
    "/statistiky": "statistics",
    "/nastaveni/osobni": "settings",
  };
  const seen = new Set<string>();
  for (const page of names) {
    const { layout, menu, module } = pages[page];
    const kind = `${module.split("/")[0]} under ${menu}`;
    if (layout !== "app" || seen.has(kind)) continue;
    const answer = await visitor("admin").get(addressOf(page));
    if (answer.status !== 200) continue;
    seen.add(kind);
    const [item] = answer.all(".rail [aria-current]");
    expect([page, item && items[item.getAttribute("href")!]]).toEqual([
      page,
      /search|none/.test(menu) ? undefined : menu,
    ]);
  }
  expect(seen.size).toBeGreaterThan(35);
});
