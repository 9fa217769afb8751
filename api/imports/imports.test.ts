import { strToU8, unzipSync, zipSync } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { importsOf } from "#tests/kit/imports/import-table.ts";

const api = await testApi();
const { owner } = api.database;

const { create, read, step, begun, columnsOf, checked, counts, rowsOf } = importsOf(api);
const cards = async () =>
  (await owner.query("select count(*)::int as n from patient_cards where medical_center_id = $1", [ids.center])).rows[0]
    .n;

const windows1250 = (text: string) =>
  Uint8Array.from(
    [...text].map(
      (letter) =>
        ({ á: 0xe1, í: 0xed, é: 0xe9, ř: 0xf8, š: 0x9a, ž: 0x9e, ý: 0xfd, č: 0xe8 })[letter] ?? letter.charCodeAt(0),
    ),
  );

test("a table in Windows-1250 is read, its columns proposed, its faults named, and its cards opened", async () => {
  const text = [
    "ID;Příjmení;Jméno;Datum narození;Telefon;PSČ",
    "1;Šípek;Jiří;1. 2. 1980;601 222 333;370 01",
    "2;Růžová;;31. 2. 1990;602 222 333;",
    "3;Malý;Karel;5.5.1975;;12",
  ]
    .join("\r\n")
    .replaceAll("ů", "u");
  const table = await begun(
    "pacienti.csv",
    windows1250(text.normalize("NFC").replaceAll("Š", "S").replaceAll("Č", "C")),
  );
  expect(table).toMatchObject({
    state: "MATCHING",
    total: 3,
    head: ["ID", "Příjmení", "Jméno", "Datum narození", "Telefon", "PSC"],
  });
  expect(table.columns.map(({ field }) => field)).toEqual([
    "key",
    "surname",
    "name",
    "dateOfBirth",
    "phone",
    "postcode",
  ]);
  const result = await step("importMatch", table, columnsOf(table));
  expect([result.state, counts(result)]).toEqual(["CHECKED", { READY: 1, FAULTY: 2 }]);
  expect((await rowsOf(result.id, "FAULTY")).items).toMatchObject([
    {
      line: 3,
      cells: ["2", "Ružová", "", "31. 2. 1990", "602 222 333", ""],
      faults: [
        { column: 2, error: "required" },
        { column: 3, error: "dateInvalid" },
      ],
    },
    { line: 4, faults: [{ column: 5, error: "postcodeInvalid" }] },
  ]);
  const before = await cards();
  const written = await step("importConfirm", result);
  expect([written.state, counts(written), (await cards()) - before]).toEqual(["WRITTEN", { FAULTY: 2, WRITTEN: 1 }, 1]);
  const { rows } = await owner.query(
    "select c.surname, c.birth_date::text, c.phone, c.postcode, c.created_by, r.cells, (select count(*)::int from patient_card_words w where w.patient_card_id = c.id) as words, (select action from audit_rows a where a.patient_card_id = c.id) as audited from patient_cards c join import_rows r on r.made_id = c.id where r.import_id = $1",
    [written.id],
  );
  expect(rows).toEqual([
    {
      surname: "Sípek",
      birth_date: "1980-02-01",
      phone: "+420601222333",
      postcode: "37001",
      created_by: ids.profiles.admin,
      cells: [],
      words: expect.any(Number),
      audited: "patientCard.created",
    },
  ]);
  expect(rows[0].words).toBeGreaterThan(5);
});

test("a workbook is read with its days and numbers, and the same file again adds nothing", async () => {
  const book = await writeXlsx({
    sheets: [
      {
        name: "Pacienti",
        rows: [
          ["Jméno a příjmení", "Datum narození", "Mobil", "Pojišťovna"],
          ["Vosková Anna", new Date(Date.UTC(1991, 2, 4)), 603111222, "VZP 111"],
          ["Vosk Petr", new Date(Date.UTC(1960, 10, 30)), 603111223, 205],
        ],
      },
    ],
  });
  const result = await checked("pacienti.xlsx", book);
  expect([result.state, counts(result)]).toEqual(["CHECKED", { READY: 2 }]);
  await step("importConfirm", result);
  const { rows } = await owner.query(
    "select c.surname, c.name, c.birth_date::text, c.phone, c.insurer_code, i.insurer_code as insured from patient_cards c join import_rows r on r.made_id = c.id left join patient_insurances i on i.patient_card_id = c.id where r.import_id = $1 order by c.id",
    [result.id],
  );
  expect(rows).toEqual([
    {
      surname: "Vosková",
      name: "Anna",
      birth_date: "1991-03-04",
      phone: "+420603111222",
      insurer_code: "111",
      insured: "111",
    },
    {
      surname: "Vosk",
      name: "Petr",
      birth_date: "1960-11-30",
      phone: "+420603111223",
      insurer_code: "205",
      insured: "205",
    },
  ]);
  const before = await cards();
  const again = await checked("znovu.xlsx", book);
  expect(counts(again)).toEqual({ KNOWN: 2 });
  expect([counts(await step("importConfirm", again)), await cards()]).toEqual([{ KNOWN: 2 }, before]);
});

