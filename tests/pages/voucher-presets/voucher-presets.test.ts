import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Visitor } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { procedures, voucherPresets } = ids;
const list = "/nastaveni/zdravotnicke-zarizeni/sablony-permanentek";
const create = "/sablony-permanentek/nova";
const edit = (id: number) => `/sablony-permanentek/${id}`;
const typed = {
  name: "Vyzkoušejte nás",
  price: "1 250,50",
  "row1.procedure": String(procedures.therapy),
  "row1.count": "1",
  "row3.procedure": String(procedures.group),
  "row3.count": "4",
  validityAmount: "3",
  validityType: "MONTH",
};
/** The form of a preset as a browser would send it. */
async function formOf(someone: Visitor, address: string): Promise<Record<string, string>> {
  const page = await someone.get(address);
  const inputs = ["name", "price", "row1.count", "row2.count", "row3.count", "validityAmount", "version", "was"];
  const selects = ["row1.procedure", "row2.procedure", "row3.procedure", "validityType"];
  return Object.fromEntries([
    ...inputs.map((name) => [name, page.value(name)?.replaceAll("&quot;", '"') ?? ""]),
    ...selects.map((name) => [name, chosen(page, name)]),
  ]);
}
type Page = Awaited<ReturnType<Visitor["get"]>>;
const chosen = (page: Page, name: string) =>
  page.document.querySelector(`select[name="${name}"] option[selected]`)?.getAttribute("value") ?? "";
const rowsIn = (page: Page) => page.all(`select[name$=".procedure"]`).length;

test("presets are listed with their services, validity and price", async () => {
  const page = await visitor("manager").get(list);
  expect(page.title).toBe("Šablony permanentek | Motus");
  expect(page.text("tbody")).toContain("10× Individuální LTV 10× Individuální LTV 1× Vstupní vyšetření 1 rok 8 500 Kč");
  expect(page.text("tbody")).toContain("Skupina na zkoušku 3× Skupinové cvičení 3 měsíce 700,50 Kč");
  expect(page.document.querySelector("tbody a")!.getAttribute("href")).toBe(edit(voucherPresets.therapy));
});

test("a preset is added as people write it, with rows left empty", async () => {
  const someone = visitor("admin");
  const form = await someone.get(create);
  expect([rowsIn(form), form.value("validityAmount"), chosen(form, "validityType")]).toEqual([3, "1", "YEAR"]);
  const sent = await someone.post(create, typed);
  expect(sent.location).toBe(list);
  const after = await someone.follow(sent);
  expect(after.text(".flash")).toContain("Šablona Vyzkoušejte nás je přidaná.");
  expect(after.text("tbody")).toContain("1× Individuální LTV 4× Skupinové cvičení 3 měsíce 1 250,50 Kč");
});

test("faults are reported at their rows and at the top, and typed values stay", async () => {
  const page = await visitor("admin").post(create, {
    ...typed,
    name: "",
    "row1.count": "",
    "row2.procedure": String(procedures.therapy),
    "row2.count": "1000",
    validityAmount: "0",
  });
  expect([page.status, page.title]).toEqual([400, "Chyba: Nová šablona permanentky | Motus"]);
  expect(page.text("[role=alert]")).toContain("Vyplňte název.");
  expect(page.text("[role=alert]")).toContain(
    "Jak dlouho platí: Platnost má být od 1 do 99. Počet návštěv, 2. služba: Počet návštěv má být od 1 do 999.",
  );
  expect(rowsIn(page)).toBe(4);
  expect([chosen(page, "row3.procedure"), page.value("row2.count")]).toEqual([String(procedures.group), "1000"]);
  const again = await visitor("admin").post(create, {
    ...typed,
    "row1.count": "",
    "row2.procedure": String(procedures.therapy),
    "row2.count": "1",
  });
  expect(again.text("[role=alert]")).toContain("Počet návštěv, 1. služba: Vyplňte počet návštěv.");
  expect(again.text("[role=alert]")).toContain("2. služba: Tato služba už tu je.");
  const none = await visitor("admin").post(create, { ...typed, ...noServices });
  expect(none.text("[role=alert]")).toContain("1. služba: Vyberte službu.");
  expect(none.document.querySelector("#voucher-preset-row1\\.procedure")).not.toBeNull();
});
const noServices = { "row1.procedure": "", "row1.count": "", "row3.procedure": "", "row3.count": "" };

