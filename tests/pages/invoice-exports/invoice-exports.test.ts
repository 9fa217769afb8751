import { expect, test } from "vitest";
import { tokens } from "#tests/cast/people.ts";
import { addInvoices } from "#tests/kit/invoices/add-invoices.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database, app, site } = await testPages();
await addInvoices(database.owner, 3);
const list = "/platby/export";
const march = `${list}?from=1.3.2026&to=31.3.2026`;

test("an export is checked, begun, followed and saved without scripts, and removed", async () => {
  const dana = visitor("admin");
  const page = await dana.get(march);
  expect(page.title).toBe("Exporty pro účetní | Motus");
  expect(page.text("main")).toContain("3 faktury v období 1. 3. 2026 – 31. 3. 2026.");
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

test("the typed days are those that are exported and checked; wrong ones stay in the form with their fault", async () => {
  const dana = visitor("admin");
  const form = (await dana.get(list)).filled("#export");
  const typed = (from: string, to: string) => dana.post(list, { ...form, from, to, then: "check" });
  const checked = await dana.follow(await typed("1. 3.", "31. 3."));
  expect([checked.text("main"), checked.value("from"), checked.all("tbody tr")]).toEqual([
    expect.stringContaining("3 faktury v období 1. 3. 2026 – 31. 3. 2026."),
    expect.stringMatching(/^1\.\s3\.\s2026$/),
    [],
  ]);
  for (const [from, to, fault] of [
    ["31. 2. 2026", "31. 3. 2026", "Takové datum neexistuje."],
    ["2. 3. 2026", "1. 3. 2026", "Do: "],
    ["1. 3. 2024", "1. 4. 2026", "Do: "],
  ] as const) {
    const wrong = await typed(from, to);
    expect([wrong.status, wrong.value("from"), wrong.text("[role=alert]")]).toEqual([
      400,
      from,
      expect.stringContaining(fault),
    ]);
  }
});

test("roles but administrators see no exports", async () => {
  for (const who of ["receptionist", "paramedic"] as const) expect((await visitor(who).get(list)).status).toBe(403);
  expect((await visitor("receptionist").get("/platby")).all(`a[href="${list}"]`)).toEqual([]);
});

test("programs begin an export by POST and fetch it by GET", async () => {
  const dana = visitor("admin");
  const address = "/api/app/payment/invoices-export";
  const begun = await dana.post(`${address}?from=2026-03-01&to=2026-03-31&format=INVOICES_SET`, {});
  const { id } = JSON.parse(begun.html);
  expect([begun.status, (await dana.get(`${address}?id=${id}`)).status]).toEqual([202, 202]);
  const withoutBody = new Request(`http://motus.example${address}?from=2026-03-01&to=2026-03-31&format=INVOICES_SET`, {
    method: "POST",
    headers: { host: "motus.example", "x-authorization": tokens.admin, "sec-fetch-site": "same-origin" },
  });
  expect((await site.fetch(withoutBody)).status).toBe(202);
  await app.queue.drain();
  expect((await dana.get(`${address}?id=${id}`)).headers.get("content-type")).toBe("application/zip");
  expect((await visitor("foreign").get(`${address}?id=${id}`)).status).toBe(404);
  expect((await dana.post(`${address}?from=2026-03-01&to=2026-03-31&format=OTHER`, {})).status).toBe(400);
  expect(
    (await visitor("receptionist").post(`${address}?from=2026-03-01&to=2026-03-31&format=INVOICES_SET`, {})).status,
  ).toBe(403);
});
