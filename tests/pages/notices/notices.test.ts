import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const settings = "/nastaveni/zdravotnicke-zarizeni/upozorneni";
const messages = `/kartoteka/${uuids.jana}/zpravy`;

async function notice(state: string, more = "") {
  const { rows } = await database.owner.query(
    `insert into notices (medical_center_id, patient_card_id, cause, channel, occasion, state, send_at, settled_at, failure) values ($1, $2, gen_random_uuid(), 'EMAIL', 'BOOKED', $3, now(), now(), nullif($4, '')) returning id`,
    [ids.center, ids.patients.jana, state, more],
  );
  return rows[0].id as number;
}

test("an administrator finds the notices among the settings, and switches one on", async () => {
  const someone = visitor("admin");
  expect((await someone.get("/nastaveni/zdravotnicke-zarizeni")).text(".sheet")).toContain("Upozornění");
  const page = await someone.get(settings);
  expect(page.text("table")).toContain("Den předem Vypnuto Zapnout E-mail, Den předem Vypnuto");
  expect(page.text(".sheet")).toContain("Od 20:00 do 7:00 pacientům nepíšeme.");
  const sent = await someone.post(`${settings}/prepnuti/4`, { active: "true" });
  expect((await someone.follow(sent)).text("table")).toContain("Den předem Zapnuto Vypnout E-mail, Den předem");
  expect((await someone.get(`${settings}/prepnuti/21`)).status).toBe(404);
  for (const who of ["paramedic", "receptionist"] as const) expect((await visitor(who).get(settings)).status).toBe(403);
});

test("a text is replaced, shown in the preview with its size, and refused with an unknown word", async () => {
  const someone = visitor("admin");
  const address = `${settings}/sms/1`;
  const form = await someone.get(address);
  expect(form.value("message")).toContain("#datum#");
  expect(form.text("aside")).toMatch(/1 SMS, \d+\sznaků/);
  const refused = await someone.post(address, { message: "Termín #heslo#", version: "0" });
  expect([refused.status, refused.value("message")]).toEqual([400, "Termín #heslo#"]);
  expect(refused.text("[role=alert]")).toContain("Tohle slovo mezi křížky neznáme.");
  const typed = { message: "Přijďte #datum# v #cas#", version: "0", was: "{}" };
  const tried = await someone.post(address, { ...typed, then: "preview" });
  expect([tried.status, tried.value("message")]).toEqual([200, typed.message]);
  expect(tried.text("aside")).toContain("Přijďte 23. 3. 2026 v 9:30");
  expect((await someone.get(address)).text("aside")).not.toContain("Přijďte");
  const saved = await someone.follow(await someone.post(address, typed));
  expect(saved.text("aside")).toMatch(/Přijďte 23\. 3\. 2026 v 9:30 1 SMS, \d+\sznaků S\sdiakritikou/);
  expect((await someone.get(settings)).text("section:last-of-type table")).toContain(
    "česky, Nový termín, SMS (vlastní)",
  );
  expect((await someone.post(address, { message: "Jinak", version: "0", was: "{}" })).status).toBe(409);
});

test("a text of e-mails has its subject", async () => {
  const someone = visitor("manager");
  const address = `${settings}/e-mail/3`;
  const typed = { subject: "See you #datum#", message: "Dear #jmeno#", version: "0", was: "{}" };
  const tried = await someone.post(address, { ...typed, then: "preview" });
  expect([tried.value("subject"), tried.text("[role=alert]")]).toEqual([typed.subject, ""]);
  expect(tried.text("aside")).toMatch(/See you 23\sMar\s2026 Dear Jane Smith/);
  const saved = await someone.follow(await someone.post(address, typed));
  expect(saved.text("aside")).toMatch(/See you 23\sMar\s2026 Dear Jane Smith/);
});

test("quiet hours are typed as people write them, and can be none", async () => {
  const someone = visitor("admin");
  const address = `${settings}/hodiny-klidu`;
  const set = async (from: string, to: string, version: string) =>
    someone.post(address, { from, to, version, was: "{}" });
  expect((await someone.follow(await set("21", "6.30", "0"))).text(".sheet")).toContain("Od 21:00 do 6:30");
  expect((await set("21", "", "1")).status).toBe(400);
  expect((await someone.follow(await set("", "", "1"))).text(".sheet")).toContain("Hodiny klidu nejsou nastavené");
});

test("the messages of a patient are on the card with their states, and one is sent again", async () => {
  await notice("HANDED_OVER");
  const refused = await notice("REFUSED", "Mail refused: EENVELOPE 550");
  const someone = visitor("receptionist");
  expect((await someone.get(`/kartoteka/${uuids.jana}?tab=zakladni-udaje`)).text(".said")).toContain("Zobrazit zprávy");
  const page = await someone.get(messages);
  expect(page.text("tbody")).toMatch(/Odmítnuto Mail refused: EENVELOPE 550 Poslat znovu.*Předáno k\sdoručení/);
  const again = await someone.follow(await someone.post(`${messages}/${refused}/znovu`, {}));
  expect(again.text("tbody")).toMatch(/^Změna termínu E-mail 16\. 3\. 2026 10:00 (Čeká na odeslání|Neposláno)/);
  expect((await visitor("foreign").get(messages)).status).toBe(404);
});

test("refused messages are listed for administrators, of their centre only", async () => {
  await notice("REFUSED", "Mail refused: EENVELOPE 550");
  const list = await visitor("admin").get(`${settings}/neodeslane`);
  expect(list.text("tbody")).toContain("Jana Dvořáčková");
  expect((await visitor("foreign").get(`${settings}/neodeslane`)).text(".sheet")).toContain("Nic nechybí");
  expect((await visitor("receptionist").get(`${settings}/neodeslane`)).status).toBe(403);
});

test("a refused message about a request without a card says whose request it is, with the phone", async () => {
  await database.owner.query(
    `with event as (insert into events (medical_center_id, type, begin_at, end_at) values ($1, 'BOOKING', now() + interval '1 day', now() + interval '25 hours') returning id),
     booking as (insert into bookings (uuid, medical_center_id, begin_at, end_at, procedure_id, event_id, name, surname, date_of_birth, sex, email, phone, locale, information, token_hash)
       select '0b9a11fe-0000-4000-8000-000000000001', $1, now() + interval '1 day', now() + interval '25 hours', $2, id, 'Věra', 'Zelená', '1980-02-01', 'FEMALE', 'vera@example.com', '+420601222333', 'cs', 1, 'x' from event returning id)
     insert into notices (medical_center_id, booking_id, cause, channel, occasion, state, send_at, failure)
       select $1, id, 'booking', 'EMAIL', 'RECEIVED', 'REFUSED', now(), 'Mail refused: EENVELOPE 550' from booking`,
    [ids.center, ids.procedures.therapy],
  );
  const page = await visitor("admin").get(`${settings}/neodeslane`);
  expect(page.text("tbody")).toMatch(/Věra Zelená\s*žádost 0B9A-11FE, \+420\s601\s222\s333 Přijatá žádost/);
});

test("a card keeps the language of messages, and that the patient wants none", async () => {
  const someone = visitor("receptionist");
  const address = `/kartoteka/${uuids.karel}/upravit`;
  const values = { ...(await someone.get(address)).filled("main form"), language: "de", noticesRefused: "on" };
  expect((await someone.post(address, values)).status).toBe(302);
  expect((await someone.get(`/kartoteka/${uuids.karel}?tab=zakladni-udaje`)).text(".said")).toMatch(
    /Jazyk zpráv němčina Zprávy o\stermínech neposílat/,
  );
});
