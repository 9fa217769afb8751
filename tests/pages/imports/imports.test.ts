import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, app, database } = await testPages();
const list = "/nastaveni/zdravotnicke-zarizeni/import";

const table = [
  "Příjmení;Jméno;Narození;Telefon",
  "Habrová;Ludmila;12. 4. 1958;603 112 458",
  "Osika;Radim;31. 2. 1980;603 112 460",
  "Dvojitá;Ema;2. 1. 1999;",
  "Dvojitá;Ema;2. 1. 1999;",
].join("\n");
const file = (text: string, name = "pacienti.csv") => ({ file: [new File([text], name)] });

/** Sends the form of an import's page by one of its buttons, and sees the page once the job is through. */
async function press(page: Page, address: string, button?: string) {
  const form = page.filled("main form");
  const sent = await visitor("admin").post(address, { ...form, ...(button && { then: button }) });
  expect([sent.status, sent.location]).toEqual([302, address]);
  await app.queue.drain();
  return visitor("admin").get(address);
}

test("a table is read, matched, checked, decided of, written and undone, without scripts", async () => {
  const admin = visitor("admin");
  const begun = await admin.upload(list, { kind: "PATIENTS", idempotencyKey: "1" }, file(table));
  const address = begun.location!;
  expect((await admin.follow(begun)).text()).toContain("Tabulka se načítá.");
  await app.queue.drain();
  const columns = await admin.get(address);
  expect(columns.text("h2")).toBe("Sloupce");
  const chosen = columns.filled("main form");
  expect([chosen.surname, chosen.name, chosen.dateOfBirth, chosen.phone, chosen.email]).toEqual([
    ["0"],
    ["1"],
    ["2"],
    ["3"],
    [""],
  ]);
  const refused = await admin.post(address, { ...chosen, surname: "" });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([400, expect.stringContaining("příjmení")]);

  const result = await press(columns, address);
  expect(result.text(".counts")).toMatch(/k založení: 2.*s chybou: 1.*možná už tu je: 1/);
  expect(result.text("table")).toContain("řádek 4");
  const faulty = await admin.get(`${address}?rows=FAULTY`);
  expect(faulty.text("table")).toMatch(/3 Osika · Radim · 31. 2. 1980 · 603 112 460 Narození: Takové datum neexistuje/);
  const csv = await admin.get(`${address}/chyby`);
  expect(csv.html.split("\r\n").slice(0, 2)).toEqual([
    "Příjmení;Jméno;Narození;Telefon;Chyba",
    expect.stringMatching(/^Osika;Radim;31. 2. 1980;603 112 460;"?Narození: Takové datum neexistuje/),
  ]);

  const decided = await press(result, address, "same 5");
  expect(decided.text(".counts")).toContain("vynecháno: 1");
  const written = await press(decided, address, "confirm");
  expect(written.text(".counts")).toContain("založeno: 2");
  expect((await admin.get("/kartoteka?q=Habrová")).text("table")).toContain("Habrová");

  const question = await admin.get(`${address}/vraceni`);
  expect(question.text("h1")).toBe("Vrátit import?");
  const undone = await admin.post(`${address}/vraceni`, question.filled("main form"));
  expect(undone.location).toBe(address);
  await app.queue.drain();
  expect((await admin.get(address)).text(".counts")).toContain("vráceno: 2");
  expect((await admin.get("/kartoteka?q=Habrová")).text()).not.toContain("Habrová Ludmila");
});

test("a missing, a foreign and an empty file are refused at the field, and an unreadable table says why", async () => {
  const admin = visitor("admin");
  for (const sent of [file(""), file("%PDF-1.4\n%%EOF", "nález.pdf")]) {
    const refused = await admin.upload(list, { kind: "PATIENTS", idempotencyKey: crypto.randomUUID() }, sent);
    expect([refused.status, refused.all("[aria-invalid]").map((field) => field.getAttribute("name"))]).toEqual([
      400,
      ["file"],
    ]);
  }
  const foreign = await admin.upload(
    list,
    { kind: "PATIENTS", idempotencyKey: "5" },
    file("%PDF-1.4\n%%EOF", "nález.pdf"),
  );
  expect(foreign.text("[role=alert]")).toContain("Vyberte tabulku XLSX nebo CSV.");
  const bare = await admin.upload(list, { kind: "PATIENTS", idempotencyKey: "3" }, file("Příjmení;Jméno"));
  await app.queue.drain();
  expect((await admin.follow(bare)).text("main")).toContain("nejde načíst");
  expect((await admin.get(list)).text("main")).toContain("nejde načíst");
});

test("an import of which something is used stays, and says how much", async () => {
  const admin = visitor("admin");
  const begun = await admin.upload(list, { kind: "PATIENTS", idempotencyKey: "4" }, file("surname;name\nVázaná;Ida"));
  await app.queue.drain();
  const checked = await press(await admin.get(begun.location!), begun.location!);
  await press(checked, begun.location!, "confirm");
  const { rows } = await database.owner.query("select id from patient_cards where surname = 'Vázaná'");
  await database.owner.query("insert into waiting_patients (medical_center_id, patient_card_id) values ($1, $2)", [
    ids.center,
    rows[0].id,
  ]);
  const question = await admin.get(`${begun.location}/vraceni`);
  const refused = await admin.post(`${begun.location}/vraceni`, question.filled("main form"));
  expect([refused.status, refused.text("[role=alert]")]).toEqual([409, expect.stringContaining("Počet: 1")]);
});

test("names that nobody has explained are asked about once, and a taken time is entered anyway", async () => {
  const admin = visitor("admin");
  const { rows } = await database.owner.query(
    "select p.surname || ' ' || p.name as person from profiles p where id = $1",
    [ids.profiles.paramedic],
  );
  const text = [
    "Datum;Čas;Terapeut;Předmět;Služba",
    `8. 7. 2026;9:00;${rows[0].person};Porada;`,
    `8. 7. 2026;9:15;${rows[0].person};Druhá porada;`,
    "9. 7. 2026;9:00;Kdosi;Třetí porada;",
  ].join("\n");
  const begun = await admin.upload(list, { kind: "VISITS", idempotencyKey: "6" }, file(text, "termíny.csv"));
  const address = begun.location!;
  await app.queue.drain();
  const columns = await admin.get(address);
  expect(columns.text("main form")).toContain("Připomínat tyto termíny pacientům");
  const result = await press(columns, address);
  expect(result.text(".counts")).toMatch(/k založení: 1.*čeká na vysvětlení názvů: 1.*v tu dobu už něco je: 1/);
  expect(result.text("main")).toContain("Co tyto názvy znamenají?");
  const sent = await admin.post(address, {
    ...result.filled("main form"),
    "targets[0]": String(ids.profiles.admin),
    then: "answer",
  });
  expect([sent.status, sent.location]).toEqual([302, address]);
  await app.queue.drain();
  const answered = await admin.get(address);
  expect(answered.text(".counts")).toMatch(/k založení: 2.*v tu dobu už něco je: 1/);
  const decided = await press(answered, address, "other 3");
  const written = await press(decided, address, "confirm");
  expect(written.text(".counts")).toContain("založeno: 3");
});

test("opening entries ask for their day, and nothing explained is refused", async () => {
  const admin = visitor("admin");
  const begun = await admin.upload(
    list,
    { kind: "DEBTS", idempotencyKey: "7" },
    file("Pacient;Částka\nNeznámý Jan;100", "dluhy.csv"),
  );
  await app.queue.drain();
  const columns = await admin.get(begun.location!);
  const form = columns.filled("main form");
  expect(columns.text("main")).toContain("Den převzetí");
  expect(String(form.openedOn)).toMatch(/^16\.\s3\.\s2026$/);
  const refused = await admin.post(begun.location!, { ...form, openedOn: "1. 4. 2026" });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([400, expect.stringContaining("Den převzetí")]);
  const result = await press(columns, begun.location!);
  expect(result.text("table")).toContain("Nejdřív importujte pacienty");
  const nothing = await admin.post(begun.location!, { ...result.filled("main form"), then: "answer" });
  expect(nothing.status).toBe(400);
});

test("imports are the administrators' alone", async () => {
  for (const who of ["paramedic", "receptionist"] as const) expect((await visitor(who).get(list)).status).toBe(403);
  expect((await visitor("admin").get(`${list}/4711`)).status).toBe(404);
});