test("a button without scripts draws the form again with one more row", async () => {
  const someone = visitor("admin");
  for (const address of [create, edit(voucherPresets.group)]) {
    const form = await someone.get(address);
    const more = form.document.querySelector("button[formaction]")!.getAttribute("formaction")!;
    expect(more).toBe(`${address}?rows=4#voucher-preset-row4.procedure`);
    const page = await someone.post(more, { ...typed, version: "1" });
    expect([page.status, rowsIn(page)]).toEqual([200, 4]);
    expect([page.value("name"), chosen(page, "row3.procedure"), page.value("row3.count")]).toEqual([
      "Vyzkoušejte nás",
      String(procedures.group),
      "4",
    ]);
    expect(page.document.querySelector("main form")!.getAttribute("action")).toBe(address);
    expect(page.document.querySelector("button[formaction]")!.getAttribute("formaction")).toContain(
      `${address}?rows=5#`,
    );
  }
  const most = await someone.get(`${create}?rows=999`);
  expect([rowsIn(most), most.all("button[formaction]").length]).toEqual([20, 0]);
});

test("saving over a concurrent change shows both and takes over untouched fields", async () => {
  const [mine, theirs] = [visitor("admin"), visitor("manager")];
  const address = edit(voucherPresets.therapy);
  const form = await formOf(mine, address);
  expect(form).toMatchObject({ price: "8500", "row1.procedure": String(procedures.therapy), "row1.count": "10" });
  await theirs.post(address, { ...form, "row2.procedure": "", "row2.count": "", validityType: "MONTH" });
  const refused = await mine.post(address, { ...form, price: "8 000", "row1.count": "9" });
  expect(refused.status).toBe(409);
  const note = refused.text(".note table");
  for (const difference of [
    "Cena 8 000 8500",
    "Počet návštěv, 1. služba 9 10",
    "2. služba Vstupní vyšetření prázdné",
    "Počet návštěv, 2. služba 1 prázdné",
    "Jednotka roky měsíce",
  ])
    expect(note).toContain(difference);
  expect([
    refused.value("price"),
    refused.value("row1.count"),
    chosen(refused, "row2.procedure"),
    refused.value("row2.count") ?? "",
    chosen(refused, "validityType"),
    refused.value("version"),
  ]).toEqual(["8 000", "9", "", "", "MONTH", "2"]);
});

test("a service removed since is marked in the list, and the form asks for another", async () => {
  const someone = visitor("admin");
  await database.owner.query("update procedures set removed_at = now() where id = $1", [procedures.group]);
  expect((await someone.get(list)).text("tbody")).toContain("3× Skupinové cvičení (už není v nabídce)");
  const address = edit(voucherPresets.group);
  const form = await formOf(someone, address);
  expect([form["row1.procedure"], form["row1.count"]]).toEqual(["", "3"]);
  const refused = await someone.post(address, form);
  expect([refused.status, refused.text("[role=alert]")]).toEqual([
    400,
    expect.stringContaining("1. služba: Vyberte službu."),
  ]);
  expect(refused.text("main")).toContain("Skupinové cvičení už není v nabídce, vyberte místo ní jinou službu.");
  const saved = await someone.post(address, { ...form, "row1.procedure": String(procedures.examination) });
  expect((await someone.follow(saved)).text("tbody")).toContain("3× Vstupní vyšetření");
  const late = await someone.post(create, typed);
  expect([late.status, late.text("[role=alert]")]).toEqual([
    400,
    expect.stringContaining("Služby a počet návštěv: Vyberte jednu z nabízených možností."),
  ]);
  await database.owner.query("update procedures set removed_at = null where id = $1", [procedures.group]);
});

test("a preset is removed after a question; without any the page says what belongs there", async () => {
  const someone = visitor("admin");
  const address = `${edit(voucherPresets.group)}/odebrani`;
  expect((await someone.get(address)).text("main")).toContain("Odebrat šablonu permanentky? Skupina na zkoušku");
  const gone = await someone.follow(await someone.post(address, { idempotencyKey: "remove-1" }));
  expect(gone.text(".flash")).toContain("Šablona permanentky je odebraná.");
  expect(gone.text("table")).not.toContain("Skupina na zkoušku");
  for (const nowhere of [address, edit(voucherPresets.group), edit(voucherPresets.foreign), edit(999_999)])
    expect([nowhere, (await someone.get(nowhere)).status]).toEqual([nowhere, 404]);
  await database.owner.query("update procedure_voucher_presets set removed_at = now()");
  const empty = await someone.get(list);
  expect(empty.text("main")).toContain("Zatím žádná šablona permanentky");
  expect(empty.text("main")).toContain("Přidat šablonu");
});

test("these pages are the administrators'", async () => {
  const addresses = [list, create, edit(voucherPresets.therapy), `${edit(voucherPresets.therapy)}/odebrani`];
  for (const who of ["paramedic", "receptionist"] as const) {
    for (const address of addresses)
      expect([address, (await visitor(who).get(address)).status]).toEqual([address, 403]);
    expect((await visitor(who).post(create, typed)).status).toBe(403);
  }
  expect((await visitor().post(create, typed)).location).toContain(
    "/prihlaseni?redirect=%2Fsablony-permanentek%2Fnova",
  );
});
