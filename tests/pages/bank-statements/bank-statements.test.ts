import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";
import { ACCOUNT, camtFile, csvFile, gpcFile, joinedFile } from "#tests/kit/bank/statement-files.ts";

const { visitor, database } = await testPages();
await database.owner.query(
  `insert into billing_information (medical_center_id, company_name, iban, account_number_cze, town) values ($1, 'Rehabilitace U Lípy', $2, $3, 'Praha')`,
  [ids.center, ACCOUNT.iban, ACCOUNT.number],
);
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const someone = visitor("receptionist");
const fields = (page: { filled(selector: string): Record<string, string | string[]> }) =>
  page.filled("main form") as Record<string, string>;
async function send(file: File, typed: Record<string, string> = {}) {
  const form = fields(await someone.get("/platby/vypisy/novy"));
  delete form.file;
  return someone.upload("/platby/vypisy/novy", { ...form, ...typed }, { file: [file] });
}

test("a statement is imported: what fits is booked with a link to its payment, the rest says why it waits", async () => {
  expect((await someone.get("/platby/vypisy")).text("main")).toContain("Zatím žádné výpisy");
  const sent = await send(
    gpcFile([
      { amount: 85_000, vs: "26900001", name: "Jana Dvořáčková", reference: "1" },
      { amount: 20_000, vs: "26900004", name: "Anna Malá", reference: "2" },
      { amount: -50_000, name: "Nájem", reference: "3" },
    ]),
  );
  expect(sent.location).toMatch(/^\/platby\/vypisy\/\d+$/);
  const page = await someone.follow(sent);
  expect(page.text(".flash")).toContain("Výpis je načtený. Zaúčtováno: 1, čeká na rozhodnutí: 1.");
  const rows = page.all("tbody tr").map((row) => spaced(row.structuredText));
  expect(rows).toEqual([
    expect.stringMatching(/^13\. 3\. 2026 Jana Dvořáčková 26900001 Zaúčtováno Jana Dvořáčková 850 Kč$/),
    expect.stringContaining("Čeká Symbol odpovídá platbě, částka ne."),
    expect.stringMatching(/neuvedena Odchozí -500 Kč$/),
  ]);
  const payment = await someone.get(`/platby/${ids.payments.jana}`);
  expect(spaced(payment.text("main"))).toMatch(
    /13\. 3\. 2026 Převodem Pohyb na účtu Potvrzení o platbě Renata \S+ 850 Kč/,
  );
  expect(spaced((await someone.get("/platby/vypisy")).text("tbody"))).toMatch(/1\. 3\. 2026 – 14\. 3\. 2026 7 .* 3 1$/);
});

test("a movement that waits is booked on the payment that somebody chooses", async () => {
  const { rows } = await database.owner.query("select id from bank_movements where variable_symbol = '26900004'");
  const address = `/platby/vypisy/pohyb/${rows[0].id}`;
  const page = await someone.get(address);
  expect(spaced(page.text("#bank-movement"))).toContain("Anna Nováková: zbývá 300 Kč");
  const form = page.filled("#bank-movement");
  const empty = await someone.post(address, form);
  expect([empty.status, empty.all("[role=alert]").length]).toEqual([400, 1]);
  const booked = await someone.post(address, { ...form, payment: page.value("payment")! });
  expect((await someone.follow(booked)).text("main")).toContain("Nic nečeká");
});

test("a payment is found by its symbol, and a movement is left out with a reason", async () => {
  await send(camtFile([{ amount: 5_000, name: "Kdosi", reference: "L-1" }]));
  const { rows } = await database.owner.query("select max(id) as id from bank_movements");
  const address = `/platby/vypisy/pohyb/${rows[0].id}`;
  expect((await someone.get(address)).text("main")).toContain("Žádná nezaplacená platba neodpovídá.");
  expect((await someone.get(`${address}?symbol=26900004`)).all("[name=payment]").length).toBe(1);
  expect((await someone.get(`${address}?symbol=26900001`)).text("main")).toContain("s tímto symbolem není");
  const question = await someone.get(`${address}/vynechani`);
  expect((await someone.post(`${address}/vynechani`, fields(question))).status).toBe(400);
  const out = await someone.post(`${address}/vynechani`, { ...fields(question), reason: "Vklad majitele" });
  expect((await someone.follow(out)).text(".flash")).toContain("Pohyb je vynechaný.");
  expect((await someone.get(address)).text("main")).toContain("Vklad majitele");
});

