import { expect, test } from "vitest";
import { uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const settings = "/nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju";
const card = (uuid: string) => `/kartoteka/${uuid}?tab=zakladni-udaje`;
const asking = (uuid: string) => `/kartoteka/${uuid}/souhlas/e-mail`;
/** The address in the latest mail. */
const mailed = async () =>
  /http\S+(\/souhlas\/\S+)/.exec(
    (await owner.query("select body from mails order by created_at desc, ctid desc limit 1")).rows[0].body,
  )![1]!;

test("a request by e-mail is offered once it is switched on, and names its obstacles", async () => {
  const admin = visitor("admin");
  const desk = visitor("receptionist");
  await admin.post(`${settings}/prepinac/souhlasy`, { active: "true" });
  expect((await desk.get(card(uuids.jana))).text("main")).not.toContain("Požádat o souhlas e-mailem");
  expect((await desk.get(asking(uuids.jana))).text(".note")).toContain("O souhlas e-mailem se tu nežádá");
  expect((await admin.get(`${settings}/prepinac/e-mail`)).value("active")).toBe("true");
  const on = await admin.follow(await admin.post(`${settings}/prepinac/e-mail`, { active: "true" }));
  expect(on.text("main .facts")).toContain(
    "Souhlasy pacientů zapnuto Vypnout Souhlasy pacientů Žádost o souhlas e-mailem zapnuto",
  );
  expect((await desk.get(asking(uuids.jana))).text(".note")).toContain("Zatím není znění");
  await admin.post(`${settings}/nove-zneni`, { text: "Kdo jsme.\n\n<b>Co</b> o vás víme.", version: "0" });
  expect((await desk.get(asking(uuids.karel))).text("main")).toContain(
    "Pacient nemá na kartě e-mail. Nejdřív ho doplňte. Doplnit e-mail",
  );
  expect((await desk.post(asking(uuids.karel), {})).status).toBe(409);
  expect((await desk.get(card(uuids.archived))).text("main")).not.toContain("Požádat o souhlas e-mailem");
  for (const who of ["paramedic", "receptionist"] as const)
    expect((await visitor(who).get(`${settings}/prepinac/e-mail`)).status).toBe(403);
  expect((await visitor("admin").get(asking(uuids.foreign))).status).toBe(404);
  expect((await visitor("admin").post(asking(uuids.foreign), {})).status).toBe(404);
});

test("the mailed link shows the wording to its holder, who consents with one button", async () => {
  const desk = visitor("receptionist");
  expect((await desk.get(card(uuids.jana))).text("main")).toContain("Požádat o souhlas e-mailem");
  expect((await desk.get(asking(uuids.jana))).text("main")).toContain("Adresa jana@example.com Znění Znění č. 1");
  const sent = await desk.follow(await desk.post(asking(uuids.jana), { idempotencyKey: "once" }));
  expect(sent.text(".flash")).toContain("E-mail s odkazem odchází na jana@example.com.");
  const patient = visitor();
  const address = await mailed();
  const page = await patient.get(address);
  expect([page.status, page.title]).toEqual([
    200,
    "Souhlas se zpracováním osobních údajů | Rehabilitace U Lípy | Motus",
  ]);
  expect(page.text("main")).toMatch(
    /Rehabilitace U Lípy \+420 601 000 100 · info@lipa\.example Kdo jsme\. <b>Co<\/b> o vás víme\. Znění č\. 1 .* Souhlasím$/,
  );
  expect(page.html).not.toMatch(/Jana|Dvořáč/);
  expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  const thanks = await patient.follow(await patient.post(address, {}));
  expect([thanks.text("h1"), thanks.title]).toEqual([
    "Děkujeme, souhlas je zaznamenaný",
    "Děkujeme, souhlas je zaznamenaný | Rehabilitace U Lípy | Motus",
  ]);
  expect((await desk.get(card(uuids.jana))).text("main")).toContain(
    "Udělen dne 16. 3. 2026 Způsob odkazem v e-mailu Znění Znění č. 1",
  );
});

test("an unknown, a used, a replaced and an expired link answer alike, also to the button", async () => {
  const [desk, patient] = [visitor("receptionist"), visitor()];
  const used = await mailed();
  await desk.post(asking(uuids.jana), { idempotencyKey: "replaced" });
  const replaced = await mailed();
  await desk.post(asking(uuids.jana), { idempotencyKey: "expired" });
  const expired = await mailed();
  await owner.query("update gdpr_consent_links set expires_at = '2026-03-16T09:00:00Z' where ended_at is null");
  const pages: unknown[] = [];
  for (const address of ["/souhlas/nikdy-nebyl", used, replaced, expired]) {
    const page = await patient.get(address);
    const pressed = await patient.post(address, {});
    pages.push([page.status, page.text("main"), pressed.status, pressed.location === address]);
  }
  expect(pages[0]).toEqual([200, expect.stringContaining("Tento odkaz už neplatí"), 302, true]);
  expect(pages).toEqual(pages.map(() => pages[0]));
});

test("a patient's consents through time show the form of each, and the pending link", async () => {
  const desk = visitor("receptionist");
  expect((await desk.get(`/kartoteka/${uuids.anna}/souhlasy`)).text("main")).toContain("Zatím žádný souhlas");
  await owner.query("truncate rate_limits");
  await desk.post(asking(uuids.jana), { idempotencyKey: "waiting" });
  await desk.post(`/kartoteka/${uuids.jana}/souhlas/odvolani`, {});
  await desk.post(`/kartoteka/${uuids.jana}/souhlas/novy`, { givenOn: "1.3.2026", wording: "1" });
  await desk.post(asking(uuids.jana), { idempotencyKey: "waiting still" });
  const href = (await desk.get(card(uuids.jana)))
    .all("main a")
    .find(({ text }) => /^Historie souhlasů$/.test(text))!
    .getAttribute("href")!;
  expect((await desk.get(card(uuids.jana))).text("main")).toContain(
    "Na potvrzení čeká odkaz na znění č. 1, který 16. 3. 2026 poslal(a) Renata Malá na jana@example.com.",
  );
  expect((await desk.get(card(uuids.anna))).html).not.toContain("čeká odkaz");
  const page = await desk.get(href);
  expect(page.text(".note")).toContain(
    "odkaz na znění č. 1, který 16. 3. 2026 poslal(a) Renata Malá na jana@example.com. Platí do 30. 3. 2026 11:00.",
  );
  expect(page.all("tbody tr").map((row) => row.structuredText.replace(/\s+/g, " "))).toEqual([
    "1. 3. 2026 podpisem převzal(a) Renata Malá Znění č. 1 není Přidat sken platí",
    "16. 3. 2026 odkazem v e-mailu poslal(a) Renata Malá na jana@example.com Znění č. 1 není potřeba Odvolán 16. 3. 2026 10:00 zaznamenal(a) Renata Malá",
  ]);
  expect((await visitor("foreign").get(href)).status).toBe(404);
});

test("the printed wording leads back to where it was opened, and never elsewhere", async () => {
  const desk = visitor("receptionist");
  const href = (await desk.get(card(uuids.jana)))
    .all("main a")
    .map((link) => link.getAttribute("href")!)
    .find((to) => to.startsWith("/api/gdpr-informace/"))!;
  const back = async (address: string) =>
    (await desk.get(address)).document.querySelector("nav a")!.getAttribute("href");
  expect(await back(href)).toBe(card(uuids.jana));
  expect(await back(`${href.split("?")[0]}?back=//zle.example/`)).toBe("/");
});
