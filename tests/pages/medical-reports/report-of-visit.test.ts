import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const event = `/editace-udalosti/${ids.events.janaTherapy}`;
const links = (page: { all: (selector: string) => { text: string; getAttribute: (name: string) => unknown }[] }) =>
  Object.fromEntries(page.all(".visits a").map((link) => [link.text, String(link.getAttribute("href"))]));

test("a visit on a later day, and an excused one, lead to no report", async () => {
  const move = (days: string) =>
    database.owner.query(
      "update events set begin_at = begin_at + $2::interval, end_at = end_at + $2::interval where id = $1",
      [ids.events.janaTherapy, days],
    );
  const excuse = (state: string) =>
    database.owner.query("update patient_attendances set state = $2 where id = $1", [ids.attendances.jana, state]);
  const offered = async () => Object.keys(links(await visitor("paramedic").get(event)));
  await move("1 day");
  expect(await offered()).not.toContain("Napsat zprávu");
  await move("-1 day");
  await excuse("EXCUSED");
  expect(await offered()).not.toContain("Napsat zprávu");
  await excuse("NOT_SET");
  expect(await offered()).toContain("Napsat zprávu");
});

test("an event leads to the report of a visit, or to writing it, and to the patient's next visit", async () => {
  const someone = visitor("paramedic");
  const before = links(await someone.get(event));
  expect(before["Napsat zprávu"]).toMatch(new RegExp(`^/kartoteka/${uuids.jana}/nova-zprava\\?attendanceId=\\d+$`));
  expect(before["Další termín"]).toMatch(
    new RegExp(`^/nova-udalost\\?patient=${ids.patients.jana}&procedure=\\d+&staffs=\\d+$`),
  );
  expect((await someone.get(before["Další termín"]!)).status).toBe(200);

  const form = await someone.get(before["Napsat zprávu"]!);
  const sent = await someone.post(before["Napsat zprávu"]!, { ...form.filled("form#report"), content: "Bolest 4/10." });
  const uuid = /report=([\w-]+)/.exec(sent.location!)![1]!;
  expect(Object.keys(links(await someone.get(event)))).toContain("Rozepsaná zpráva");
  await someone.post(
    `/kartoteka/zaznam/${uuid}/podpis`,
    (await someone.get(`/kartoteka/zaznam/${uuid}/podpis`)).filled("main form"),
  );
  expect(links(await someone.get(event))["Zpráva"]).toBe(`/kartoteka/${uuids.jana}?tab=dokumentace&report=${uuid}`);
});

test("users who write no reports get no link to one", async () => {
  expect(Object.keys(links(await visitor("receptionist").get(event)))).not.toContain("Napsat zprávu");
});

test("a new report names the author's drafts of the patient, and nobody else's", async () => {
  const someone = visitor("paramedic");
  const address = `/kartoteka/${uuids.karel}/nova-zprava`;
  const form = await someone.get(address);
  expect(form.text("main .note")).toBe("");
  const sent = await someone.post(address, {
    ...form.filled("form#report"),
    content: "Rozepsané.",
    date: "16. 3. 2026",
    time: "9:15",
  });
  const uuid = /report=([\w-]+)/.exec(sent.location!)![1]!;
  const again = await someone.get(address);
  expect(again.text("main .note").replaceAll("\u00a0", " ")).toBe(
    "Máte rozepsanou zprávu ze dne 16. 3. 2026 9:15. Pokračovat v ní",
  );
  expect(again.all("main .note a")[0]!.getAttribute("href")).toBe(`/kartoteka/zaznam/${uuid}/upravit`);
});

test("a report is saved and signed next, and read next to the one that follows", async () => {
  const someone = visitor("paramedic");
  const address = `/kartoteka/${uuids.anna}/nova-zprava`;
  const form = await someone.get(address);
  expect(form.all(".abreast")).toHaveLength(0);
  const sent = await someone.post(address, {
    ...form.filled("form#report"),
    content: "Flexe **115°**.",
    date: "16. 3. 2026",
    time: "9:15",
    then: "podpis",
  });
  expect(sent.location).toMatch(/^\/kartoteka\/zaznam\/[\w-]+\/podpis$/);
  expect((await someone.get(address)).text(".abreast aside").replaceAll("\u00a0", " ")).toContain(
    "Předchozí zpráva: 16. 3. 2026 9:15",
  );
  const headings = (await someone.get(sent.location!)).all("main :is(h1, h2, h3)").map(({ tagName }) => tagName);
  expect(headings).toEqual(["H1", "H2"]);
  const own = sent.location!.replace("podpis", "upravit");
  expect((await someone.get(own)).all(".abreast")).toHaveLength(0);
});

test("a card opens on the documentation for users who write it, and on the basic data for others", async () => {
  const current = async (who: "paramedic" | "receptionist") =>
    (await visitor(who).get(`/kartoteka/${uuids.jana}`)).text(".tabs [aria-current]");
  expect([await current("paramedic"), await current("receptionist")]).toEqual(["Dokumentace", "Základní údaje"]);
});