test("a table asks for its columns, which stay as they were chosen after a fault", async () => {
  const file = (reference: string) => csvFile([{ amount: 100, reference }], "Den;Kolik;Značka;Kdo;Text;Č.");
  const form = await send(file("C-1"));
  expect([form.status, form.text("h1")]).toEqual([200, "Sloupce výpisu"]);
  const missing = await someone.post("/platby/vypisy/novy", { ...fields(form), day: "0" });
  expect([missing.status, spaced(missing.text("[role=alert]"))]).toEqual([400, expect.stringContaining("Částka")]);
  expect(missing.all('[name=day] option[value="0"][selected]').length).toBe(1);
  const wrong = await someone.post("/platby/vypisy/novy", { ...fields(missing), day: "1", amount: "1" });
  expect([wrong.status, spaced(wrong.text("main"))]).toEqual([
    400,
    expect.stringContaining("Datu nerozumíme. Možná je to jiný sloupec. Řádek 3."),
  ]);
  const read = await someone.post("/platby/vypisy/novy", { ...fields(wrong), day: "0", amount: "1" });
  expect((await someone.follow(read)).text("h1")).toBe("Výpis z účtu");
  const again = await send(file("C-2"), { chooseColumns: "on" });
  expect([again.status, again.text("h1")]).toEqual([200, "Sloupce výpisu"]);
  expect(again.all('[name=amount] option[value="1"][selected]').length).toBe(1);
});

test("a statement that comes again, of another account, or none at all says so", async () => {
  const file = () => camtFile([{ amount: 9_900, reference: "A-1" }]);
  await send(file());
  expect((await someone.follow(await send(file()))).text(".flash")).toContain("Podruhé se nic nezaúčtovalo.");
  const other = await send(camtFile([{ amount: 1, reference: "1" }], "CZ9455000000001011038930"));
  expect([other.status, other.text("[role=alert]")]).toEqual([409, expect.stringContaining("není z účtu zařízení")]);
  const both = [camtFile([{ amount: 2, reference: "2" }]), camtFile([], "CZ9455000000001011038930")];
  const own = await someone.follow(await send(await joinedFile(both)));
  expect(own.text(".flash")).toContain("Výpisy jiných účtů jsme vynechali: CZ9455000000001011038930.");
  const none = await send(new File(["<a>"], "vypis.xml"));
  expect([none.status, spaced(none.text("main"))]).toEqual([400, expect.stringContaining("XML je poškozené.")]);
  const form = fields(await someone.get("/platby/vypisy/novy"));
  delete form.file;
  const empty = await someone.upload("/platby/vypisy/novy", form, {});
  expect([empty.status, empty.text("[role=alert]")]).toEqual([400, expect.stringContaining("Vyberte soubor.")]);
});

test("a table that was read by wrong columns is read again, and its import is removed", async () => {
  const file = () => csvFile([{ amount: 47_100, vs: "20260313", reference: "Z-1" }], "Den;Kolik;Co;Kdo;Text;Č.");
  const asked = await send(file());
  const misread = await someone.post("/platby/vypisy/novy", { ...fields(asked), day: "2", amount: "1" });
  expect((await someone.follow(misread)).text("main")).toContain("13. 3. 2026");
  const again = await send(file(), { chooseColumns: "on" });
  const read = await someone.post("/platby/vypisy/novy", { ...fields(again), day: "0", variableSymbol: "2" });
  const page = await someone.follow(read);
  expect(page.text(".flash")).toContain("Nahrazeno: 1, zaúčtováno: 0, čeká na rozhodnutí: 1.");
  expect((await someone.get(misread.location!)).status).toBe(404);
  const question = await someone.get(`${read.location}/odebrani`);
  expect(spaced(question.text("main"))).toContain("Pohyby: 1 Jeho pohyby zmizí");
  const removed = await someone.follow(await someone.post(`${read.location}/odebrani`, fields(question)));
  expect(removed.text(".flash")).toContain("Výpis je odebraný.");
  const { rows } = await database.owner.query("select count(*)::int as n from bank_movements where amount = 47100");
  expect(rows).toEqual([{ n: 0 }]);
});

test("an import of which something is booked offers no removal", async () => {
  const { rows } = await database.owner.query("select statement_id as id from bank_movements where booked > 0 limit 1");
  const address = `/platby/vypisy/${rows[0].id}/odebrani`;
  const question = await someone.get(address);
  expect(spaced(question.text("main"))).toContain("Odebrat půjde, až ty platby stornujete.");
  expect(question.all(".acts button").length).toBe(0);
  const forced = await someone.post(address, fields(question));
  expect([forced.status, forced.text("[role=alert]")]).toEqual([409, expect.stringContaining("už je zaúčtováno")]);
});
