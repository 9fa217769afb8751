import { expect, test } from "vitest";
import { addInvoices } from "#tests/kit/invoices/add-invoices.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database, app } = await testPages();
await addInvoices(database.owner, 3);
const list = "/platby/export";
const march = `${list}?from=1.3.2026&to=31.3.2026`;

test("an export is checked, begun, followed and saved without scripts, and removed", async () => {
  const dana = visitor("admin");
  const page = await dana.get(march);
  expect(page.title).toBe("Exporty pro účetní | Motus");
  expect(page.text("main")).toContain("3 faktury v tomto období.");
  const sent = await dana.post(march, { ...page.filled("#export"), kind: "INVOICES_SET" });
  const waiting = await dana.follow(sent);
  expect(waiting.text(".flash")).toContain("Export se připravuje.");
  expect(waiting.text("tbody")).toMatch(
    /1\. 3\. 2026 – 31\. 3\. 2026 Faktury \(ZIP\) .* Připravuje se: \d z 3 Odebrat/,
  );
  expect(waiting.text("main")).toContain("Obnovit stav");
  await app.queue.drain();
  const done = await dana.get(list);
  const link = done.document.querySelector("tbody a[download]")!;
  expect(link.text).toBe("faktury-2026-03-01-2026-03-31.zip");
  expect((await dana.get(link.getAttribute("href")!)).status).toBe(200);
  const remove = done.document.querySelector('tbody a[href$="odebrani"]')!.getAttribute("href")!;
  const question = await dana.get(remove);
  expect(question.text("main")).toContain("Odebrat export?");
  const gone = await dana.follow(await dana.post(remove, question.filled("main form")));
  expect(gone.text("main")).toContain("Zatím žádný export");
  expect((await dana.get(link.getAttribute("href")!)).status).toBe(404);
});

test("days in the wrong order are not exported, and other roles see no exports", async () => {
  expect((await visitor("admin").get(`${list}?from=2.3.2026&to=1.3.2026`)).text("main")).toContain(
    "Období musí končit",
  );
  for (const who of ["receptionist", "paramedic"] as const) expect((await visitor(who).get(list)).status).toBe(403);
  expect((await visitor("receptionist").get("/platby")).all(`a[href="${list}"]`)).toEqual([]);
});

test("programs begin an export by POST and fetch it by GET", async () => {
  const dana = visitor("admin");
  const address = "/api/app/payment/invoices-export";
  const begun = await dana.post(`${address}?from=2026-03-01&to=2026-03-31&format=INVOICES_SET`, {});
  const { id } = JSON.parse(begun.html);
  expect([begun.status, (await dana.get(`${address}?id=${id}`)).status]).toEqual([202, 202]);
  await app.queue.drain();
  expect((await dana.get(`${address}?id=${id}`)).headers.get("content-type")).toBe("application/zip");
  expect((await visitor("foreign").get(`${address}?id=${id}`)).status).toBe(404);
  expect((await dana.post(`${address}?from=2026-03-01&to=2026-03-31&format=OTHER`, {})).status).toBe(400);
  expect(
    (await visitor("receptionist").post(`${address}?from=2026-03-01&to=2026-03-31&format=INVOICES_SET`, {})).status,
  ).toBe(403);
});
