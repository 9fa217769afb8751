import { expect, test } from "vitest";
import { emails, ids, password, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const log = "/nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti";
const { center, profiles } = ids;

test("an administrator gets from the settings to the audit log, with the patient's card a press away", async () => {
  await visitor().post("/prihlaseni", { username: emails.receptionist, password });
  await visitor("receptionist").get(`/kartoteka/${uuids.jana}`);
  await visitor("foreign").get("/kartoteka");
  const someone = visitor("manager");
  expect((await someone.get("/nastaveni/zdravotnicke-zarizeni")).all(`main a[href="${log}"]`)).toHaveLength(1);
  const page = await someone.get(log);
  expect(page.title).toBe("Záznam činnosti | Motus");
  expect(page.text("tbody")).toMatch(
    /16\. 3\. 2026 10:00:00 Renata Malá otevření karty Jana Dvořáčková.*Renata Malá přihlášení/,
  );
  expect(page.all(`tbody a[href="/kartoteka/${uuids.jana}"]`).length).toBeGreaterThan(0);
  expect(page.text("main")).not.toContain("Cyril");
  expect(page.text("main")).toContain("Záznamy se zapečetí do minuty.");
  expect((await someone.get(log)).text("tbody tr")).toMatch(/Milan Kos prohlížení záznamu činnosti/);
});

test("it is filtered by person, kind, days and patient, each as a chip that removes it", async () => {
  const page = await visitor("admin").get(
    `${log}?person=${profiles.receptionist}&kind=PATIENT_CARDS&from=16.3.&to=dnes&patient=${uuids.jana}&q=`,
  );
  expect(page.all("tbody tr").map((row) => row.text)).toEqual([
    expect.stringMatching(/Renata Malá.*otevření karty.*Jana/),
  ]);
  expect(page.all(".chips a").map((chip) => chip.text.trim())).toEqual([
    "Renata Malá",
    "karty pacientů",
    expect.stringMatching(/^od 16\.\s3\.\s2026$/),
    expect.stringMatching(/^do 16\.\s3\.\s2026$/),
    "pacient Jana Dvořáčková",
  ]);
  expect(page.all(".chips a")[4]!.getAttribute("href")).not.toContain("patient=");
  const none = await visitor("admin").get(`${log}?to=1.1.2020`);
  expect(none.text("main")).toContain("Nic takového se nestalo");
  const odd = await visitor("admin").get(`${log}?kind=VSECHNO&person=x&from=kdysi&page=9`);
  expect(odd.location).toBe(`${log}?from=kdysi&page=9`);
});

test("a patient is searched like in the card file, or comes from the card's access log", async () => {
  const page = await visitor("admin").get(`${log}?kind=PATIENT_CARDS&q=dvořáčková`);
  expect(page.text("main")).toContain("Kterého pacienta myslíte?");
  const link = page.all("tbody a")[0]!.getAttribute("href")!;
  expect(link).toBe(`${log}?kind=PATIENT_CARDS&patient=${uuids.jana}`);
  expect((await visitor("admin").get(link)).text(".chips")).toContain("pacient Jana Dvořáčková");
  expect((await visitor("admin").get(`${log}?q=nikdotakový`)).text("main")).toContain("Takového pacienta nemáte");
  expect(
    (await visitor("admin").get(`/kartoteka/${uuids.jana}/pristupy?from=16.3.`))
      .all("main .head a")
      .map((one) => one.getAttribute("href")),
  ).toContainEqual(expect.stringMatching(new RegExp(`^${log}\\?patient=${uuids.jana}&from=`)));
});

test("it is paged by 50, shows the sealed part, and pages through the last thousand only", async () => {
  await database.owner.query(
    "insert into audit_rows (medical_center_id, at, profile_id, request_id, action) select $1, '2026-02-01T08:00:00Z'::timestamptz + n * interval '1 second', $2, 'r' || n, 'event.listed' from generate_series(1, 1200) as n",
    [center, profiles.paramedic],
  );
  await database.owner.query("select seal_audit(5000)");
  const page = await visitor("admin").get(`${log}?kind=CALENDAR`);
  expect(page.all("tbody tr")).toHaveLength(50);
  expect(page.text(".page")).toMatch(/1–50, celkem více než 1\s000/);
  expect(page.text("main")).toMatch(
    /Listovat lze v posledních 1\s000 záznamech.*Neporušenost ověřena po záznam č\. 1\s\d{3}, .*Otisk zatím není uložen mimo databázi/,
  );
  const last = await visitor("admin").get(`${log}?kind=CALENDAR&page=99`);
  expect([last.all("tbody tr").length, last.text(".page")]).toEqual([50, expect.stringMatching(/951–1\s000, celkem/)]);
});

test("the last check of the evidence is shown, and differences come first, with their number", async () => {
  const check = (details: object) =>
    database.owner.query(
      "insert into audit_rows (medical_center_id, at, request_id, action, details) values ($1, '2026-03-16T02:30:00Z', 'r', 'evidence.checked', $2)",
      [center, details],
    );
  await check({ reports: 0, consents: 0, log: 0 });
  expect((await visitor("admin").get(log)).text("main")).toMatch(
    /odpovídají tomu, co bylo zapečetěno; zkontrolováno 16\. 3\. 2026/,
  );
  await database.owner.query("delete from audit_rows where action = 'evidence.checked'");
  await check({ reports: 2, consents: 0, log: 1 });
  const page = await visitor("admin").get(log);
  expect(page.text(".note.bad")).toMatch(
    /Kontrola našla neshodu.*audit:verify.*podepsané zprávy: 2.*záznam činnosti: 1$/,
  );
  expect(page.text(".note.bad")).not.toContain("souhlasy a jejich znění");
});

test("only administrators see it or get a link, and another centre's patient is not found", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    expect([who, (await visitor(who).get(log)).status]).toEqual([who, 403]);
  expect((await visitor("admin").get(`${log}?patient=${uuids.foreign}`)).status).toBe(404);
  expect((await visitor("foreign").get(`${log}?patient=${uuids.jana}`)).status).toBe(404);
  const theirs = await visitor("foreign").get(`${log}?person=${profiles.receptionist}`);
  expect([theirs.status, theirs.text("main")]).toEqual([200, expect.not.stringContaining("Renata")]);
});
