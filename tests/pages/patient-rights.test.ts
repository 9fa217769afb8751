import { expect, test } from "vitest";
import { uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const access = `/kartoteka/${uuids.jana}/pristupy`;

test("an administrator is led from the card to who looked into it, by days and on paper without a script", async () => {
  await visitor("receptionist").get(`/kartoteka/${uuids.jana}?tab=navstevy`);
  const someone = visitor("manager");
  expect((await someone.get(`/kartoteka/${uuids.jana}`)).all(`main a[href="${access}"]`)).toHaveLength(1);
  const page = await someone.get(access);
  expect(page.title).toBe("Kdo nahlížel do karty | Motus");
  expect(page.text("tbody")).toMatch(/16\. 3\. 2026 10:00:00 Renata Malá (seznam návštěv, otevření karty|otevření karty, seznam návštěv)/);
  const none = await someone.get(`${access}?from=včera&to=včera`);
  expect([none.value("from"), none.text("main")]).toEqual([expect.stringMatching(/^15\.\s3\.\s2026$/), expect.stringContaining("Nikdo nenahlížel")]);
  const paper = await someone.get(none.all("main .head .btn")[0]!.getAttribute("href")!);
  expect(paper.text("main")).toContain("Období 15. 3. 2026 až 15. 3. 2026");
  expect((await someone.get(`${access}/tisk`)).text("main")).toMatch(/Rehabilitace U Lípy Výpis přístupů .*Jana Dvořáčková.*Celé období do 16\. 3\. 2026.*Renata Malá.*Vyhotoveno 16\. 3\. 2026 10:00, .*Milan Kos/);
  expect(paper.html).not.toContain("<script");
});

test("what is no date narrows nothing, and stands as it was typed", async () => {
  const page = await visitor("admin").get(`${access}?from=${encodeURIComponent("kdysi <b>")}&page=7`);
  expect([page.status, page.value("from")]).toEqual([200, "kdysi <b>"]);
  expect(page.all("tbody tr").length).toBeGreaterThan(0);
});

test("nobody else is led there or let in; another centre's card is not there", async () => {
  for (const who of ["paramedic", "receptionist"] as const) {
    expect((await visitor(who).get(`/kartoteka/${uuids.jana}`)).html).not.toContain(access);
    for (const address of [access, `${access}/tisk`]) expect([address, (await visitor(who).get(address)).status]).toEqual([address, 403]);
  }
  for (const address of [`/kartoteka/${uuids.foreign}/pristupy`, "/kartoteka/nic/pristupy/tisk"]) expect((await visitor("admin").get(address)).status).toBe(404);
  expect((await visitor().get(access)).location).toContain("/prihlaseni");
});
