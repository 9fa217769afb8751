import { expect, test } from "vitest";
import { password, uuids } from "#tests/cast/people.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { testPages, type Visitor } from "#tests/kit/pages.ts";

const { visitor, clock, database } = await testPages();
const setting = "/nastaveni/zdravotnicke-zarizeni/podepisovani-zprav";
const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));

async function draft() {
  const someone = visitor("paramedic");
  const address = `/kartoteka/${uuids.karel}/nova-zprava?attendanceId=0`;
  const sent = await someone.post(address, {
    ...(await someone.get(address)).filled("form#report"),
    content: "Flexe 115°",
  });
  const sign = `/kartoteka/zaznam/${/report=([\w-]+)/.exec(sent.location!)![1]!}/podpis`;
  return { someone, sign, form: async () => (await someone.get(sign)).filled("main form") };
}

/** Sets the authentication of signing, as an administrator who has just logged in. */
async function ask(proof: string, admin = visitor("admin")) {
  await database.owner.query("update sessions set authenticated_at = $1", [clock.now]);
  return admin.post(setting, { ...(await admin.get(setting)).filled("main form"), proof });
}

/**
 * Turns the second factor on from the page that leads there; answers the key, the recovery codes, and the next address.
 */
async function turnOn(someone: Visitor, from: string) {
  const turning = from.replaceAll("&amp;", "&");
  const sent = await someone.post(turning, { password });
  const key = (await someone.follow(sent)).text(".secret").replace(/\s/g, "");
  const done = await someone.post(sent.location!, { code: codeAt(key, clock.now) });
  pass(60);
  return {
    key,
    codes: done.all(".codes code").map((code) => code.text),
    next: done.document.querySelector("main .btn.main")!.getAttribute("href")!,
  };
}
let telephone = { key: "", codes: [""] };

test("a centre that requires the password at signing gets no signature without it, nor by guessing", async () => {
  const admin = visitor("admin");
  expect((await visitor("paramedic").get(setting)).status).toBe(403);
  const { someone, sign, form } = await draft();
  expect(Object.keys(await form())).not.toContain("password");
  const page = await admin.get(setting);
  expect(page.filled("main form").proof).toEqual(["NONE"]);
  expect((await admin.follow(await ask("PASSWORD", admin))).text(".flash")).toContain("Nastavení podpisu je uložené.");

  const { password: _asked, ...without } = await form();
  const silent = await someone.post(sign, without);
  expect([silent.status, silent.text("[role=alert]")]).toEqual([
    403,
    expect.stringContaining("Podpis potvrďte svým heslem."),
  ]);
  const empty = await someone.post(sign, { ...without, password: "" });
  expect([empty.status, empty.text(".field.wrong")]).toEqual([400, expect.stringContaining("Heslo")]);
  const wrong = await someone.post(sign, { ...(await form()), password: "tohle to není" });
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([400, expect.stringContaining("Heslo:")]);
  expect(wrong.html).not.toContain("tohle to není");
  const signed = await someone.follow(await someone.post(sign, { ...(await form()), password }));
  expect(signed.text(".flash")).toContain("Zpráva je podepsaná.");
  expect(signed.text(".seal")).toContain("Petr Šindelář, potvrzeno heslem");

  // The confirmation served that one signature.
  const next = await draft();
  const { password: _again, ...unconfirmed } = await next.form();
  expect((await next.someone.post(next.sign, unconfirmed)).status).toBe(403);
  for (let guess = 0; guess < 10; guess++)
    await next.someone.post(next.sign, {
      ...unconfirmed,
      idempotencyKey: `guess ${guess}`,
      password: `hádám ${guess}`,
    });
  expect((await next.someone.post(next.sign, { ...(await next.form()), password })).status).toBe(429);
  pass(16 * 60);
  expect((await next.someone.post(next.sign, { ...(await next.form()), password })).status).toBe(302);
});

test("a code can be required by administrators with a second factor, who see which signers have none", async () => {
  const admin = visitor("admin");
  const before = await admin.get(setting);
  expect(before.all("input[type=radio]").map((choice) => choice.getAttribute("value"))).toEqual(["NONE", "PASSWORD"]);
  expect(before.text("main")).toContain("Kód můžete zvolit, až si dvoufázové přihlášení sami zapnete.");
  const refused = await ask("CODE");
  expect([refused.status, refused.text("[role=alert]")]).toEqual([
    409,
    expect.stringContaining("Nejdřív zapněte dvoufázové přihlášení sobě"),
  ]);
  const odd = await ask("ANYTHING");
  expect([odd.status, odd.text(".field.wrong")]).toEqual([400, expect.stringContaining("Při podpisu se zeptat")]);
  const { next } = await turnOn(
    admin,
    before.document.querySelector("main form a[href*=zapnuti]")!.getAttribute("href")!,
  );
  expect(next).toBe(setting);
  const after = await admin.get(next);
  expect(after.all("input[type=radio]").length).toBe(3);
  // The desk signs nothing, nor does an administrator who is no health professional.
  expect(after.all("main form li").map((person) => person.text)).toEqual(["Petr Šindelář"]);
  expect((await admin.follow(await ask("CODE", admin))).text(".flash")).toContain("Nastavení podpisu je uložené.");
  expect((await admin.get(setting)).filled("main form").proof).toEqual(["CODE"]);
});