test("rows of known people, and of one person twice, wait for a decision; undecided ones are left out", async () => {
  const { rows: known } = await owner.query("select name, surname, birth_date::text from patient_cards where id = $1", [
    ids.patients.jana,
  ]);
  const { name, surname, birth_date } = known[0];
  const text = [
    "surname,name,birthdate",
    `${surname},${name},${birth_date}`,
    "Dvojitá,Ema,1999-01-02",
    "Dvojitá,Ema,2.1.1999",
    "Ema,Dvojitá,1999-01-02",
  ].join("\n");
  const result = await checked("dvakrat.csv", text);
  expect(counts(result)).toEqual({ DUPLICATE: 3, READY: 1 });
  const { items } = await rowsOf(result.id, "DUPLICATE");
  expect(
    items.map(({ line, twin, known }: { line: number; twin: number | null; known: object[] }) => [
      line,
      twin,
      known.length,
    ]),
  ).toEqual([
    [2, null, 1],
    [4, 3, 0],
    [5, 3, 0],
  ]);
  await api.call(
    "admin",
    `mutation { importDecide(import: ${result.id}, version: ${result.version}, line: 2, same: false) { id } }`,
  );
  const written = await step("importConfirm", await read(result.id));
  expect(counts(written)).toEqual({ WRITTEN: 2, LEFT_OUT: 2 });
});

test("an import is undone whole, unless something refers to a card of it", async () => {
  const tables = ["patient_cards", "patient_card_words", "patient_insurances", "import_rows"];
  const count = async () =>
    Promise.all(
      tables.slice(0, 3).map(async (table) => (await owner.query(`select count(*)::int as n from ${table}`)).rows[0].n),
    );
  const before = await count();
  const text = "surname;name;insurer\nVracená;Ida;111\nVracený;Ivo;207";
  const written = await step("importConfirm", await checked("vratit.csv", text));
  const { rows } = await owner.query("select made_id from import_rows where import_id = $1", [written.id]);
  await owner.query("insert into waiting_patients (medical_center_id, patient_card_id) values ($1, $2)", [
    ids.center,
    rows[0].made_id,
  ]);
  const undo = `mutation { importUndo(import: ${written.id}, version: ${written.version}) { id } }`;
  expect((await api.call("admin", undo)).errors?.[0]?.extensions).toMatchObject({
    code: "E338",
    used: 1,
  });
  await owner.query("delete from waiting_patients where patient_card_id = $1", [rows[0].made_id]);
  const undone = await step("importUndo", written);
  expect([undone.state, counts(undone), await count()]).toEqual(["UNDONE", { UNDONE: 2 }, before]);
  expect(counts(await checked("znovu.csv", text))).toEqual({ READY: 2 });
});

test("empty, huge, foreign and mislabelled files, and macros, are refused, and a table without rows fails with its reason", async () => {
  const faults = async (name: string, content: string | Uint8Array) =>
    (await create(name, content)).errors?.[0]?.extensions.fields?.map(({ path }: { path: string[] }) => path[0]);
  expect(await faults("prazdny.csv", "")).toEqual(["file"]);
  expect((await faults("obrazek.csv", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))?.[0]).toBe(
    "file",
  );
  expect(await faults("makra.xlsm", "surname;name\nA;B")).toEqual(["file"]);
  expect(await faults("obrovsky.csv", new Uint8Array(20_000_001).fill(0x41))).toEqual(["file"]);
  const parts = unzipSync(await writeXlsx({ sheets: [{ name: "List", rows: [["surname", "name"]] }] }));
  const macros = zipSync({ ...parts, "xl/vbaProject.bin": strToU8("makro") });
  expect(await faults("makra.xlsx", macros)).toEqual(["file"]);
  const long = await begun("dlouhy.csv", `surname;name\n${"A;B\n".repeat(50_001)}`);
  expect([long.state, long.fault]).toEqual(["FAILED", "tooLarge"]);
  const bare = await begun("hlava.csv", "surname;name");
  expect([bare.state, bare.fault]).toEqual(["FAILED", "fileEmpty"]);
});

test("imports are the administrators' alone, and another centre's is not found", async () => {
  expect((await create("a.csv", "surname;name\nA;B", "PATIENTS", "receptionist")).errors?.[0]?.extensions.code).toBe(
    "E002",
  );
  const own = await begun("vlastni.csv", "surname;name\nVlastní;Eva");
  expect((await api.call("foreign", `{ import(import: ${own.id}) { id } }`)).errors?.[0]?.extensions.code).toBe("E003");
  expect(
    (await api.call("foreign", `{ importRows(import: ${own.id}, state: NEW, page: 1) { total } }`)).errors?.[0]
      ?.extensions.code,
  ).toBe("E003");
});
