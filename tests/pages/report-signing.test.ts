import { expect, test } from "vitest";
import { password, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, clock } = await testPages();
const setting = "/nastaveni/zdravotnicke-zarizeni/podepisovani-zprav";

async function draft() {
  const someone = visitor("paramedic");
  const address = `/kartoteka/${uuids.karel}/nova-zprava?attendanceId=0`;
  const sent = await someone.post(address, { ...(await someone.get(address)).filled("form#report"), content: "Flexe 115°" });
  const sign = `/kartoteka/zaznam/${/report=([\w-]+)/.exec(sent.location!)![1]!}/podpis`;
  return { someone, sign, form: async () => (await someone.get(sign)).filled("main form") };
}

test("a centre that asks for the password at signing gets no signature without it, nor by guessing", async () => {
  const admin = visitor("admin");
  expect((await visitor("paramedic").get(setting)).status).toBe(403);
  const { someone, sign, form } = await draft();
  expect(Object.keys(await form())).not.toContain("password");
  const ask = await admin.get(setting);
  expect(ask.text("main")).toContain("Zapnout");
  expect((await admin.follow(await admin.post(setting, ask.filled("main form")))).text(".flash")).toContain("Nastavení podpisu je uložené.");

  const { password: _asked, ...without } = await form();
  const silent = await someone.post(sign, without);
  expect([silent.status, silent.text("[role=alert]")]).toEqual([403, expect.stringContaining("Podpis potvrďte svým heslem.")]);
  const wrong = await someone.post(sign, { ...(await form()), password: "tohle to není" });
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([400, expect.stringContaining("Heslo:")]);
  expect(wrong.html).not.toContain("tohle to není");
  const signed = await someone.follow(await someone.post(sign, { ...(await form()), password }));
  expect(signed.text(".flash")).toContain("Zpráva je podepsaná.");

  // What was confirmed served that one signature.
  const next = await draft();
  const { password: _again, ...unconfirmed } = await next.form();
  expect((await next.someone.post(next.sign, unconfirmed)).status).toBe(403);
  for (let guess = 0; guess < 10; guess++) await next.someone.post(next.sign, { ...unconfirmed, idempotencyKey: `guess ${guess}`, password: `hádám ${guess}` });
  expect((await next.someone.post(next.sign, { ...(await next.form()), password })).status).toBe(429);
  clock.now = new Date(clock.now.getTime() + 16 * 60_000);
  expect((await next.someone.post(next.sign, { ...(await next.form()), password })).status).toBe(302);
});
