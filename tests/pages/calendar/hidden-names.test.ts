import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages, type Page, type Visitor } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { events, patients, profiles, procedures } = ids;
const address = `/editace-udalosti/${events.janaTherapy}`;
await database.owner.query("update events set note = 'dcera Alžběta', issue = 'bolest kříže' where id = $1", [
  events.janaTherapy,
]);

/** All that says who Jana is, as a page or its data write it; names of built files may spell anything. */
const said = (page: Page) =>
  page.html
    .replace(/\/assets\/[\w-]+/g, "")
    .match(/Jana|Dvořáčková|601.?000.?377|1985-06-23|23\.\s?6\.|latex|Alžběta|bolest kříže/gu) ?? [];
/** A receptionist's screen that patients see. */
async function turnedAway(): Promise<Visitor> {
  const renata = visitor("receptionist");
  await renata.post("/zobrazeni-jmen", { hide: "1", redirect: "/" });
  return renata;
}
const link = (page: Page, word: string) =>
  page
    .all("main a")
    .find((one) => one.text === word)!
    .getAttribute("href")!;

test("an event's page says nothing of its patient on a screen that patients see, until it is asked to, for this once", async () => {
  const renata = await turnedAway();
  const hidden = await renata.get(address);
  expect(said(hidden)).toEqual([]);
  expect([hidden.text("h1"), hidden.text(".visits b")]).toEqual(["Individuální LTV", "Pacient"]);
  expect(hidden.all("form#event")).toHaveLength(0);
  expect(hidden.text(".note")).toContain("Údaje o pacientech jsou na tomto zařízení skryté.");
  expect(said(await renata.get(`${address}.data`))).toEqual([]);

  const shown = await renata.get(link(hidden, "Zobrazit jména"));
  expect([shown.text("h1"), shown.text(".visits b")]).toEqual(["Jana Dvořáčková", "Jana Dvořáčková"]);
  expect([shown.value("note"), shown.text(".facts")]).toEqual([
    "dcera Alžběta",
    expect.stringContaining("bolest kříže"),
  ]);
  expect(said(await renata.get(link(shown, "Skrýt jména")))).toEqual([]);
  expect(said(await renata.get(address))).toEqual([]);
  expect((await visitor("receptionist").get(address)).text("h1")).toBe("Jana Dvořáčková");
});

test("the preview of an event's only patient names them, and on a screen that patients see only when asked to", async () => {
  const preview = `/kartoteka/${uuids.jana}/nahled`;
  const known = visitor("receptionist");
  expect((await known.get(`${address}?preview=1`)).location).toBe(preview);
  const shown = await known.get(preview);
  expect(shown.text("h1")).toBe("Jana Dvořáčková");
  expect(shown.text("main")).toContain("Nadcházející návštěvy");
  expect(shown.all("main a").map((one) => one.text)).not.toContain("Napsat zprávu");
  expect((await visitor("paramedic").get(preview)).all("main a").map((one) => one.text)).toContain("Napsat zprávu");
  expect((await known.get(`/kartoteka/${uuids.foreign}/nahled`)).status).toBe(404);

  const renata = await turnedAway();
  const hidden = await renata.get(preview);
  expect(said(hidden)).toEqual([]);
  expect((await renata.get(link(hidden, "Zobrazit jména"))).text("h1")).toBe("Jana Dvořáčková");
});

test("attendance is recorded without showing the name, and with it where it is shown for this once", async () => {
  const renata = await turnedAway();
  const press = async (page: Page) => {
    const form = page.document.querySelector(".visits form")!;
    const fields = Object.fromEntries(
      form.querySelectorAll("input").map((one) => [one.getAttribute("name")!, one.getAttribute("value")!]),
    );
    return renata.follow(
      await renata.post(form.getAttribute("action")!.replaceAll("&amp;", "&"), { ...fields, progress: "ARRIVED" }),
    );
  };
  const asked = await renata.get(address);
  expect(asked.all(".visits [name=state]").map((one) => [one.text.trim(), one.getAttribute("value")])).toEqual([
    ["účast", "PRESENT"],
    ["omluva", "EXCUSED"],
    ["neúčast", "NOT_EXCUSED"],
    ["neuvedeno", "NOT_SET"],
  ]);
  const arrived = await press(asked);
  expect(said(arrived)).toEqual([]);
  expect(arrived.text(".visits [aria-pressed=true]:not([name=state])")).toMatch(/^v.čekárně 10:00$/);
  expect((await press(await renata.get(`${address}?names=1`))).text("h1")).toBe("Jana Dvořáčková");
});