test("a signer without a second factor is led to turn it on, and comes back to the report as it was written", async () => {
  const { someone, sign } = await draft();
  const first = await someone.get(sign);
  expect([first.status, first.text("main"), first.all("main form").length]).toEqual([
    200,
    expect.stringMatching(/Nejdřív si zapněte dvoufázové přihlášení.*Flexe 115°/),
    0,
  ]);
  const on = first.document.querySelector("main .btn.main")!.getAttribute("href")!.replaceAll("&amp;", "&");
  expect((await someone.get(on)).all("main p a").at(-1)!.getAttribute("href")).toBe(sign);
  const { next, ...made } = await turnOn(someone, on);
  expect(next).toBe(sign);
  const page = await someone.get(next);
  const field = page.document.querySelector("input[name=code]")!;
  expect([field.getAttribute("autocomplete"), field.getAttribute("inputmode"), page.text("main")]).toEqual([
    "one-time-code",
    "numeric",
    expect.stringContaining("Flexe 115°"),
  ]);
  telephone = made;
});

test("a code signs once, is never echoed, and is named with the signature, on paper too", async () => {
  const { someone, sign, form } = await draft();
  const filled = await form();
  const silent = await someone.post(sign, { ...filled, code: "" });
  expect([silent.status, silent.text(".field.wrong")]).toEqual([400, expect.stringContaining("Kód")]);
  const wrong = await someone.post(sign, { ...filled, code: "000001" });
  expect([wrong.status, wrong.title, wrong.text("[role=alert]"), wrong.html.includes("000001")]).toEqual([
    400,
    "Chyba: Podepsat zprávu? | Motus",
    expect.stringContaining("Kód nesouhlasí"),
    false,
  ]);
  const code = codeAt(telephone.key, clock.now);
  const sent = await someone.post(sign, { ...filled, code });
  const signed = await someone.follow(sent);
  expect([signed.text(".flash"), signed.text(".seal")]).toEqual([
    "Zpráva je podepsaná.",
    expect.stringContaining("Petr Šindelář, potvrzeno jednorázovým kódem"),
  ]);
  expect((await someone.get(sign.replace(/\/podpis$/, ""))).text(".seal")).toContain("potvrzeno jednorázovým kódem");
  // The same form sent twice finds the report signed.
  expect((await someone.post(sign, { ...filled, code })).location).toBe(sent.location);
  const next = await draft();
  const again = await someone.post(next.sign, { ...(await next.form()), code });
  expect([again.status, again.text("[role=alert]")]).toEqual([400, expect.stringContaining("už byl použit")]);
});

test("a form whose code has just been used by an equal one signs, instead of refusing the code", async () => {
  pass(60);
  const { someone, sign, form } = await draft();
  const filled = { ...(await form()), code: codeAt(telephone.key, clock.now) };
  // The moment between the two steps of the first form: the code is used, the report not signed.
  const first = await someone.post(sign, { ...filled, idempotencyKey: "first", version: "99" });
  expect(first.status).toBe(409);
  const second = await someone.post(sign, filled);
  expect(second.status).toBe(302);
  expect((await someone.follow(second)).text(".seal")).toContain("potvrzeno jednorázovým kódem");
});

test("a recovery code signs as well, and the number left is shown", async () => {
  const { someone, sign, form } = await draft();
  const other = (await someone.get(sign))
    .all("main form a")
    .find((link) => link.text.includes("záložní kód"))!
    .getAttribute("href")!;
  const page = await someone.get(other);
  expect([
    page.text("main form label"),
    page.document.querySelector("input[name=code]")!.getAttribute("inputmode"),
  ]).toEqual(["Záložní kód", undefined]);
  const signed = await someone.follow(await someone.post(other, { ...(await form()), code: telephone.codes[0]! }));
  expect(signed.text(".flash")).toBe("Zpráva je podepsaná. Zbývá vám 9 záložních kódů.");
});

test("a form with the password field is refused once the centre requires a code: the page then asks for it", async () => {
  await ask("PASSWORD");
  const { someone, sign, form } = await draft();
  const filled = await form();
  await ask("CODE");
  const refused = await someone.post(sign, { ...filled, password });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([
    403,
    expect.stringContaining("Podpis potvrďte kódem dvoufázového přihlášení."),
  ]);
  expect(Object.keys(refused.filled("main form"))).toContain("code");
  pass(60);
  expect(
    (await someone.post(sign, { ...refused.filled("main form"), code: codeAt(telephone.key, clock.now) })).status,
  ).toBe(302);
});

test("the questions are there in every language", async () => {
  const { someone, sign } = await draft();
  for (const [locale, hint, lacks] of [
    ["de", "Sechs Ziffern", "Alle, die Berichte unterschreiben, haben sie."],
    ["en", "six digits", "Everyone who signs reports has it."],
    ["sk", "Šesť číslic", "Majú ho všetci, ktorí podpisujú správy."],
  ] as const) {
    expect((await someone.get(`/${locale}${sign}`)).text("main form").toLowerCase()).toContain(hint.toLowerCase());
    expect((await visitor("admin").get(`/${locale}${setting}`)).text("main")).toContain(lacks);
  }
});
