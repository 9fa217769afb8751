import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const newReport = `/kartoteka/${uuids.karel}/nova-zprava`;
const tab = `/kartoteka/${uuids.karel}?tab=prilohy`;
const pdf = (name: string) => new File(["%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n"], name);
const png = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  ],
  "žádanka.png",
);
const attached = (page: Page) => page.all(".files li").map((item) => item.structuredText.replace(/\s+/g, " ").trim());

/** Writes a report of Karel's and goes on to its attachments. */
async function write() {
  const someone = visitor("paramedic");
  const typed = {
    content: "Bez bolesti",
    date: "16. 3. 2026",
    time: "9:15",
    procedure: String(ids.procedures.therapy),
    duration: "45",
    patientAttendance: "",
  };
  const sent = await someone.post(newReport, {
    ...(await someone.get(newReport)).filled("form#report"),
    ...typed,
    then: "prilohy",
  });
  const form = sent.location!;
  const uuid = /report=([\w-]+)/.exec(form)![1]!;
  return { someone, form, uuid, page: `/kartoteka/${uuids.karel}?tab=dokumentace&report=${uuid}` };
}
const sign = async ({ someone, uuid }: Awaited<ReturnType<typeof write>>) =>
  someone.post(
    `/kartoteka/zaznam/${uuid}/podpis`,
    (await someone.get(`/kartoteka/zaznam/${uuid}/podpis`)).filled("main form"),
  );

test("the author of a report attaches files to it, which its page lists, its paper names and its card holds", async () => {
  const { someone, form, uuid, page } = await write();
  expect(form).toBe(`/kartoteka/${uuids.karel}/nove-prilohy?report=${uuid}`);
  const asked = await someone.get(form);
  expect([asked.title, asked.text("h1")]).toEqual([
    "Přidat přílohy | Motus",
    "Přílohy ke zprávě ze dne 16. 3. 2026 9:15",
  ]);
  expect(asked.all("main [name=type]")).toEqual([]);
  const sent = await someone.upload(form, { idempotencyKey: "first" }, { files: [png, pdf("propouštěcí zpráva.pdf")] });
  expect(sent.location).toBe(page);
  const shown = await someone.follow(sent);
  expect(shown.text(".flash")).toContain("2 přílohy jsou uložené.");
  expect(attached(shown)).toEqual(["žádanka.png 1 kB", "propouštěcí zpráva.pdf 1 kB"]);
  expect(
    (await someone.get(shown.document.querySelector(".files img")!.getAttribute("src")!)).headers.get("content-type"),
  ).toBe("image/webp");
  expect((await someone.get(tab)).text("tbody")).toContain("žádanka.png zdravotnická");
  const one = await someone.get(shown.document.querySelector(".files a")!.getAttribute("href")!);
  expect([one.text("h1"), one.document.querySelector(".facts a")!.getAttribute("href")]).toEqual(["žádanka.png", page]);
  for (const address of [
    `/kartoteka/zaznam/${uuid}`,
    `/kartoteka/zaznam/${uuid}/podpis`,
    `/kartoteka/zaznam/${uuid}/zaverecna-zprava`,
  ])
    expect([address, (await someone.get(address)).text("main .attached")]).toEqual([
      address,
      "Přílohy: žádanka.png, propouštěcí zpráva.pdf",
    ]);
});

test("a draft's page links to its files, and removing one leads back to it; signed, it keeps them", async () => {
  const report = await write();
  const { someone, form, page } = report;
  expect((await someone.get(page)).all(".head a").map((link) => link.getAttribute("href"))).toContain(form);
  const shown = await someone.follow(await someone.upload(form, {}, { files: [pdf("omyl.pdf"), pdf("zůstane.pdf")] }));
  const [wrong, right] = shown.all(".files a").map((link) => link.getAttribute("href")!);
  const removed = await someone.post(`${wrong}/odebrat`, (await someone.get(`${wrong}/odebrat`)).filled("main form"));
  expect(removed.location).toBe(page);
  expect(attached(await someone.follow(removed))).toEqual(["zůstane.pdf 1 kB"]);
  await sign(report);
  expect([
    (await someone.get(right!)).html.includes("/odebrat"),
    (await someone.get(page)).html.includes("nove-prilohy"),
  ]).toEqual([false, false]);
  const late = await someone.post(`${right}/odebrat`, {});
  expect([late.status, late.text("[role=alert]")]).toEqual([
    409,
    expect.stringMatching(/^Přílohu odebrat nešlo Zpráva už není rozepsaná/),
  ]);
});