test("a group's patients are said apart by number, and its name is shown as on its tile", async () => {
  const {
    rows: [group],
  } = await database.owner.query(
    `with group_event as (
       insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id, name, capacity)
       values ($1, 'EVENT', '2026-03-19 09:00Z', '2026-03-19 10:00Z', $2, $3, 'Zdravá záda', 8) returning id)
     insert into patient_attendances (medical_center_id, event_id, patient_card_id) select $1, id, unnest($4::int[]) from group_event returning event_id as id`,
    [ids.center, procedures.group, profiles.paramedic, [patients.jana, patients.karel]],
  );
  const page = await (await turnedAway()).get(`/editace-udalosti/${group.id}`);
  expect([page.text("h1"), page.all(".visits b").map((one) => one.text)]).toEqual([
    "Zdravá záda",
    ["Pacient 1", "Pacient 2"],
  ]);
  expect(page.html).not.toMatch(/Dvořáčková|Novák/);
});

test("debts and visits left on vouchers are in the head of the card and on tiles, but not on a screen that patients see", async () => {
  const known = visitor("receptionist");
  await known.post(`/editace-udalosti/${events.janaTherapy}/ucast`, { state: "PRESENT" });
  await known.post(`/kartoteka/${uuids.jana}/nova-permanentka`, {
    procedureVoucherPreset: String(ids.voucherPresets.therapy),
  });
  const marksFor = async (who: Visitor) => {
    const week = await who.get("/?date=2026-03-16&view=resource-week");
    const tile = week.document.querySelector(`.t[href$="/${events.janaTherapy}"]`)!.getAttribute("data-k");
    return [tile, /Dluží|10× Individuální LTV/.test((await who.get(`/kartoteka/${uuids.jana}`)).text("main"))];
  };
  expect(await marksFor(known)).toEqual([expect.stringMatching(/✓.* ¤.* 10×/), true]);
  expect(await marksFor(await turnedAway())).toEqual([expect.not.stringMatching(/¤|×/), false]);
  const visits = async (who: Visitor) => (await who.get(`/kartoteka/${uuids.jana}?tab=navstevy`)).text("tbody");
  expect(await visits(known)).toContain("aplaceno");
  expect(await visits(await turnedAway())).not.toContain("aplaceno");
  await known.post(`/editace-udalosti/${events.janaTherapy}/ucast`, { state: "NOT_SET" });
});

test("pages that cancel, move and book over the calendar name no patient, conflicts included", async () => {
  const renata = await turnedAway();
  const asked = await renata.get(`${address}/odstranit`);
  expect(said(asked)).toEqual([]);
  expect(asked.text("tbody tr")).toMatch(/9:00–9:45 Individuální LTV, Petr Šindelář Pacient$/);
  const shown = await renata.get(link(asked, "Zobrazit jména"));
  expect(shown.text("tbody tr")).toContain("Jana Dvořáčková");

  const booking = await renata.get(`/nova-udalost?patient=${patients.jana}&from=2026-03-16+09:00:00`);
  expect(said(booking)).toEqual([]);
  expect(booking.text(".found span")).toBe("Pacient");
  const free = await renata.get(`/volne-terminy?patient=${patients.jana}&procedure=${procedures.therapy}`);
  expect([said(free), free.text(".sheet p")]).toEqual([[], expect.stringContaining("Pro pacienta •••.")]);
  const booked = {
    eventType: "EVENT",
    procedure: String(procedures.therapy),
    date: "16. 3.",
    from: "9:15",
    owner: String(profiles.admin),
    patients: String(patients.jana),
    confirmOutsideHours: "on",
  };
  const show = booking.all("button").find((one) => one.text === "Zobrazit jména")!;
  const named = await renata.post(show.getAttribute("formaction")!.replaceAll("&amp;", "&"), booked);
  expect([named.text(".found span"), named.value("from")]).toEqual([expect.stringMatching(/^Dvořáčková Jana/), "9:15"]);
  const refused = await renata.post("/nova-udalost", booked);
  expect([refused.status, refused.text("[role=alert]")]).toEqual([
    409,
    expect.stringMatching(/Pacient: po 16\. 3\. 9:00–9:45, Událost/i),
  ]);
  expect(said(refused)).toEqual([]);

  await renata.post("/nova-udalost", { ...booked, from: "15:00", owner: String(profiles.paramedic) });
  const moved = await renata.post(`/presun-udalosti/${events.janaTherapy}`, {
    days: "0",
    minutes: "360",
    longer: "0",
    by: "staffs",
    from: String(profiles.paramedic),
    to: String(profiles.paramedic),
    version: "1",
  });
  expect([moved.status, moved.html]).toEqual([409, expect.stringContaining("Pacient")]);
  expect(said(moved)).toEqual([]);
});

test("a form that was opened before the names were hidden keeps what was typed where it is refused", async () => {
  const renata = visitor("receptionist");
  const form = (await renata.get(address)).filled("form#event");
  await renata.post("/zobrazeni-jmen", { hide: "1", redirect: "/" });
  const refused = await renata.post(address, { ...form, from: "25:00", note: "přijde dřív" });
  expect([refused.status, refused.value("note"), refused.value("from")]).toEqual([400, "přijde dřív", "25:00"]);
  expect(refused.html).not.toMatch(/Dvořáčková|601.?000.?377|latex/u);
});
