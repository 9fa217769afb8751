import { expect, test } from "vitest";
import { testPages, type Visitor } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
type Page = Awaited<ReturnType<Visitor["get"]>>;

const form = (list: string, back: string, view?: number) =>
  `/pohled?list=${list}${view ? `&view=${view}` : ""}&back=${encodeURIComponent(back)}`;
const heads = (page: Page) => page.all("thead th").map((head) => head.text.trim());
const hrefs = (page: Page, selector: string) => page.all(selector).map((link) => link.getAttribute("href")!);
const views = (page: Page) => hrefs(page, "nav[aria-label=Pohledy] a");
/** The columns of the form as a browser would send them. */
const columns = (page: Page) =>
  Object.fromEntries(
    page.all("tbody tr").flatMap((row) => {
      const key = row.querySelector("input[type=hidden]")!;
      const box = row.querySelector("input[type=checkbox]")!;
      return [
        [key.getAttribute("name")!, key.getAttribute("value")!],
        ...(box.hasAttribute("checked") ? [[box.getAttribute("name")!, "on"]] : []),
      ];
    }),
  );
const order = (page: Page) =>
  Object.entries(columns(page)).flatMap(([name, value]) => (name.endsWith(".key") ? [value] : []));

test("a view of payments keeps chosen columns, the filter and the sort, until another one is chosen", async () => {
  const someone = visitor("admin");
  const list = await someone.get("/platby?tab=nezaplacene&sort=price");
  expect([heads(list), views(list)]).toEqual([["Za co", "Plátce", "Vznikla", "Stav", "Cena"], []]);
  const [arrange] = hrefs(list, 'a[href^="/pohled"]');
  expect(arrange).toBe(form("payments", "/platby?tab=nezaplacene&sort=price"));
  const fresh = await someone.get(arrange!);
  expect(fresh.title).toBe("Nový pohled na seznam | Motus");
  const sent = await someone.post(arrange!, {
    name: "Dlužníci",
    "columns[0].key": "price",
    "columns[0].shown": "on",
    "columns[1].key": "created",
    "columns[2].key": "symbol",
    "columns[2].shown": "on",
    withQuery: "on",
  });
  expect(sent.location).toBe("/platby?tab=nezaplacene&sort=price&view=payments-1");
  const after = await someone.follow(sent);
  expect(after.text(".flash")).toContain("Pohled Dlužníci je uložený.");
  expect(heads(after)).toEqual(["Za co", "Cena", "Variabilní symbol"]);
  const later = await someone.get("/platby");
  expect(heads(later)).toEqual(["Za co", "Cena", "Variabilní symbol"]);
  expect(views(later)).toEqual(["/platby?view=payments-0", "/platby?tab=nezaplacene&sort=price&view=payments-1"]);
  expect(heads(await someone.get("/platby?view=payments-0"))).toHaveLength(5);
  expect(heads(await someone.get("/platby"))).toHaveLength(5);
  expect(heads(await someone.get("/platby?view=invoices-1&view=payments-1"))).toHaveLength(5);
  expect(views(await visitor("manager").get("/platby"))).toEqual([]);
});

test("a column is moved by a button without scripts, and what was typed stays", async () => {
  const someone = visitor("manager");
  const address = form("voucherPresets", "/nastaveni/zdravotnicke-zarizeni/sablony-permanentek");
  const page = await someone.get(address);
  const before = order(page);
  const moved = await someone.post(address, { ...columns(page), name: "Ceny", move: "0-1" });
  expect([moved.status, moved.value("name"), moved.all("[role=alert]")]).toEqual([200, "Ceny", []]);
  expect(order(moved)).toEqual([before[1], before[0], ...before.slice(2)]);
  const saved = await someone.post(address, { ...columns(moved), name: moved.value("name")!, withQuery: "on" });
  expect(saved.location).toBe("/nastaveni/zdravotnicke-zarizeni/sablony-permanentek?view=voucherPresets-1");
  const sorted = await someone.get("/nastaveni/zdravotnicke-zarizeni/sablony-permanentek?sort=price");
  expect(views(sorted)[1], "it is a view without a sort").toBe(saved.location);
  expect(heads(await someone.get(saved.location!)).slice(1, 3)).toEqual(
    heads(await visitor("admin").get("/nastaveni/zdravotnicke-zarizeni/sablony-permanentek"))
      .slice(1, 3)
      .reverse(),
  );
});

test("a view needs a name and a column; a list without the user's permission, and one that is unknown, are refused", async () => {
  const someone = visitor("receptionist");
  const address = form("vouchers", "/platby/permanentky");
  const page = await someone.post(address, { name: "", "columns[0].key": "validTo", withQuery: "on" });
  expect([page.status, page.title]).toEqual([400, "Chyba: Nový pohled na seznam | Motus"]);
  expect(page.text("[role=alert]")).toContain("Vyplňte název. Vyberte aspoň jeden sloupec.");
  expect((await someone.get(form("months", "/platby/mesice"))).status).toBe(403);
  expect((await someone.get(form("lists", "/platby"))).status).toBe(404);
  expect((await someone.get(form("vouchers", "/platby", 7))).status).toBe(404);
  const elsewhere = await someone.get(form("vouchers", "//evil.example/x"));
  expect(hrefs(elsewhere, "main a")).toEqual(["/", "/"]);
});

test("a view is changed, kept as a new one, and removed after a question", async () => {
  const someone = visitor("paramedic");
  const list = "/platby/permanentky";
  const typed = { name: "Moje", "columns[0].key": "validTo", "columns[0].shown": "on" };
  await someone.post(form("vouchers", list), typed);
  expect(views(await someone.get(`${list}?tab=platne`))[1]).toBe(`${list}?tab=platne&view=vouchers-1`);
  const address = form("vouchers", list, 1);
  const page = await someone.get(address);
  expect([page.title, page.value("name"), page.value("version")]).toEqual(["Pohled na seznam | Motus", "Moje", "1"]);
  await someone.post(address, { ...typed, version: "1", name: "Platnost" });
  const stale = await someone.post(address, { ...typed, version: "1", name: "Jinak" });
  expect([stale.status, stale.text("main")]).toEqual([409, expect.stringContaining("Platnost")]);
  await someone.post(address, { ...typed, version: "2", name: "Druhý", as: "new" });
  const question = `/pohled/odebrani?list=vouchers&view=2&back=${encodeURIComponent(list)}`;
  expect((await someone.get(question)).text("main")).toContain("Druhý");
  const removed = await someone.post(question, { version: "1" });
  expect(removed.location).toBe(list);
  const after = await someone.follow(removed);
  expect(after.text(".flash")).toContain("Pohled je odstraněný.");
  expect(after.all("nav[aria-label=Pohledy] a").map((link) => link.text)).toEqual(["Všechny sloupce", "Platnost"]);
});
