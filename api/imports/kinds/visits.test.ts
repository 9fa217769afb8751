import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { importsOf } from "#tests/kit/imports/import-table.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { read, step, checked, counts, rowsOf, one, tables, names } = importsOf(api);

/** The clock of the tests is at 16 March 2026, 9:00. */
const head = "Datum;Čas;Do;Pacient;Terapeut;Služba;Poznámka;Stav;Opakování;Opakovat do";

test("visits and series come without notices, names are asked once, and conflicts are listed", async () => {
  const before = await tables();
  const [therapist] = await one("select name, surname from profiles where id = $1", ids.profiles.paramedic);
  const [jana] = await one("select name, surname from patient_cards where id = $1", ids.patients.jana);
  const [karel] = await one("select name, surname from patient_cards where id = $1", ids.patients.karel);
  const person = `${therapist.surname} ${therapist.name}`;
  const result = await checked(
    "terminy.csv",
    [
      head,
      `2. 6. 2026;7:00;7:45;${jana.surname} ${jana.name};${person};Léčba;bolí koleno;;;`,
      `2. 6. 2026;7:30;8:00;${karel.surname} ${karel.name};${person};Léčba;;;;`,
      `3. 6. 2026;10:00;11:00;${karel.surname} ${karel.name};Bc. Neznámá;Léčba;;;týdně;5×`,
      `3. 2. 2026;10:00;11:00;${jana.surname} ${jana.name};${person};;;nepřišla;;`,
      `31. 2. 2026;25:00;;${jana.surname} ${jana.name};${person};;;;;`,
      `4. 6. 2026;10:00;11:00;Nikdo Nikde;${person};;;;;`,
      `5. 6. 2026;10:00;11:00;;${person};;porada;;;`,
    ].join("\n"),
    "VISITS",
  );
  expect(counts(result)).toEqual({ READY: 2, ASKED: 3, FAULTY: 2 });
  expect((await rowsOf(result.id, "FAULTY")).items.map(({ line, faults }) => [line, faults])).toEqual([
    [
      6,
      [
        { column: 0, error: "dateInvalid" },
        { column: 1, error: "timeInvalid" },
      ],
    ],
    [7, [{ column: 3, error: "patientUnknown" }]],
  ]);
  const asked = await names(result.id);
  expect(asked.map(({ subject, written }) => [subject, written])).toEqual([
    ["PERSON", "Bc. Neznámá"],
    ["SERVICE", "Léčba"],
  ]);
  const answers = asked.map(
    ({ subject, name }) =>
      `{ subject: ${subject}, name: "${name}", target: ${subject === "PERSON" ? ids.profiles.admin : ids.procedures.therapy} }`,
  );
  const answered = await step("importAnswer", result, `, answers: [${answers.join(", ")}]`);
  expect(counts(answered)).toEqual({ READY: 4, CONFLICTING: 1, FAULTY: 2 });
  expect((await rowsOf(answered.id, "CONFLICTING")).items).toMatchObject([
    { line: 3, faults: [{ column: 4, error: "overlap" }] },
  ]);
  const written = await step("importConfirm", answered);
  expect(counts(written)).toEqual({ WRITTEN: 4, CONFLICTING: 1, FAULTY: 2 });
  const entered = await one(
    "select e.begin_at, e.name, e.note, a.state, e.owner_id, e.parent_id is not null as series from import_rows r join events e on e.id = r.made_id or e.parent_id = r.made_id left join patient_attendances a on a.event_id = e.id where r.import_id = $1 order by e.begin_at",
    written.id,
  );
  expect(entered.map(({ begin_at, state, series }) => [begin_at.toISOString().slice(0, 16), state, series])).toEqual(
    [
      ["2026-02-03T09:00", "NOT_EXCUSED", false],
      ["2026-06-02T05:00", "NOT_SET", false],
      ...["03", "10", "17", "24"].map((day) => [`2026-06-${day}T08:00`, "NOT_SET", true]),
      ["2026-07-01T08:00", "NOT_SET", true],
      ["2026-06-05T08:00", null, false],
    ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );
  expect(await one("select count(*)::int as n from notices where created_at > now() - interval '1 hour'")).toEqual([
    { n: 0 },
  ]);
  expect(
    await one(
      "select count(*)::int as n from occupancies o join import_rows r on r.made_id = o.event_id where r.import_id = $1",
      written.id,
    ),
  ).toEqual([{ n: 7 }]);

  const undone = await step("importUndo", written);
  expect([undone.state, await tables()]).toEqual(["UNDONE", before]);
});

test("a conflict is entered where somebody says so, with the import as its reason", async () => {
  const [therapist] = await one("select name, surname from profiles where id = $1", ids.profiles.paramedic);
  const [jana] = await one("select name, surname from patient_cards where id = $1", ids.patients.jana);
  const person = `${therapist.name} ${therapist.surname}`;
  const rows = [
    `9. 6. 2026;7:00;7:45;${jana.surname} ${jana.name};${person};;;;;`,
    `9. 6. 2026;7:15;7:45;;${person};;porada;;;`,
    `9. 6. 2026;7:15;7:45;${jana.surname} ${jana.name};${person};;;;;`,
  ];
  const result = await checked("kolize.csv", [head, ...rows].join("\n"), "VISITS");
  expect(counts(result)).toEqual({ READY: 1, CONFLICTING: 2 });
  await api.call(
    "admin",
    `mutation { importDecide(import: ${result.id}, version: ${result.version}, same: false) { id } }`,
  );
  const written = await step("importConfirm", await read(result.id));
  // The same patient twice at a time is no override: the row stays in the list.
  expect(counts(written)).toEqual({ WRITTEN: 2, CONFLICTING: 1 });
  expect(
    await one(
      "select override_reason, overridden_by from occupancies o join import_rows r on r.made_id = o.event_id where r.import_id = $1 and r.line = 3",
      result.id,
    ),
  ).toEqual([{ override_reason: "kolize.csv", overridden_by: ids.profiles.admin }]);
  expect(counts(await checked("znovu.csv", [head, ...rows.slice(0, 2)].join("\n"), "VISITS"))).toEqual({ KNOWN: 2 });
});

test("patients of a group at one time share its event, up to its places", async () => {
  const [group] = await one(
    "insert into procedures (medical_center_id, name, type, capacity, duration_minutes, price_amount) values ($1, 'Jóga import', 'GROUP', 2, 60, 100) returning id",
    ids.center,
  );
  const [therapist] = await one("select name, surname from profiles where id = $1", ids.profiles.paramedic);
  const cards = await one("select name, surname from patient_cards where id = any($1)", [
    ids.patients.jana,
    ids.patients.karel,
    ids.patients.anna,
  ]);
  const result = await checked(
    "skupina.csv",
    [
      "Začátek,Pacient,Terapeut,Služba",
      ...cards.map(
        ({ name, surname }) => `2026-06-16 18:00,${surname} ${name},${therapist.surname} ${therapist.name},Jóga import`,
      ),
    ].join("\n"),
    "VISITS",
  );
  expect(counts(result)).toEqual({ READY: 2, CONFLICTING: 1 });
  const written = await step("importConfirm", result);
  expect(counts(written)).toEqual({ WRITTEN: 2, CONFLICTING: 1 });
  expect(
    await one(
      "select count(distinct e.id)::int as events, count(a.id)::int as patients from events e join patient_attendances a on a.event_id = e.id where e.procedure_id = $1",
      group.id,
    ),
  ).toEqual([{ events: 1, patients: 2 }]);
  await step("importUndo", written);
});

test("workbooks have their days and times", async () => {
  const [therapist] = await one("select name, surname from profiles where id = $1", ids.profiles.paramedic);
  const book = await writeXlsx({
    sheets: [
      {
        name: "Termíny",
        rows: [
          ["Datum a čas", "Terapeut", "Předmět"],
          [new Date(Date.UTC(2026, 5, 18, 8, 30)), `${therapist.surname} ${therapist.name}`, "Porada"],
        ],
      },
    ],
  });
  const result = await checked("kalendar.xlsx", book, "VISITS");
  expect([counts(result), (await one("select begin_at from import_rows where import_id = $1", result.id))[0]]).toEqual([
    { READY: 1 },
    { begin_at: new Date("2026-06-18T06:30:00Z") },
  ]);
  await runJobs(api);
});
