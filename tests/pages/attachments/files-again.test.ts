import { expect, test } from "vitest";
import { emails, ids, password, uuids, type Role } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, clock, database } = await testPages();
const center = "/nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni";
const logo = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  ],
  "logo.png",
);
const pdf = new File(["%PDF-1.4\ntajný obsah\n%%EOF\n"], "souhlas.pdf");
const again = "Soubory se bez přihlášení neukládají. Vyberte znovu, co jste chtěli poslat.";

/** Values of an untouched form, one for each name. */
const filledIn = (page: Page) =>
  Object.fromEntries(Object.entries(page.filled("main form")).map(([name, values]) => [name, [values].flat()[0]!]));

/** Sends a form whose session has ended since; answers the form that comes back after the login. */
async function sentTooLate(who: Role, address: string, fields: Record<string, string>, files: Record<string, File[]>) {
  const someone = visitor();
  const logIn = (place: string) => someone.post(place, { username: emails[who], password });
  await logIn("/prihlaseni");
  const filled = filledIn(await someone.get(address));
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  const sent = await someone.upload(address, { ...filled, ...fields }, files);
  return { someone, back: await someone.follow(await logIn(sent.location!)) };
}

test("a form restored after the login has its texts, and asks at the field for the file again", async () => {
  const { someone, back } = await sentTooLate("admin", center, { name: "Rehabilitace Pod Lípou" }, { logo: [logo] });
  expect([back.status, back.value("name")]).toEqual([200, "Rehabilitace Pod Lípou"]);
  const field = back.document.querySelector("input[name=logo]")!;
  expect([
    field.getAttribute("aria-invalid"),
    back.text(`#${field.getAttribute("aria-describedby")!.split(" ").at(-1)}`),
  ]).toEqual(["true", again]);
  expect([back.text("[role=alert] h2"), back.document.querySelector("[role=alert] a")!.getAttribute("href")]).toEqual([
    "Co jste napsali, tu zůstalo. Ještě zbývá:",
    `#${field.id}`,
  ]);
  expect(back.title).not.toContain("Chyba");
  const filled = filledIn(back);
  expect(Object.keys(filled)).not.toContain("filesAgain");
  const saved = await someone.follow(await someone.upload(center, filled, { logo: [logo] }));
  expect(saved.text(".flash")).toContain("Údaje zařízení jsou uložené.");
  expect((await someone.get(center)).value("name")).toBe("Rehabilitace Pod Lípou");
});

test("without a chosen file, there is no such hint", async () => {
  const { back } = await sentTooLate("admin", center, { name: "Bez loga" }, {});
  expect([back.value("name"), back.all("[role=alert]").length, back.html.includes(again)]).toEqual([
    "Bez loga",
    0,
    false,
  ]);
});

test("the same for a scan, of a new consent or later, and for attachments; none of their bytes is kept", async () => {
  const {
    rows: [wording],
  } = await database.owner.query(
    "insert into gdpr_wordings (medical_center_id, number, text, created_by) values ($1, 1, 'Informace', $2) returning id",
    [ids.center, ids.profiles.admin],
  );
  const recorded = await sentTooLate(
    "receptionist",
    `/kartoteka/${uuids.karel}/souhlas/novy`,
    { givenOn: "1. 3. 2026", wording: String(wording.id) },
    { document: [pdf] },
  );
  expect([recorded.back.value("givenOn"), recorded.back.text(".field.wrong .err")]).toEqual(["1. 3. 2026", again]);
  const {
    rows: [consent],
  } = await database.owner.query(
    "insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, created_by) values ($1, $2, $3, 'SIGNATURE', '2026-03-01', $4) returning id",
    [ids.center, ids.patients.jana, wording.id, ids.profiles.receptionist],
  );
  const later = await sentTooLate(
    "receptionist",
    `/kartoteka/${uuids.jana}/souhlas/${consent.id}/sken`,
    {},
    { file: [pdf] },
  );
  expect(later.back.text(".field.wrong .err")).toBe(again);
  const attached = await sentTooLate(
    "paramedic",
    `/kartoteka/${uuids.jana}/nove-prilohy`,
    { type: "ADMINISTRATIVE" },
    { files: [pdf, logo] },
  );
  expect([
    attached.back.filled("main form").type,
    attached.back.all(".field.wrong .err").map((said) => said.text),
  ]).toEqual([["ADMINISTRATIVE"], [again]]);
  // A form that is refused afterwards shows its errors then.
  const refused = await attached.someone.upload(`/kartoteka/${uuids.jana}/nove-prilohy`, { type: "MEDICAL" }, {});
  expect(refused.text(".field.wrong .err")).toBe("Vyberte aspoň jeden soubor.");
  const { rows } = await database.owner.query("select body from kept_forms");
  expect(rows.length).toBe(5);
  expect(rows.map(({ body }) => body).join()).not.toMatch(/tajn|souhlas\.pdf|logo\.png/);
  expect((await database.owner.query("select 1 from files where name = 'souhlas.pdf'")).rows).toEqual([]);
});

test("the hint exists in every language", async () => {
  for (const [locale, said] of [
    ["de", "Dateien werden ohne Anmeldung nicht gespeichert."],
    ["en", "Files are not kept while you are signed out."],
    ["sk", "Súbory sa bez prihlásenia neukladajú."],
  ] as const) {
    const { back } = await sentTooLate("admin", `/${locale}${center}`, { name: "Jinak" }, { logo: [logo] });
    expect(back.text(".field.wrong .err")).toContain(said);
  }
});
