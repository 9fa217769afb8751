import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { profiles, patients, procedures, facilities } = ids;
const group = {
  eventType: "EVENT",
  procedure: String(procedures.group),
  date: "18. 3.",
  from: "10",
  owner: String(profiles.paramedic),
};
const coming = (page: Page) => page.all(`[name="patients"]`).map((one) => Number(one.getAttribute("value")));
const redraw = "/nova-udalost?find=1";

test("without scripts patients of a group are added one after another, and removed again", async () => {
  const someone = visitor("receptionist");
  const first = await someone.post(redraw, { ...group, patientQuery: "novak" });
  expect(coming(first)).toEqual([]);
  const second = await someone.post(redraw, { ...group, patient: String(patients.karel), patientQuery: "novak" });
  expect([coming(second), second.value("patientQuery")]).toEqual([[patients.karel], ""]);
  const third = await someone.post(redraw, {
    ...group,
    patients: String(patients.karel),
    patient: String(patients.jana),
    note: "s sebou ručník",
  });
  expect([coming(third), third.value("note")]).toEqual([[patients.karel, patients.jana], "s sebou ručník"]);
  const drop = third.all("button").find((button) => button.getAttribute("name") === "drop")!;
  expect(drop.text).toBe("Odebrat Novák Karel");
  const fourth = await someone.post(drop.getAttribute("formaction")!, {
    ...group,
    patients: coming(third).map(String),
    drop: String(patients.karel),
  });
  expect(coming(fourth)).toEqual([patients.jana]);

  const entered = await someone.post("/nova-udalost", {
    ...group,
    patients: String(patients.jana),
    patient: String(patients.anna),
  });
  expect(entered.location).toBe("/?date=2026-03-18#zapsano");
  const { rows } = await database.owner.query(
    "select patient_card_id as id from patient_attendances join events on events.id = event_id where procedure_id = $1 order by 1",
    [procedures.group],
  );
  expect(rows).toEqual([{ id: patients.jana }, { id: patients.anna }]);
});

test("one comes to a service for one, as many to a group as fit", async () => {
  const someone = visitor("receptionist");
  const full = await someone.post(redraw, {
    ...group,
    patients: [patients.jana, patients.karel, patients.anna].map(String),
  });
  expect(full.document.querySelector(`[name="patientQuery"]`)).toBeNull();
  const one = await someone.post(redraw, {
    ...group,
    procedure: String(procedures.therapy),
    patients: String(patients.jana),
  });
  expect(one.document.querySelector(`[name="patientQuery"]`)).toBeNull();
  const refused = await someone.post("/nova-udalost", {
    ...group,
    procedure: String(procedures.therapy),
    date: "19.3.",
    patients: [String(patients.jana), String(patients.karel)],
  });
  expect(refused.status).toBe(400);
  expect(refused.text(`[role="alert"]`)).toContain("Tolik pacientů se na tuto událost nevejde");
});

test("a patient without a card gets one with the event; a possible duplicate is questioned", async () => {
  const someone = visitor("receptionist");
  const therapy = { ...group, procedure: String(procedures.therapy), date: "20. 3." };
  const lucie = { "newPatient.surname": "Prvnídenová", "newPatient.name": "Lucie", "newPatient.phone": "601 222 333" };
  const unnamed = await someone.post("/nova-udalost", {
    ...therapy,
    "newPatient.name": "Lucie",
    "newPatient.dateOfBirth": "31.2.1999",
  });
  expect(unnamed.status).toBe(400);
  expect(unnamed.text(`[role="alert"]`)).toMatch(/Vyplňte příjmení.*Datum narození: Takové datum neexistuje/);
  expect(unnamed.document.querySelector("details.more")!.hasAttribute("open")).toBe(true);
  const entered = await someone.post("/nova-udalost", { ...therapy, ...lucie });
  expect(entered.location).toBe("/?date=2026-03-20#zapsano");
  expect((await someone.follow(entered)).text(".open .t")).toContain("Prvnídenová");

  const again = await someone.post("/nova-udalost", { ...therapy, ...lucie, from: "13" });
  expect(again.status).toBe(409);
  expect(again.text(".note.warn")).toContain("Lucie Prvnídenová");
  const [known, other] = again.all(`[name="sameAs"]`).map((radio) => radio.getAttribute("value")!);
  expect(other).toBe("new");
  expect([again.value("newPatient.surname"), again.value("newPatient.phone")]).toEqual(["Prvnídenová", "601 222 333"]);
  expect((await someone.post("/nova-udalost", { ...therapy, ...lucie, from: "13", sameAs: known! })).location).toBe(
    "/?date=2026-03-20#zapsano",
  );
  expect((await someone.post("/nova-udalost", { ...therapy, ...lucie, from: "14", sameAs: other! })).location).toBe(
    "/?date=2026-03-20#zapsano",
  );
  const { rows } = await database.owner.query(
    "select count(*)::int as cards, (select count(*)::int from patient_attendances a join patient_cards c on c.id = a.patient_card_id where surname = 'Prvnídenová') as visits from patient_cards where surname = 'Prvnídenová'",
  );
  expect(rows).toEqual([{ cards: 2, visits: 3 }]);
});

test("the form shows who is not available and why: by a button, and to scripts by an address of its own", async () => {
  const someone = visitor("receptionist");
  const checked = await someone.post(redraw, {
    ...group,
    procedure: String(procedures.therapy),
    date: "16.3.",
    from: "9:30",
    facilities: String(facilities.gym),
  });
  const people = checked.all(`[name="owner"] option`).map((option) => option.text.replaceAll("\u00a0", " "));
  expect(people).toContain("Šindelář Petr (v tu dobu nemá čas)");
  expect(people).toContain("Marešová Dana, Mgr. (službu neposkytuje)");
  expect(checked.text("main")).toContain("Tělocvična (obsazeno)");
  const answer = await someone.get(
    `/nova-udalost/volno?date=16.3.&from=930&procedure=${procedures.therapy}&to=&duration=&owner=`,
  );
  expect(JSON.parse(answer.html)).toEqual({
    profiles: { [profiles.admin]: "NOT_BELONGING_TO_PROFILE", [profiles.paramedic]: "NOT_AVAILABLE" },
    facilities: { [facilities.gym]: "NOT_AVAILABLE" },
    ftVoucher: null,
  });
  expect(JSON.parse((await someone.get("/nova-udalost/volno?date=nikdy&from=9")).html)).toEqual({
    profiles: {},
    facilities: {},
    ftVoucher: null,
  });
  expect((await visitor().get("/nova-udalost/volno?date=16.3.&from=9")).location).toMatch(/^\/prihlaseni/);
});
