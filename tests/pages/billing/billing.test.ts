import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";
import { alza, companyRegisterServer } from "#tests/kit/servers/company-register.ts";

const { visitor, database } = await testPages(
  {},
  { MOTUS_ARES_URL: await companyRegisterServer({ "27082440": alza, "10000071": 500 }) },
);
const page = "/nastaveni/zdravotnicke-zarizeni/fakturacni-udaje";

test("a company of the register is filled into the form, and saved with the account", async () => {
  const klara = visitor("admin");
  const list = await klara.get("/nastaveni/zdravotnicke-zarizeni");
  expect(list.text("main")).toContain("Fakturační údaje");
  const found = await klara.get(`${page}?ico=270 82 440`);
  expect([found.value("companyName"), found.value("vatNumber"), found.value("address.obecNazev")]).toEqual([
    "Alza.cz a.s.",
    "CZ27082440",
    "Praha",
  ]);
  const wrong = await klara.post(page, {
    ...found.filled("main form[method=post]"),
    accountNumberCze: "19-2000145398/0800",
  });
  expect([wrong.status, wrong.value("companyName")]).toEqual([400, "Alza.cz a.s."]);
  expect(wrong.text("[role=alert]")).toContain("Číslo účtu nebo kód banky nesouhlasí.");
  const saved = await klara.post(page, {
    ...wrong.filled("main form[method=post]"),
    accountNumberCze: "19-2000145399/0800",
  });
  const shown = await klara.follow(saved);
  expect(shown.text(".flash")).toContain("Fakturační údaje jsou uložené.");
  expect(shown.text("main")).toMatch(/Doplňujeme podle čísla účtu: CZ65\s0800\s0000\s1920\s0014\s5399\./);
  const moved = await klara.post(page, {
    ...shown.filled("main form[method=post]"),
    accountNumberCze: "280154417/0300",
  });
  expect((await klara.follow(moved)).text("main")).toMatch(/CZ11\s0300/);
  const { rows } = await database.owner.query("select count(distinct recipient)::int as people from mails");
  expect(rows).toEqual([{ people: 2 }]);
});

test("a number that is wrong or unknown, and a register that is away, are said next to the search", async () => {
  const klara = visitor("admin");
  const note = async (ico: string) => (await klara.get(`${page}?ico=${ico}`)).text(".note");
  expect(await note("27082441")).toContain("IČO nesouhlasí.");
  expect(await note("25063677")).toContain("Registr takové IČO nezná.");
  expect(await note("10000071")).toContain("Vyplňte údaje ručně");
});

test("invoices are turned on once there is an account; another's newer version is shown", async () => {
  const manager = visitor("manager");
  const before = await manager.get(page);
  const on = `${page}/zapnuti`;
  const turned = await manager.post(on, { ...(await manager.get(on)).filled("main form") });
  expect((await manager.follow(turned)).text("main")).toContain("Zapnuto");
  const klara = visitor("admin");
  await klara.post(page, { ...(await klara.get(page)).filled("main form[method=post]"), companyName: "Lípa s. r. o." });
  const stale = await manager.post(page, { ...before.filled("main form[method=post]"), person: "Jan Lípa" });
  expect([stale.status, stale.value("companyName"), stale.value("person")]).toEqual([409, "Lípa s. r. o.", "Jan Lípa"]);
});

test("a payer of VAT says when passes are taxed; others are not asked", async () => {
  const klara = visitor("admin");
  expect((await visitor("foreign").get(page)).text("main")).not.toContain("permanentky");
  const asked = await klara.get(page); // The register has said that the company pays VAT.
  expect(asked.text("main")).toMatch(/Kdy se daní permanentky.*S jednou sazbou při prodeji/);
  const chosen = asked.filled("main form[method=post]");
  expect(chosen.voucherVat).toEqual(["BY_RATES"]);
  const saved = await klara.follow(await klara.post(page, { ...chosen, voucherVat: "USED" }));
  expect(saved.filled("main form[method=post]").voucherVat).toEqual(["USED"]);
  const stale = await klara.post(page, { ...chosen, voucherVat: "SOLD", idempotencyKey: "another" });
  expect([stale.status, stale.text("main")]).toEqual([409, expect.stringMatching(/Porovnejte obě verze.*při čerpání/)]);
});

test("a change of VAT says from which day, which stays as it was typed when it is no day", async () => {
  const klara = visitor("admin");
  const payer = (await klara.get(page)).filled("main form[method=post]");
  expect([payer.vatPayer, payer.vatPayerFrom]).toEqual([["on"], [""]]);
  const { vatPayer: _checked, ...former } = payer;
  const without = await klara.post(page, former);
  expect([without.status, without.text("[role=alert]")]).toEqual([
    400,
    expect.stringMatching(/Změna DPH ode dne.*Zadejte den, od kterého to platí\./),
  ]);
  const wrong = await klara.post(page, { ...former, vatPayerFrom: "31. 6. 2026" });
  expect([wrong.status, wrong.value("vatPayerFrom")]).toEqual([400, "31. 6. 2026"]);
  const saved = await klara.follow(await klara.post(page, { ...former, vatPayerFrom: "1.7.", idempotencyKey: "july" }));
  expect(saved.text(".flash")).toContain("Fakturační údaje jsou uložené.");
  const stored = saved.filled("main form[method=post]");
  expect([stored.vatPayer, stored.vatPayerFrom]).toEqual([undefined, [expect.stringMatching(/^1\.\s7\.\s2026$/)]]);
  const german = await klara.get(`/de${page}`);
  expect(german.value("vatPayerFrom")).toMatch(/^1\.\s?7\.\s?2026$/);
  const back = await klara.post(`/de${page}`, {
    ...german.filled("main form[method=post]"),
    vatPayer: "on",
    vatPayerFrom: "1.8.2026",
    idempotencyKey: "august",
  });
  expect(back.status).toBe(302);
});

