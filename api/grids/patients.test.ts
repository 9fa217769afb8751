import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { emails, ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { jana, karel, anna } = ids.patients;
const lists = listsOf(api);
const serve = (who: Role, parameters = "") => lists.serve(who, "patients", parameters);
const list = (who: Role, parameters = "") => lists.page(who, "patients", parameters);
const idsOf = (parameters: string) => lists.idsOf("receptionist", "patients", parameters);

test("the card file is found by words and filters, in the order of each sort, as its operation finds it", async () => {
  const found = async (asked: string) =>
    (await api.call("receptionist", `{ patientCards(${asked}) { items { id } } }`)).data.patientCards.items.map(
      ({ id }: { id: number }) => id,
    );
  for (const [parameters, asked] of [
    ["", "archived: false"],
    ["q=novak", 'q: "novak"'],
    ["q=---", 'q: "---"'],
    ["state=ARCHIVED", "archived: true"],
    ["insurer=205", 'insuranceCompany: "205"'],
    [`paramedic=${ids.profiles.paramedic}`, `paramedic: ${ids.profiles.paramedic}`],
    ["visitFrom=2026-03-16", 'lastVisitFrom: "2026-03-16"'],
    ["visitTo=2026-03-16", 'lastVisitTo: "2026-03-16"'],
    ["consent=MISSING", "withoutConsent: true"],
    ["sort=birthDate&direction=desc", "sort: dateOfBirth, direction: desc"],
    ["sort=publishedAt", "sort: createdAt"],
  ] as const)
    expect([parameters, await idsOf(parameters)]).toEqual([parameters, await found(asked)]);
  expect((await list("receptionist", "q=dvorac")).items[0]).toMatchObject({
    id: jana,
    patient: { fullName: "Dvořáčková Jana" },
    birthDate: { date: "1985-06-23", age: { amount: 40, unit: "YEAR" } },
    insurer: "111 VZP",
    cave: "CAVE",
  });
});

test("a page is audited with its cards and asks for no proof, however many are searched", async () => {
  for (let page = 1; page <= 42; page++) expect(await refusal(serve("receptionist", `page=${page}`))).toBe(null);
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'patientCard.listed' order by id desc limit 1",
  );
  expect(rows[0].details).toEqual({ patientCards: [jana, karel, anna] });
});

test("its file is an administrator's, after authentication, and has all cards that match", async () => {
  await owner.query(
    `insert into patient_cards (medical_center_id, name, surname, insurer_code)
     select $1, 'Pavel', 'Zkušební ' || n, '207' from generate_series(1, 1200) as n`,
    [ids.center],
  );
  for (const who of ["receptionist", "paramedic"] as const)
    expect(await refusal(serve(who, "format=csv"))).toBe("forbidden");
  await owner.query("update sessions set authenticated_at = null");
  expect(await refusal(serve("admin", "format=csv"))).toBe("reauthenticationNeeded");
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
  const page = await list("admin", "insurer=207");
  expect(page).toMatchObject({ total: 1000, totalIsCapped: true });
  const text = await (await serve("admin", "insurer=207&q=zkusebni&format=csv")).text();
  expect(text).not.toContain("Zkušební");
  const file = parse(await (await serve("admin", "insurer=207&format=csv")).text(), { bom: true, delimiter: ";" });
  expect(file[0]!.join()).toBe("Pacient,Narození,Pohlaví,Telefon,E-mail,Adresa,Pojišťovna,CAVE,Založena");
  expect(file).toHaveLength(1201);
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'dataGrid.exported' order by id desc limit 1",
  );
  expect(rows[0].details).toEqual({ name: "patients", format: "csv", rows: 1200, filters: { insurer: "207" } });
  const mails = await runJobs(api);
  expect(mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    emails.admin,
    "Neobvykle mnoho otevřených karet",
  ]);
});

test("a card of another centre is in no list", async () => {
  expect((await list("foreign")).items.map(({ id }: { id: number }) => id)).not.toContain(jana);
});
