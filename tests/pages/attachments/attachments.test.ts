import sharp from "sharp";
import { expect, test } from "vitest";
import { uuids } from "#tests/cast/people.ts";
import { heic } from "#tests/kit/heic.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const tab = `/kartoteka/${uuids.jana}?tab=prilohy`;
const form = `/kartoteka/${uuids.jana}/nove-prilohy`;
const pdf = (name: string) => new File(["%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n"], name);
const program = (name: string) => new File(["MZ\x90\0"], name);

test("an empty tab explains itself and links to the form; files are attached and listed", async () => {
  const someone = visitor("paramedic");
  const empty = await someone.get(tab);
  expect([empty.text(".empty h2"), empty.all(".empty a")[0]!.getAttribute("href")]).toEqual([
    "Zatím žádné přílohy",
    form,
  ]);
  const page = await someone.get(form);
  expect(page.document.querySelector("main input[type=file][multiple]")!.getAttribute("name")).toBe("files");
  expect([page.title, page.document.querySelector("main form")!.getAttribute("enctype")]).toEqual([
    "Přidat přílohy | Motus",
    "multipart/form-data",
  ]);
  const sent = await someone.upload(
    form,
    { type: "MEDICAL", idempotencyKey: "first" },
    { files: [pdf("nález.pdf"), pdf("zpráva z nemocnice.pdf")] },
  );
  expect(sent.location).toBe(tab);
  const list = await someone.follow(sent);
  expect(list.text(".flash")).toContain("2 přílohy jsou uložené.");
  expect(list.text("tbody")).toMatch(
    /zpráva z nemocnice\.pdf zdravotnická 16\. 3\. 2026 10:00 .*Šindelář 1 kB nález\.pdf/,
  );
});

test("files that are refused are named at their field with the reason, the others are attached, and sending again attaches none twice", async () => {
  const someone = visitor("paramedic");
  const send = () =>
    someone.upload(
      form,
      { type: "ADMINISTRATIVE", idempotencyKey: "second" },
      { files: [pdf("průkaz.pdf"), program("faktura.pdf"), new File([], "prázdný.pdf"), pdf("smlouva.pdf.exe")] },
    );
  const refused = await send();
  expect([refused.status, refused.title]).toEqual([400, "Chyba: Přidat přílohy | Motus"]);
  expect(refused.all(".field.wrong .err").map(({ structuredText }) => structuredText.trim())).toEqual([
    "faktura.pdf: Tento druh souboru nepřijímáme. Nahrajte obrázek, PDF nebo dokument.",
    "prázdný.pdf: Soubor je prázdný. Zkontrolujte, zda se uložil celý.",
    expect.stringContaining("smlouva.pdf.exe: Takový název soubor mít nemůže"),
  ]);
  expect(refused.text("[role=alert]")).toMatch(
    /^Některé soubory uložit nešlo Soubory: faktura\.pdf: .*Soubory: prázdný\.pdf: /,
  );
  expect(refused.text(".note.ok")).toContain("1 příloha je uložená.");
  expect(refused.document.querySelector("input[value=ADMINISTRATIVE]")!.hasAttribute("checked")).toBe(true);
  await send();
  expect((await someone.get(tab)).all("tbody tr")).toHaveLength(3);
  const big = await someone.upload(
    form,
    { type: "MEDICAL" },
    { files: [new File(["%PDF-1.4\n", new Uint8Array(50_000_000)], "velký.pdf")] },
  );
  expect([big.status, big.text(".err")]).toEqual([
    413,
    "velký.pdf: To je příliš velké. Pošlete menší soubor nebo kratší text.",
  ]);
  expect((await someone.upload(form, { type: "MEDICAL" }, { files: [] })).text(".err")).toBe(
    "Vyberte aspoň jeden soubor.",
  );
  expect(
    (await someone.upload(form, { type: "MEDICAL" }, { files: Array.from({ length: 12 }, () => pdf("a.pdf")) })).text(
      ".err",
    ),
  ).toContain("nejvýše 10");
});

test("an upload by script gets the next address, or the refusals", async () => {
  const someone = visitor("admin");
  const done = await someone.upload(`${form}/odeslat`, { type: "MEDICAL" }, { files: [pdf("skriptem.pdf")] });
  expect([done.status, JSON.parse(done.html)]).toEqual([200, { href: tab }]);
  expect((await someone.get(tab)).text(".flash")).toContain("1 příloha je uložená.");
  const refused = await someone.upload(
    `${form}/odeslat`,
    { type: "MEDICAL" },
    { files: [program("x.pdf"), pdf("y.pdf")] },
  );
  expect([refused.status, JSON.parse(refused.html)]).toEqual([
    400,
    { files: [expect.stringContaining("x.pdf: Tento druh")], attached: 1 },
  ]);
});

test("a page shows an attachment in a embedded, changes its audience, and removes it after a question", async () => {
  const someone = visitor("paramedic");
  const [address] = (await someone.get(tab)).all("tbody a").map((link) => link.getAttribute("href")!);
  const page = await someone.get(address!);
  expect([page.title, page.text("h1")]).toEqual(["Příloha | Motus", "y.pdf"]);
  const embedded = page.document.querySelector("iframe")!.getAttribute("src")!;
  expect((await someone.get(embedded)).headers.get("content-type")).toBe("application/pdf");
  expect((await visitor("receptionist").get(address!)).status).toBe(404);
  expect((await visitor("foreign").get(address!)).status).toBe(404);
  const changed = await someone.follow(await someone.post(address!, { type: "ADMINISTRATIVE" }));
  expect(changed.text(".flash")).toContain("Druh přílohy je změněný.");
  const reception = visitor("receptionist");
  expect((await reception.get(tab)).all("tbody tr").map((row) => row.querySelector("a")!.text)).toEqual([
    "y.pdf",
    "průkaz.pdf",
  ]);
  expect((await reception.get(`${address}/odebrat`)).text("main")).toMatch(
    /^Odebrat přílohu\? Jana Dvořáčková .*Soubor y\.pdf z karty zmizí\./,
  );
  const removed = await reception.follow(await reception.post(`${address}/odebrat`, {}));
  expect([removed.text(".flash"), removed.all("tbody tr").length]).toEqual(["Příloha je odebraná.", 1]);
  expect([(await someone.get(address!)).status, (await someone.get(embedded)).status]).toEqual([404, 404]);
});