test("only administrators see billing information, in every language", async () => {
  for (const who of ["paramedic", "receptionist"] as const) expect((await visitor(who).get(page)).status).toBe(403);
  expect((await visitor("foreign").get(page)).value("companyName")).not.toContain("Lípa");
  for (const locale of ["de", "en", "sk"])
    expect((await visitor("admin").get(`/${locale}${page}`)).text("main")).not.toContain("billing");
});

test("the fee of a missed visit and the hours of a late excuse are set by an administrator, and offered on the visit", async () => {
  const [klara, renata] = [visitor("admin"), visitor("receptionist")];
  const rules = "/nastaveni/zdravotnicke-zarizeni/zmeskane-navstevy";
  expect((await renata.get(rules)).status).toBe(403);
  const form = (await klara.get(rules)).filled("main form[method=post]");
  expect(form).toMatchObject({ feePercent: ["100"], lateHours: ["0"] });
  const wrong = await klara.post(rules, { ...form, feePercent: "150", lateHours: "dva" });
  expect([wrong.status, wrong.value("feePercent"), wrong.value("lateHours")]).toEqual([400, "150", "dva"]);
  expect(wrong.text("[role=alert]")).toMatch(/Poplatek v procentech ceny/);
  const saved = await klara.follow(await klara.post(rules, { ...form, feePercent: "50" }));
  expect(saved.text(".flash")).toContain("Uloženo, platí od 16. 3. 2026.");
  expect((await klara.get(rules)).text("tbody")).toMatch(/16. 3. 2026 50 0 Původně 100 0/);
  const stale = await klara.post(rules, { ...form, feePercent: "60", idempotencyKey: "another" });
  expect([stale.status, stale.value("feePercent"), stale.text("main")]).toEqual([
    409,
    "60",
    expect.stringMatching(/Porovnejte obě verze.*50/),
  ]);
  const both = await klara.post(rules, { ...form, feePercent: "x", validFrom: "1. 1. 2040", idempotencyKey: "both" });
  expect(both.text("[role=alert]")).toMatch(/Poplatek v procentech ceny: .*Platí od: .*nejvýš pět let/);
  const past = await klara.post(rules, { ...form, validFrom: "15. 3. 2026", idempotencyKey: "past" });
  expect([past.status, past.value("validFrom"), past.text("[role=alert]")]).toEqual([
    400,
    "15. 3. 2026",
    expect.stringMatching(/Platí od/),
  ]);
  const now = (await klara.get(rules)).filled("main form[method=post]");
  await klara.post(rules, { ...now, feePercent: "80", validFrom: "1. 1. 2027" });
  const coming = await klara.get(rules);
  expect(coming.text("tbody")).toMatch(/^1. 1. 2027 80 0 Odebrat/);
  const logged = await klara.get("/nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti");
  expect(logged.text("tbody")).toContain("změna nastavení od dne (Zmeškané návštěvy)");
  const removal = coming.document.querySelector("tbody a")!.getAttribute("href")!;
  const asked = await klara.get(removal);
  expect(asked.text("main")).toContain("Odebrat budoucí změnu?");
  const removed = await klara.follow(await klara.post(removal, asked.filled("main form[method=post]")));
  expect([removed.text(".flash"), removed.text("tbody")]).toEqual([
    expect.stringContaining("Změna je odebraná."),
    expect.not.stringContaining("2027"),
  ]);
  const visit = `/editace-udalosti/${ids.events.janaTherapy}`;
  await renata.post(`${visit}/ucast`, { state: "NOT_EXCUSED" });
  expect((await renata.get(visit)).text(".visits")).toMatch(/Poplatek 475\sKč/);
  await renata.post(`${visit}/ucast`, { state: "NOT_SET" });
});

test("the numbers of invoices go on from another program; a lower one stays in the form with its fault", async () => {
  const klara = visitor("admin");
  const series = `${page}/ciselna-rada/faktury`;
  expect((await klara.get(page)).text("main")).toMatch(/Faktury\s*2026-0001/);
  const form = (await klara.get(series)).filled("main form");
  const typed = { ...form, prefix: "FV", separator: "", digits: "5", next: "412" };
  const saved = await klara.follow(await klara.post(series, typed));
  expect(saved.text(".flash")).toContain("Další číslo je FV202600412.");
  expect(saved.text("main")).toContain("FV202600412");
  const stale = await klara.post(series, { ...typed, next: "500" });
  expect(stale.status).toBe(409);
  const lower = await klara.post(series, { ...(await klara.get(series)).filled("main form"), next: "411" });
  expect([lower.status, lower.value("next")]).toEqual([400, "411"]);
  expect(lower.text("[role=alert]")).toContain("Další číslo jde jen zvýšit");
  const taken = await klara.post(series, {
    ...(await klara.get(series)).filled("main form"),
    prefix: "D",
    separator: "-",
  });
  expect(taken.text("[role=alert]")).toContain("Zvolte jinou předponu.");
  expect((await klara.get(`${page}/ciselna-rada/jine`)).status).toBe(404);
  expect((await visitor("receptionist").get(series)).status).toBe(403);
});
