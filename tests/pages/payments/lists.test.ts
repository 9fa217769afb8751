import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { cashInvoice } from "#tests/kit/invoices/invoice-contents.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const uuid = "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa";

await owner.query(
  `with issued as (
     insert into invoices (uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by)
     values ($1, ${ids.center}, 2026, 1, '2026-03-16', $2, '', '2026-03-16 08:00Z', ${ids.profiles.receptionist}) returning id)
   insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines) select id, ${ids.payments.karel}, ${ids.center}, '{0}' from issued`,
  [uuid, { ...cashInvoice, uuid }],
);

test("invoices are listed with their payments, filtered by day, and saved as a file in the language of the page", async () => {
  const someone = visitor("admin");
  const payments = await someone.get("/platby");
  expect(payments.all("a").some((link) => link.getAttribute("href") === "/platby/faktury")).toBe(true);
  const page = await someone.get("/en/platby/faktury");
  expect(page.title).toBe("Invoices | Motus");
  expect(page.text("tbody")).toContain(cashInvoice.number);
  expect(page.document.querySelector("tbody th a")!.getAttribute("href")).toBe(`/en/kartoteka/faktura/${uuid}`);
  const [csv] = page.all("a[href*=format]").map((link) => link.getAttribute("href")!);
  expect(csv).toBe("/api/cms/datagrid/invoices?format=csv&language=en");
  const file = await someone.get(csv!);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(file.html).toContain(`Invoice;Customer;For;Issued`);
  expect((await someone.get("/platby/faktury?from=17.3.2026")).text("main")).toContain("žádná faktura není");
});

test("a file of the whole centre's patients leads through authentication back to its list; own ones need none", async () => {
  const list = "/platby/faktury?from=1.3.2026";
  const address = "/api/cms/datagrid/invoices?format=csv&language=cs";
  const visit = { accept: "text/html", referer: `http://localhost${list}` };
  await owner.query("update sessions set authenticated_at = null");
  const sent = await visitor("admin").get(address, visit);
  expect([sent.status, sent.headers.get("location")]).toEqual([
    302,
    `/potvrzeni-totoznosti?redirect=${encodeURIComponent(list)}`,
  ]);
  expect((await visitor("admin").get(address)).status).toBe(403);
  expect((await visitor("receptionist").get(address)).status).toBe(200);
  expect((await visitor("receptionist").get("/api/cms/datagrid/vouchers?format=csv")).status).toBe(403);
  expect((await visitor("receptionist").get("/api/cms/datagrid/voucherPresets?format=csv")).status).toBe(200);
  await owner.query("update sessions set authenticated_at = created_at");
});

test("received money is listed by its day, with the sums by method of the same days", async () => {
  const someone = visitor("admin");
  const page = await someone.get("/platby/prijate?from=16.3.2026&to=16.3.2026");
  expect(page.title).toBe("Přijaté platby | Motus");
  expect(page.all("tbody tr")).toHaveLength(1);
  expect(page.text("tbody").replace(/\s+/g, " ")).toContain("Tejp Karel Novák Kartou 250,50 Kč");
  expect(page.text("dl").replace(/\s+/g, " ").trim()).toBe("Kartou 250,50 Kč");
  expect((await someone.get("/platby/prijate?method=CASH")).text("main")).toContain("nic nepřišlo");
  expect((await someone.get("/platby/prijate?from=17.3.2026")).all("tbody tr")).toEqual([]);
  const [csv] = page.all("a[href*=format]").map((link) => link.getAttribute("href")!);
  expect((await someone.get(csv!)).html).toContain("Kdy;Kdy: kdo;Za co;Plátce;Jak;Pokladní doklad;Faktury;Částka");
});

test("a list is sorted by the links of its heads", async () => {
  const someone = visitor("admin");
  const priceHead = (await someone.get("/platby")).document.querySelector("thead th:last-child a")!;
  const sorted = await someone.get(priceHead.getAttribute("href")!);
  const prices = sorted.all("tbody td.r").map((cell) => cell.text.replace(/\s/g, " "));
  expect(prices).toEqual(["250,50 Kč", "300 Kč", "850 Kč"]);
  expect(sorted.document.querySelector("thead th:last-child")!.getAttribute("aria-sort")).toBe("ascending");
});

test("sold vouchers are listed with their patients and filtered by state", async () => {
  const someone = visitor("receptionist");
  expect((await someone.get("/platby/permanentky?tab=platne")).text("tbody")).toContain(
    "Skupina na zkoušku Anna Nováková 3× Skupinové cvičení 16. 6. 2026",
  );
  expect((await someone.get("/platby/permanentky?tab=archiv")).all("tbody tr")).toEqual([]);
});

test("a list at its address answers JSON, and refuses strangers by the status", async () => {
  const answer = await visitor("paramedic").get("/api/cms/datagrid/vouchers?state=VALID");
  expect(JSON.parse(answer.html)).toMatchObject({ total: 2, page: 1, pageSize: 50 });
  expect((await visitor("lonely").get("/api/cms/datagrid/vouchers")).status).toBe(403);
  expect((await visitor("admin").get("/api/cms/datagrid/none")).status).toBe(404);
  expect((await visitor("admin").get("/api/cms/datagrid/payments?state=x")).status).toBe(400);
});
