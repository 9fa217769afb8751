import { expect, test } from "vitest";
import { uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const address = "/nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni";
const png = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  ],
  "logo.png",
);

test("an administrator fills in the text on documents, and a report's paper carries it", async () => {
  const someone = visitor("admin");
  expect(
    (await someone.get("/nastaveni/zdravotnicke-zarizeni")).all("main a").map((link) => link.getAttribute("href")),
  ).toContain(address);
  const form = (await someone.get(address)).filled("form#center");
  expect(form).toMatchObject({ name: ["Rehabilitace U Lípy"] });
  const typed = {
    ...form,
    "address.uliceNazev": "Lipová",
    "address.cisloDomovni": "418",
    "address.psc": "37001",
    "address.obecNazev": "České Budějovice",
  };
  const refused = await someone.upload(
    address,
    { ...typed, name: "", email: "kdesi" },
    { logo: [new File(["MZ"], "logo.png")] },
  );
  expect([refused.status, refused.value("address.uliceNazev")]).toEqual([400, "Lipová"]);
  expect(refused.all("[role=alert] a").map((link) => link.getAttribute("href"))).toEqual([
    "#center-name",
    "#center-email",
  ]);
  const wrong = await someone.upload(address, typed, { logo: [new File(["%PDF-1.4\n%%EOF\n"], "logo.png")] });
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([
    400,
    expect.stringContaining("Logo musí být obrázek PNG, JPEG nebo WebP."),
  ]);
  const saved = await someone.follow(
    await someone.upload(address, { ...typed, idempotencyKey: "logo" }, { logo: [png] }),
  );
  expect(saved.text(".flash")).toContain("Údaje zařízení jsou uložené.");
  const paper = await visitor("receptionist").get(`/kartoteka/${uuids.jana}/titulni-list`);
  expect(paper.text("main")).toContain("Lipová 418, 370 01 České Budějovice");
  const logo = paper.document.querySelector(".letter header img")!.getAttribute("src")!;
  expect((await visitor("receptionist").get(logo)).headers.get("content-type")).toBe("image/png");
  expect((await visitor("foreign").get(logo)).status).toBe(404);
});

test("a concurrent change is shown next to the typed values; the logo is removed with a tick; others have no such page", async () => {
  const someone = visitor("manager");
  const page = await someone.get(address);
  const [form, logo] = [page.filled("form#center"), page.document.querySelector("img.logo")!.getAttribute("src")!];
  await someone.upload(address, { ...form, phone: "601 000 111", removeLogo: "on" }, {});
  expect((await someone.get(address)).document.querySelector("img.logo")).toBeNull();
  expect((await someone.get(logo)).status).toBe(404);
  const stale = await someone.upload(address, { ...form, phone: "601 000 222", idempotencyKey: "stale" }, {});
  expect([stale.status, stale.text(".note table").replace(/\s/g, " ")]).toEqual([
    409,
    expect.stringContaining("Telefon 601 000 222 +420 601 000 111"),
  ]);
  for (const who of ["paramedic", "receptionist"] as const) expect((await visitor(who).get(address)).status).toBe(403);
});