test("a script that sends the files learns the way back to the report, or which of them were refused", async () => {
  const { someone, form, page } = await write();
  const address = form.replace("?", "/odeslat?");
  expect((await someone.get(address)).location).toBe(form);
  const done = await someone.upload(address, {}, { files: [pdf("skriptem.pdf")] });
  expect([done.status, JSON.parse(done.html)]).toEqual([200, { href: page }]);
  const refused = await someone.upload(address, {}, { files: [new File([], "prázdný.pdf"), pdf("druhý.pdf")] });
  expect([refused.status, JSON.parse(refused.html)]).toEqual([
    400,
    { files: [expect.stringContaining("prázdný.pdf: ")], attached: 1 },
  ]);
  expect(attached(await someone.get(page))).toEqual(["skriptem.pdf 1 kB", "druhý.pdf 1 kB"]);
});

test("files for a report that was signed since are each refused with the reason, and can be added to the card", async () => {
  const report = await write();
  const { someone, form, page } = report;
  await sign(report);
  const late = await someone.upload(form, {}, { files: [pdf("nález.pdf"), pdf("snímek.pdf")] });
  expect([late.status, late.title]).toEqual([409, "Chyba: Přidat přílohy | Motus"]);
  expect(late.all(".field.wrong .err").map(({ structuredText }) => structuredText.trim())).toEqual(
    ["nález.pdf", "snímek.pdf"].map((name) => expect.stringContaining(`${name}: Zpráva už není rozepsaná`)),
  );
  expect(late.document.querySelector(".note.warn a")!.getAttribute("href")).toBe(
    `/kartoteka/${uuids.karel}/nove-prilohy`,
  );
  expect(attached(await someone.get(page))).toEqual([]);
});

test("only the author adds to a draft, a report of another card or centre is not found, and reception sees none of it", async () => {
  const { someone, form, uuid, page } = await write();
  const shown = await someone.follow(await someone.upload(form, {}, { files: [pdf("nález.pdf")] }));
  const file = shown.document.querySelector(".files a")!.getAttribute("href")!;
  const colleague = visitor("admin");
  expect(attached(await colleague.get(page))).toEqual(["nález.pdf 1 kB"]);
  expect((await colleague.get(page)).html).not.toContain("nove-prilohy");
  expect((await colleague.get(file)).html).not.toContain("/odebrat");
  expect((await colleague.post(`${file}/odebrat`, {})).status).toBe(403);
  for (const [who, status] of [
    ["admin", 403],
    ["receptionist", 403],
    ["foreign", 404],
  ] as const) {
    expect([who, (await visitor(who).get(form)).status]).toEqual([who, status]);
    expect([who, (await visitor(who).upload(form, {}, { files: [pdf("cizí.pdf")] })).status]).toEqual([who, status]);
  }
  for (const wrong of [
    `/kartoteka/${uuids.jana}/nove-prilohy?report=${uuid}`,
    form.replace(uuid, uuids.jana),
    form.replace(uuid, "nic"),
  ]) {
    expect([wrong, (await someone.get(wrong)).status]).toEqual([wrong, 404]);
    expect([wrong, (await someone.upload(wrong, {}, { files: [pdf("jinam.pdf")] })).status]).toEqual([wrong, 404]);
  }
  const desk = visitor("receptionist");
  for (const address of [page, tab]) expect((await desk.get(address)).html).not.toContain("nález.pdf");
  expect((await desk.get(file)).status).toBe(404);
});
