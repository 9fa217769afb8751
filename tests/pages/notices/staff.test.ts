import { expect, test } from "vitest";
import { ids, password } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages({}, { SMTP_URL: "smtp://127.0.0.1:25" });
const { admin, receptionist, deactivated } = ids.profiles;
const settings = "/nastaveni/zdravotnicke-zarizeni/upozorneni";
const address = `${settings}/zamestnanci`;
const dana = visitor("admin");

test("an administrator chooses who of the staff gets which e-mails, and when", async () => {
  const before = await dana.get(settings);
  expect(before.text("main")).toContain("Rozpis na zítřek odchází každý večer v 19:00");
  expect(before.text("main")).toContain("Renata Malá renata@lipa.example ne ne");
  expect(before.text("main")).not.toContain("Odešlý");
  const form = await dana.get(address);
  expect(form.text("main form")).toContain("Šindelář Petr (petr@lipa.example)");
  const values = { ...form.filled("main form"), requests: [`${admin}`, `${receptionist}`], sheet: `${receptionist}` };
  const saved = await dana.follow(await dana.post(address, { ...values, sheetTime: "21:00" }));
  expect(saved.text(".flash")).toContain("E-maily zaměstnancům jsou nastavené.");
  expect(saved.text("main")).toContain("odchází každý večer v 21:00");
  expect(saved.text("main")).toContain("Renata Malá renata@lipa.example ano ano");
  expect(saved.text("main")).toMatch(/Marešová dana@lipa.example ano ne/);
  const again = (await dana.get(address)).filled("main form");
  expect([again.requests, again.sheet]).toEqual([[`${receptionist}`, `${admin}`], [`${receptionist}`]]);
  const none = { version: again.version!, was: again.was!, sheetTime: "19:00" };
  expect((await dana.follow(await dana.post(address, none))).text("main")).toContain("renata@lipa.example ne ne");
});

test("where the line to the mail server may be open, the settings say that no sheet goes, and why", async () => {
  for (const page of [settings, address])
    expect((await dana.get(page)).text(".note.warn")).toMatch(
      /neposíláme nikomu.*nemusí být šifrované.*requireTLS=true/,
    );
});

test("a strange time or profile is refused with the values kept, and so is a version that is not the last", async () => {
  const form = (await dana.get(address)).filled("main form");
  const late = await dana.post(address, { ...form, requests: `${admin}`, sheetTime: "3:00" });
  expect([late.status, late.title]).toEqual([400, expect.stringMatching(/^Chyba:/)]);
  expect(late.all("[name=requests][checked]").map((box) => box.getAttribute("value"))).toEqual([`${admin}`]);
  const gone = await dana.post(address, { ...form, sheet: `${deactivated}` });
  expect([gone.status, gone.all("[role=alert] a").length]).toEqual([400, 1]);
  const stale = await dana.post(address, { ...form, requests: `${admin}`, version: "0" });
  expect(stale.status).toBe(409);
});

test("the page is of administrators alone, and a sheet is switched on after reauthentication", async () => {
  for (const who of ["paramedic", "receptionist"] as const) {
    expect((await visitor(who).get(address)).status).toBe(403);
    expect((await visitor(who).post(address, { sheetTime: "19:00", version: "0" })).status).toBe(403);
  }
  await database.owner.query("update sessions set authenticated_at = null");
  const form = (await dana.get(address)).filled("main form");
  const led = await dana.post(address, { ...form, sheet: `${receptionist}` });
  expect(led.location).toMatch(/^\/potvrzeni-totoznosti\?redirect=/);
  const back = await dana.follow(await dana.post(led.location!, { password }));
  expect(back.filled("main form").sheet).toEqual([`${receptionist}`]);
  const done = await dana.follow(await dana.post(address, back.filled("main form")));
  expect(done.text("main")).toContain("renata@lipa.example ne ano");
});