test("a picture has a small one in the list, which is let out as the picture itself is", async () => {
  const someone = visitor("admin");
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const list = await someone.follow(
    await someone.upload(form, { type: "MEDICAL" }, { files: [new File([png], "koleno.png")] }),
  );
  const small = list.document.querySelector("tbody img")!.getAttribute("src")!;
  const { status, headers } = await someone.get(small);
  expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await visitor("receptionist").get(small)).status).toBe(404);
});

test("a phone's HEIC has a small picture in the list and a large one on its page; an undecodable one is stored for download", async () => {
  const someone = visitor("admin");
  const damaged = new File([heic().subarray(0, 300)], "poškozený.heic");
  const list = await someone.follow(
    await someone.upload(form, { type: "MEDICAL" }, { files: [damaged, new File([heic()], "IMG_0001.HEIC")] }),
  );
  const [photo, other] = list.all("tbody tr");
  const page = await someone.get(photo!.querySelector("a")!.getAttribute("href")!);
  for (const picture of [photo!.querySelector("img")!, page.document.querySelector(".preview img")!].map((image) =>
    image.getAttribute("src")!,
  )) {
    const { status, headers } = await someone.get(picture);
    expect([status, headers.get("content-type"), headers.get("content-disposition")]).toEqual([
      200,
      "image/webp",
      expect.stringMatching(/^inline/),
    ]);
    expect((await visitor("receptionist").get(picture)).status).toBe(404);
  }
  expect(
    (
      await someone.get(
        page
          .all(".head a")
          .find((link) => link.text.includes("Stáhnout"))!
          .getAttribute("href")!,
      )
    ).headers.get("content-type"),
  ).toBe("image/heic");
  const kept = await someone.get(other!.querySelector("a")!.getAttribute("href")!);
  expect([other!.querySelector("img"), kept.text(".note")]).toEqual([
    null,
    "Tento druh souboru prohlížeč neukáže. Stáhněte si ho.",
  ]);
});

test("reception adds a medical file and does not see it afterwards; a card of another centre, or an archived one, accepts none", async () => {
  const reception = visitor("receptionist");
  const sent = await reception.upload(form, { type: "MEDICAL" }, { files: [pdf("od lékaře.pdf")] });
  expect((await reception.follow(sent)).text("tbody")).not.toContain("od lékaře");
  expect(
    (await reception.upload(`/kartoteka/${uuids.foreign}/nove-prilohy`, { type: "MEDICAL" }, { files: [pdf("a.pdf")] }))
      .status,
  ).toBe(404);
  const archived = await reception.upload(
    `/kartoteka/${uuids.archived}/nove-prilohy`,
    { type: "MEDICAL" },
    { files: [pdf("a.pdf")] },
  );
  expect([archived.status, archived.text("[role=alert]")]).toEqual([
    409,
    expect.stringContaining("Karta je v archivu."),
  ]);
});

test("a checkbox removes location and device from photographs; one that cannot be cleaned is named at its field, and not stored", async () => {
  const someone = visitor("paramedic");
  const photo = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a63" } })
      .withExif({ IFD0: { Make: "SECRET" } })
      .jpeg()
      .toBuffer(),
  );
  const page = await someone.get(form);
  const box = page.document.querySelector("main input[name=withoutMetadata]")!;
  expect([box.getAttribute("type"), box.hasAttribute("checked")]).toEqual(["checkbox", false]);
  expect(box.parentNode!.text).toMatch(
    /^Odstranit z\s+fotografií místo, čas a\s+přístroj.*PDF, DICOM a\s+ostatní soubory zůstanou, jak jsou/,
  );
  const send = (ticked: boolean, name: string, content = photo) =>
    someone.upload(
      form,
      { type: "MEDICAL", idempotencyKey: "photos", ...(ticked && { withoutMetadata: "on" }) },
      { files: [new File([content], name)] },
    );
  const saved = async (sent: Awaited<ReturnType<typeof send>>) => {
    const attachment = await someone.get(
      (await someone.follow(sent)).document.querySelector("tbody a")!.getAttribute("href")!,
    );
    return (await someone.get(attachment.document.querySelector(".preview img")!.getAttribute("src")!)).html;
  };
  expect(await saved(await send(true, "rameno.jpg"))).not.toContain("SECRET");
  expect(await saved(await send(false, "rameno.jpg"))).toContain("SECRET");
  const refused = await send(true, "useknutá.jpg", photo.subarray(0, -2));
  expect([refused.status, refused.text(".field.wrong .err")]).toEqual([
    400,
    expect.stringMatching(/^useknutá\.jpg: Z\s+tohoto souboru údaje o\s+místě a\s+přístroji odstranit nejde/),
  ]);
  expect(refused.document.querySelector("main input[name=withoutMetadata]")!.hasAttribute("checked")).toBe(true);
  expect((await someone.get(tab)).text("tbody")).not.toContain("useknutá");
});
