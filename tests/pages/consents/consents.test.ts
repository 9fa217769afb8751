import { expect, test } from "vitest";
import { uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const settings = "/nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju";
const card = (uuid: string) => `/kartoteka/${uuid}?tab=zakladni-udaje`;

test("without a wording the page asks for one, and the card does not mention consents", async () => {
  const someone = visitor("manager");
  expect((await someone.get(settings)).text("main")).toContain("Zatím žádné znění");
  expect((await someone.get(`/kartoteka/${uuids.jana}/souhlas/novy`)).text("main")).toContain("Zatím žádné znění");
  expect((await visitor("receptionist").get(card(uuids.jana))).text("main")).not.toContain("Souhlas se zpracováním");
  const refused = await someone.post(`${settings}/nove-zneni`, { text: " ", version: "0" });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([400, expect.stringContaining("Napište text.")]);
});

test("a wording is issued; a concurrent one is shown next to it; each version prints without a script", async () => {
  const someone = visitor("manager");
  const saved = await someone.follow(
    await someone.post(`${settings}/nove-zneni`, { text: "Kdo jsme.\n\nCo o vás víme.", version: "0" }),
  );
  expect(saved.text(".flash")).toContain("Platí znění č. 1.");
  expect(saved.all("p.lines").map(({ textContent }) => textContent)).toEqual(["Kdo jsme.", "Co o vás víme."]);
  const form = await someone.get(`${settings}/nove-zneni`);
  expect([form.value("text"), form.value("version")]).toEqual(["Kdo jsme.\n\nCo o vás víme.", "1"]);
  const stale = await someone.post(`${settings}/nove-zneni`, { text: "Moje znění", version: "0" });
  expect([stale.status, stale.value("version")]).toEqual([409, "1"]);
  expect(stale.text(".note table")).toContain("Text Moje znění Kdo jsme.");
  await someone.post(`${settings}/nove-zneni`, { text: "<b>Druhé</b> znění", version: "1" });
  const list = await someone.get(settings);
  expect(list.text("tbody")).toMatch(/Znění č\. 2 .*Milan Kos Znění č\. 1 /);
  const href = list.all("tbody th a").at(-1)!.getAttribute("href")!;
  expect(href).toMatch(/^\/api\/gdpr-informace\/\d+\?back=/);
  const print = await visitor("receptionist").get(href);
  expect(print.text("main")).toContain("Kdo jsme. Co o vás víme.");
  expect(print.text("main")).toContain("Rehabilitace U Lípy");
  expect(print.html).not.toMatch(/<script(?! src="\/print.js")/);
  expect((await visitor("foreign").get(href)).status).toBe(404);
  expect((await visitor("receptionist").get("/api/gdpr-informace/nic")).status).toBe(404);
  expect((await visitor().get(href)).location).toContain("/prihlaseni");
});

test("asking for consents is switched on after a question, and the wording alone is escaped text", async () => {
  const someone = visitor("admin");
  expect((await someone.get(settings)).html).toContain("&lt;b&gt;Druhé&lt;/b&gt;");
  expect((await someone.get(`${settings}/prepinac/souhlasy`)).value("active")).toBe("true");
  const on = await someone.follow(await someone.post(`${settings}/prepinac/souhlasy`, { active: "true" }));
  expect(on.text(".flash")).toContain("Nastavení souhlasů je změněné.");
  expect(on.text("main .facts")).toContain("Souhlasy pacientů zapnuto");
  expect([
    (await someone.get(`${settings}/prepinac/nic`)).status,
    (await someone.post(`${settings}/prepinac/nic`, { active: "true" })).status,
  ]).toEqual([404, 404]);
});

test("reception records a signed consent, the card shows it, and it is withdrawn after a question", async () => {
  const someone = visitor("receptionist");
  expect((await someone.get(card(uuids.jana))).text("main")).toContain(
    "Chybí Pacient souhlas zatím neudělil. Péči to nebrání.",
  );
  const address = `/kartoteka/${uuids.jana}/souhlas/novy`;
  const form = await someone.get(address);
  expect(form.title).toBe("Zaznamenat podepsaný souhlas | Motus");
  const refused = await someone.post(address, {
    givenOn: "zítra",
    wording: form.all("select option").map((option) => option.getAttribute("value")!)[0]!,
  });
  expect([refused.status, refused.value("givenOn")]).toEqual([400, "zítra"]);
  const recorded = await someone.follow(
    await someone.post(address, {
      givenOn: "12.3.2026",
      wording: form.all("select option").map((option) => option.getAttribute("value")!)[1]!,
    }),
  );
  expect(recorded.text(".flash")).toContain("Souhlas je zaznamenaný.");
  expect(recorded.text("main")).toContain(
    "Udělen dne 12. 3. 2026 Způsob podpisem Převzal(a) Renata Malá Znění Znění č. 1",
  );
  const asked = await someone.get(`/kartoteka/${uuids.jana}/souhlas/odvolani`);
  expect(asked.text("main")).toMatch(/^Odvolat souhlas\? Jana Dvořáčková 23\. .*zůstane uložený/);
  const gone = await someone.follow(await someone.post(`/kartoteka/${uuids.jana}/souhlas/odvolani`, {}));
  expect(gone.text("main")).toMatch(/Odvolán Udělen dne 12\. 3\. 2026 .* Odvolán dne 16\. 3\. 2026/);
  expect(gone.text("main")).not.toContain("Odvolat souhlas");
  expect(
    (await database.owner.query("select count(*)::int as n from gdpr_consents where withdrawn_at is not null")).rows,
  ).toEqual([{ n: 1 }]);
});

test("the settings are the administrators', another centre's patient is not there", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    for (const address of [settings, `${settings}/nove-zneni`, `${settings}/prepinac/souhlasy`])
      expect([address, (await visitor(who).get(address)).status]).toEqual([address, 403]);
  expect((await visitor("paramedic").post(`${settings}/nove-zneni`, { text: "x", version: "2" })).status).toBe(403);
  for (const page of ["novy", "odvolani"]) {
    expect((await visitor("admin").get(`/kartoteka/${uuids.foreign}/souhlas/${page}`)).status).toBe(404);
    expect((await visitor("admin").post(`/kartoteka/${uuids.foreign}/souhlas/${page}`, {})).status).toBe(404);
  }
  expect((await visitor("admin").post(`/kartoteka/${uuids.anna}/souhlas/odvolani`, {})).status).toBe(404);
});

