import { expect, test } from "vitest";
import { screenWords } from "#app/i18n/cs/screen-words.ts";
import { pages } from "#app/paths/all.ts";
import type { Page } from "#app/paths/page.ts";
import { ids, uuids, type Role } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const renata = visitor("receptionist");
const links = (page: Awaited<ReturnType<typeof renata.get>>) =>
  page.all("main a").map((link) => link.getAttribute("href"));

test("the quick search finds patients and screens, without diacritics and without scripts", async () => {
  expect(links(await renata.get("/hledani?q=dvorac"))).toContain(`/kartoteka/${uuids.jana}`);
  const screens = await renata.get("/hledani?q=KARTOTEKA");
  expect(links(screens)).toContain("/kartoteka");
  expect((await renata.get("/hledani?q=zmena+hesla")).text("main .places")).toBe("Změna hesla");
  expect((await renata.get("/de/hledani?q=passwort")).text("main .places")).toBe("Passwort ändern");
});

test("pages of settings are found by their fields and synonyms, after those of that name", async () => {
  const admin = visitor("admin");
  const hits = async (query: string) =>
    (await admin.get(`/hledani?q=${encodeURIComponent(query)}`)).all("main .places a").map((link) => link.text);
  for (const query of ["zaměst", "role"]) expect(await hits(query)).toContain("Zaměstnanci");
  expect(await hits("DPH")).toContain("Fakturační údaje");
  expect((await hits("služby"))[0]).toBe("Služby");
  expect(await hits("zamestnanci role")).toEqual(["Zaměstnanci"]);
  const sections = Object.entries<Page>(pages).flatMap(([name, { section }]) => (section ? [name] : []));
  expect(Object.keys(screenWords).sort()).toEqual(sections.sort());
});

test("a screen the role may not see is not found", async () => {
  expect(links(await visitor("admin").get("/hledani?q=odeslana"))).toContain(
    "/nastaveni/zdravotnicke-zarizeni/odeslana-posta",
  );
  expect((await renata.get("/hledani?q=odeslana")).text("main")).toContain("Nic neodpovídá");
});

test("an empty search shows the screens and explains the search", async () => {
  const page = await renata.get("/hledani");
  expect(page.text("main")).toContain("Pacienta najdete podle jména");
  expect(links(page)).toContain("/nova-udalost");
  expect((await renata.get("/hledani?q=%00%25'")).status).toBe(200);
});

test("a combobox suggests patients by name, with data that distinguish them", async () => {
  const answer = await renata.get("/hledani/pacienti?q=jana+601000377");
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(JSON.parse(answer.html.replace(/\u00a0/g, " "))).toEqual({
    options: [{ value: String(ids.patients.jana), label: "Dvořáčková Jana", detail: "23. 6. 1985, +420 601 000 377" }],
  });
  expect(JSON.parse((await renata.get("/hledani/pacienti?q=")).html)).toEqual({ options: [] });
  expect((await visitor().get("/hledani/pacienti?q=jana")).status).toBe(302);
});

test("the search in the bar suggests patients' cards, then screens, in the language of the page", async () => {
  const options = async (address: string) =>
    (JSON.parse((await renata.get(address)).html) as { options: { value: string; label: string }[] }).options;
  expect((await options("/hledani/navrhy?q=dvorac"))[0]).toMatchObject({
    value: `/kartoteka/${uuids.jana}`,
    label: "Dvořáčková Jana",
  });
  expect(await options("/de/hledani/navrhy?q=passwort")).toEqual([
    { value: "/de/nastaveni/osobni/zmena-hesla", label: "Passwort ändern" },
  ]);
  expect(await options("/hledani/navrhy?q=")).toEqual([]);
  expect(await options("/hledani/navrhy?q=odeslana")).toEqual([]);
  expect((await visitor().get("/hledani/navrhy?q=jana")).status).toBe(302);
});

test("the page of results begins at its first hit, also without scripts", async () => {
  const starts = async (address: string) => (await renata.get(address)).all("[autofocus]").map((at) => at.textContent);
  expect(await starts("/hledani?q=dvorac+jana")).toEqual(["Dvořáčková Jana"]);
  expect(await starts("/hledani?q=zmena+hesla")).toEqual(["Změna hesla"]);
  expect(await starts("/hledani")).toEqual([]);
});

test("settings are found by their names, by users who may open them", async () => {
  const found = async (who: Role, q: string) =>
    links(await visitor(who).get(`/hledani?q=${q}`)).filter((address) => address?.startsWith("/nastaveni"));
  expect(await found("admin", "zamest")).toEqual(["/nastaveni/zdravotnicke-zarizeni/uzivatele"]);
  expect(await found("receptionist", "zamest")).toEqual([]);
  expect(await found("receptionist", "pin")).toEqual(["/nastaveni/osobni/pin"]);
});

test("shortcuts and the rest of the areas have their pages", async () => {
  const shortcuts = await renata.get("/klavesove-zkratky");
  expect(shortcuts.text("main table")).toContain("/ Hledat pacienta nebo obrazovku");
  expect(links(await renata.get("/vice"))).toEqual([
    "/",
    "/kartoteka",
    "/rezervace-ke-schvaleni",
    "/seznam-nahradniku",
    "/platby",
    "/nastaveni/osobni",
    "/hledani",
    "/klavesove-zkratky",
  ]);
});
