import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const entry = (direction: string, amount: string, reason = "Drobné") => ({ direction, amount, reason });

test("deposits and withdrawals are recorded with a receipt, and the book shows the balance after each", async () => {
  const someone = visitor("receptionist");
  expect((await someone.get("/pokladna")).text("main")).toContain("Žádné pohyby");
  const after = await someone.follow(await someone.post("/pokladna/pohyb", entry("IN", "1000")));
  expect(after.text(".flash")).toContain("Zapsáno pod číslem P1-2026-0001.");
  const receipt = await someone.get(after.all(".flash a")[0]!.getAttribute("href")!);
  expect(spaced(receipt.text("main"))).toContain("Účel Drobné Částka 1 000,00 Kč Slovy jeden tisíc Kč");
  const refused = await someone.post("/pokladna/pohyb", entry("OUT", "1001", "Banka"));
  expect(refused.status).toBe(400);
  expect(refused.text("main")).toContain("V pokladně tolik není.");
  const book = await someone.follow(await someone.post("/pokladna/pohyb", entry("OUT", "400", "Banka")));
  expect(spaced(book.text("tbody"))).toMatch(
    /V1-2026-0001 .* Banka Renata Malá 400 Kč 600 Kč P1-2026-0001 .* 1 000 Kč/,
  );
  expect(spaced(book.text("dl"))).toBe("Počáteční stav 0 Kč Příjem 1 000 Kč Výdej 400 Kč Konečný stav 600 Kč");
});

test("administrators turn months and boxes, reception has its day, and a paramedic no book", async () => {
  const admin = visitor("admin");
  const before = await admin.get("/pokladna?month=2026-02");
  expect(before.text("main")).toContain("únor 2026");
  expect((await admin.get("/pokladna?month=2026-04")).text("dl")).toContain("600");
  expect((await admin.get(`/pokladna?box=${ids.cashBoxes.gym}`)).text("main")).toContain("Tělocvična U Lípy");
  expect((await admin.get("/pokladna?month=nic")).text("main")).toContain("březen 2026");
  expect((await visitor("receptionist").get("/pokladna")).text("main")).not.toContain("Předchozí měsíc");
  expect((await visitor("paramedic").get("/pokladna")).status).toBe(403);
  expect((await visitor("paramedic").get("/platby")).text("main")).not.toContain("Pokladní kniha");
});

test("the book is printed in the order of its receipts, and saved as a file", async () => {
  const admin = visitor("admin");
  const book = await admin.get("/pokladna?month=2026-03");
  const print = await admin.get(book.all("a[href*=tisk]")[0]!.getAttribute("href")!);
  expect([print.status, print.title]).toEqual([200, "Pokladní kniha | Motus"]);
  expect(spaced(print.text("main"))).toContain("Pokladní kniha");
  expect(print.all("tbody th").map((cell) => cell.text.trim())).toEqual(["P1-2026-0001", "V1-2026-0001"]);
  expect(spaced(print.text("tfoot"))).toBe("Počáteční stav 0 Kč Konečný stav 1 000 Kč 400 Kč 600 Kč");
  expect((await admin.get("/pokladna/tisk?month=2026-03&page=2")).status).toBe(404);
  const [csv] = book.all("a[href*=format]").map((link) => link.getAttribute("href")!);
  const lines = (await admin.get(csv!)).html.trim().split("\r\n");
  expect(lines[0]).toContain("Doklad;Kdy;Kdy: kdo;Pokladna;Od koho, komu;Účel;Příjem;Výdej;Zůstatek;Měna");
  expect(lines.slice(1).map((line) => line.split(";").slice(6, 9).join(" "))).toEqual([
    "1000,00  1000,00",
    " 400,00 600,00",
  ]);
});

test("reception's file and print have its own box and day, and a paramedic gets neither", async () => {
  const someone = visitor("receptionist");
  expect((await someone.get("/pokladna/tisk")).all("tbody tr")).toHaveLength(2);
  const address = (box: number) => `/api/cms/datagrid/cashEntries?cashBox=${box}`;
  const count = async (box: number) => JSON.parse((await someone.get(address(box))).html).total;
  expect([await count(ids.cashBoxes.first), await count(ids.cashBoxes.gym)]).toEqual([2, 0]);
  for (const path of ["/pokladna/tisk", address(ids.cashBoxes.first)])
    expect((await visitor("paramedic").get(path)).status).toBe(403);
});
