import { expect, test } from "vitest";
import { ids, now, password, uuids } from "#tests/cast/people.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const forget = () => database.owner.query("update sessions set authenticated_at = null");
const asks = (place: string) => `/potvrzeni-totoznosti?redirect=${encodeURIComponent(place)}`;
const factor = "/nastaveni/osobni/dvoufazove-prihlaseni";
const required = "/nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni";
const erase = `/kartoteka/${uuids.karel}/vymaz`;
const thanks = "Děkujeme, teď to můžete dokončit.";

test("a form that requires reauthentication is kept, leads through its page, and is completed afterwards without asking again", async () => {
  const dana = visitor("admin");
  await forget();
  const version = (await dana.get(erase)).value("version")!;
  const led = await dana.post(erase, {
    version,
    requestedOn: "1. 3. 2026",
    request: "Odstěhoval se",
    idempotencyKey: "x",
  });
  expect(led.location).toMatch(/^\/potvrzeni-totoznosti\?redirect=%2Fkartoteka%2F[^&]+%3Fkept%3D/);
  const page = await dana.follow(led);
  expect([page.title, page.text("main")]).toEqual([
    "Potvrďte, že jste to vy | Motus",
    expect.stringMatching(/napište prosím znovu své heslo.*PIN tu nestačí/),
  ]);
  const wrong = await dana.post(led.location!, { password: "wrong" });
  expect([wrong.status, wrong.value("password"), wrong.text("[role=alert]")]).toEqual([
    400,
    undefined,
    expect.stringContaining("heslo"),
  ]);
  const back = await dana.post(led.location!, { password });
  const form = await dana.follow(back);
  expect([form.text(".flash"), form.value("request"), form.value("requestedOn")]).toEqual([
    expect.stringContaining(thanks),
    "Odstěhoval se",
    "1. 3. 2026",
  ]);
  const done = await dana.post(erase, {
    version: form.value("version")!,
    requestedOn: "1. 3. 2026",
    idempotencyKey: "y",
  });
  expect(done.location).not.toContain("potvrzeni");
  expect((await dana.post(`${required}/vyzadovani`, { of: "NOBODY" })).location).toBe(required);
});

test("a patient's copy leads to reauthentication, and from there to the card with the link", async () => {
  const petr = visitor("paramedic");
  await forget();
  const led = await petr.get(`/kartoteka/${uuids.jana}/kopie-udaju`);
  expect(led.location).toBe(asks(`/kartoteka/${uuids.jana}?tab=zakladni-udaje#rights`));
  const card = await petr.follow(await petr.post(led.location!, { password }));
  expect(card.text(".flash")).toContain(thanks);
  expect(
    (await petr.get(card.all("a[data-hard][href$=kopie-udaju]")[0]!.getAttribute("href")!)).headers.get("content-type"),
  ).toBe("application/zip");
});

test("a user with a second factor is asked for a code; a foreign address is not followed, and an anonymous user logs in", async () => {
  const milan = visitor("manager");
  await milan.post(`${factor}/zapnuti`, { password });
  const phone = await milan.get(`${factor}/zapnuti/kod`);
  const key = new URL(
    phone.document.querySelector("main a[href^=otpauth]")!.getAttribute("href")!.replaceAll("&amp;", "&"),
  ).searchParams.get("secret")!;
  const codes = (await milan.post(`${factor}/zapnuti/kod`, { code: codeAt(key, now) })).document
    .querySelector("a[download]")!
    .getAttribute("href")!;
  await forget();
  const end = `/nastaveni/zdravotnicke-zarizeni/uzivatele/${ids.profiles.receptionist}/odhlaseni`;
  const led = await milan.post(end, {});
  expect(led.location).toBe(asks(end));
  const page = await milan.follow(led);
  expect([page.text("main"), page.all("[name=password]")]).toEqual([expect.stringContaining("opište prosím kód"), []]);
  const back = await milan.follow(
    await milan.post(led.location!, { code: /[A-Z2-9]{4}(-[A-Z2-9]{4}){2}/.exec(decodeURIComponent(codes))![0] }),
  );
  expect([back.text(".flash"), back.text("h1")]).toEqual([
    expect.stringContaining("Zbývá vám 9 záložních kódů"),
    "Odhlásit ze všech zařízení?",
  ]);
  expect((await visitor("admin").post(asks("//evil.example"), { password })).location).toBe("/");
  expect((await visitor(null).get(asks(end))).location).toContain("/prihlaseni?redirect=");
});

test.each([
  ["rezervacni-udaje/pravidla", "introductoryText"],
  ["upozorneni/e-mail/3", "message"],
  ["upozorneni/sms/1", "message"],
])(
  "the form at %s, which steers money or messages, asks for reauthentication and keeps what was typed",
  async (place, field) => {
    const address = `/nastaveni/zdravotnicke-zarizeni/${place}`;
    const dana = visitor("admin");
    const form = await dana.get(address);
    const fields = form.filled("main form");
    await forget();
    const led = await dana.post(address, { ...fields, [field]: "Prosíme, plaťte předem." });
    expect(led.location).toMatch(/^\/potvrzeni-totoznosti\?redirect=/);
    const back = await dana.follow(await dana.post(led.location!, { password }));
    expect([back.text(".flash"), back.value(field)]).toEqual([
      expect.stringContaining(thanks),
      "Prosíme, plaťte předem.",
    ]);
    expect((await dana.post(address, back.filled("main form"))).status).toBe(302);
  },
);