test("a scan comes with the signed consent or later, once; a refused one is reported at its field", async () => {
  const someone = visitor("receptionist");
  const [wording] = (await someone.get(`/kartoteka/${uuids.anna}/souhlas/novy`))
    .all("select option")
    .map((option) => option.getAttribute("value")!);
  const signed = { givenOn: "16.3.2026", wording: wording! };
  const pdf = new File(["%PDF-1.4\ntrailer<<>>\n%%EOF\n"], "souhlas.pdf");
  const refused = await someone.upload(`/kartoteka/${uuids.anna}/souhlas/novy`, signed, {
    document: [new File(["MZ"], "souhlas.pdf")],
  });
  expect([refused.status, refused.text("[role=alert]"), refused.value("givenOn")]).toEqual([
    400,
    expect.stringContaining("Sken: Sken musí být PDF, JPEG nebo PNG."),
    "16.3.2026",
  ]);
  expect((await someone.get(card(uuids.anna))).text("main")).toContain("Chybí");
  const recorded = await someone.follow(
    await someone.upload(`/kartoteka/${uuids.anna}/souhlas/novy`, signed, { document: [pdf] }),
  );
  expect(recorded.text("main")).toContain("Sken PDF, 1 kB");
  const file = recorded
    .all("dd a")
    .map((link) => link.getAttribute("href")!)
    .find((href) => href.startsWith("/api/app/file/"))!;
  expect([(await someone.get(file)).headers.get("content-type"), (await visitor("foreign").get(file)).status]).toEqual([
    "application/pdf",
    404,
  ]);

  await someone.post(`/kartoteka/${uuids.karel}/souhlas/novy`, signed);
  const add = (await someone.get(card(uuids.karel)))
    .all("dd a")
    .find(({ text }) => text === "Přidat sken")!
    .getAttribute("href")!;
  expect((await someone.get(add)).text("main")).toContain("podepsal dne 16. 3. 2026 (znění č. 2)");
  expect((await someone.upload(add, {}, {})).text("[role=alert]")).toContain("Vyberte soubor.");
  const added = await someone.follow(await someone.upload(add, {}, { file: [pdf] }));
  expect([added.text(".flash"), added.text("main")]).toEqual([
    "Sken je uložený u souhlasu.",
    expect.not.stringContaining("Přidat sken"),
  ]);
  expect((await someone.upload(add, {}, { file: [pdf] })).status).toBe(409);
  expect((await visitor("admin").get(add.replace(uuids.karel, uuids.jana))).status).toBe(404);
});
