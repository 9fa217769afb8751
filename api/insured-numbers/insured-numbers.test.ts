import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { billInsurers, madeBatch } from "#tests/kit/insurance.ts";
import { MOST_INSURER_FILE_BYTES } from "#rules/upload.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, attendances } = ids;
const [JANA, KAREL] = ["8556230419", "7103192745"];
const queries: string[] = [];
countQueries(api.database.app, queries);

const ask = async (fields: string, args = "", who: Role = "admin") =>
  api.call(who, `{ insuredNumbers${args} { ${fields} } }`);
const text = (name: string, args = "", who: Role = "admin") =>
  api.call(who, `{ insuredNumbersText(name: "${name}"${args}) }`);
const send = (file: File, who: Role = "admin") =>
  api.upload(
    who,
    "query ($file: Upload!) { insuredNumbersComparison(file: $file) { faults { line fault } isWhole numbers onNoCard differenceCount differences { kind insuranceNumber insuranceCompany insuranceVariant from to visits patientCard { fullName } periods { insuranceCompany isInsured insuranceVariant from to } } } }",
    { file: null },
    { file },
  );
const compare = async (...lines: string[]) =>
  (await send(new File([lines.map((line) => `${line}\r\n`).join("")], "44123000.O01"))).data.insuredNumbersComparison;
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).errors?.[0]?.extensions.code;
const audited = async () =>
  (await owner.query("select action, details from audit_rows where action like 'insuredNumber.%' order by id")).rows;

test("a centre that bills no insurers compares nothing, and has no file to ask by", async () => {
  expect((await ask("numbers files { name }")).data.insuredNumbers).toEqual({ numbers: 0, files: [] });
  expect(await codeOf(send(new File([`${JANA}1111A101012020        \r\n`], "44123000.O01")))).toBe("E270");
});

test("a question has the numbers of all cards in use, once for each IČZ with a contract of VZP", async () => {
  await billInsurers(owner);
  await owner.query(
    `insert into patient_insurances (medical_center_id, patient_card_id, valid_from, insurer_code) values ($1, $2, '2024-01-01', '207')`,
    [ids.center, patients.anna],
  );
  const { insuredNumbers } = (await ask("numbers withoutNumber files { name numbers }")).data;
  expect(insuredNumbers).toEqual({ numbers: 2, withoutNumber: 1, files: [{ name: "44123000.I01", numbers: 2 }] });
  expect((await text("44123000.I01")).data.insuredNumbersText).toBe(`${KAREL}\r\n${JANA}\r\n`);
  expect(await audited()).toEqual([
    { action: "insuredNumber.listed", details: { name: "44123000.I01", month: null, numbers: 2 } },
  ]);
  for (const name of ["44123000.I02", "99999999.I01", "../x"]) expect(await codeOf(text(name))).toBe("E003");
});

test("a question about a month has the numbers of visits that insurers pay", async () => {
  const month = `(month: "2026-03")`;
  expect((await ask("numbers files { name }", month)).data.insuredNumbers).toEqual({ numbers: 0, files: [] });
  await owner.query("update patient_attendances set state = 'PRESENT', on_ft_voucher = true where id = $1", [
    attendances.jana,
  ]);
  expect((await ask("numbers withoutNumber files { name numbers }", month)).data.insuredNumbers).toEqual({
    numbers: 1,
    withoutNumber: 0,
    files: [{ name: "44123000.I01", numbers: 1 }],
  });
  expect((await text("44123000.I01", `, month: "2026-03"`)).data.insuredNumbersText).toBe(`${JANA}\r\n`);
  expect((await ask("numbers files { name }", `(month: "2024-03")`)).data.insuredNumbers.files).toEqual([]);
  expect(await codeOf(ask("numbers", `(month: "2026-13")`))).toBe("E004");
});

test("an answer is compared on the days of care that is not billed yet, and today", async () => {
  const changed = [`${JANA}1111A10101202028022026`, `${JANA}1205A101032026        `];
  const other = await compare(...changed, `${KAREL}1205A101012020        `, "9051011233 999N         ".padEnd(32));
  expect(other.faults).toEqual([{ line: 4, fault: "MISSING" }]);
  const known = await compare(...changed, `${KAREL}1205A101012020        `, "90510112331999N 01012000        ");
  expect(known).toMatchObject({ faults: [], isWhole: true, numbers: 3, onNoCard: 1, differenceCount: 1 });
  expect(known.differences).toEqual([
    {
      kind: "OTHER_INSURER",
      insuranceNumber: JANA,
      insuranceCompany: "111",
      insuranceVariant: "1",
      from: expect.stringMatching(/^2026-03/),
      to: expect.stringMatching(/^2026-03/),
      visits: 1,
      patientCard: { fullName: "Jana Dvořáčková" },
      periods: [{ insuranceCompany: "205", isInsured: true, insuranceVariant: "1", from: "2026-03-01", to: null }],
    },
  ]);
  expect((await audited()).at(-1)).toEqual({
    action: "insuredNumber.read",
    details: { numbers: 3, differences: 1, patientCards: [patients.jana] },
  });
});

test("billed care is not compared, nor an archived card, and cards of another centre are on none", async () => {
  const ended = `${JANA}1111A10101202031012026`;
  const differences = async () =>
    (await compare(ended)).differences.map(({ kind, visits }: { kind: string; visits: number }) => [kind, visits]);
  expect(await differences()).toEqual([["NOT_INSURED", 1]]);
  await madeBatch(owner, { attendance: attendances.jana });
  expect(await differences()).toEqual([["NOT_INSURED", 0]]);
  await owner.query("update patient_cards set archived_at = now() where id = $1", [patients.jana]);
  expect(await compare(ended)).toMatchObject({ numbers: 1, onNoCard: 1, differences: [] });
  await owner.query("update patient_cards set archived_at = null where id = $1", [patients.jana]);
  await owner.query(
    "insert into insurance_configs (medical_center_id, active) select medical_center_id, true from profiles where id = $1",
    [ids.profiles.foreign],
  );
  const foreign = await send(new File([`${ended}\r\n`], "44123000.O01"), "foreign");
  expect(foreign.data.insuredNumbersComparison).toMatchObject({ numbers: 1, onNoCard: 1, differences: [] });
  expect((await ask("numbers files { name }", "", "foreign")).data.insuredNumbers).toEqual({ numbers: 0, files: [] });
});

test("25,000 numbers take as many queries as one", async () => {
  const counted = async (...lines: string[]) => {
    queries.length = 0;
    await compare(...lines);
    return queries.length;
  };
  const lineOf = (at: number) => `${8_600_000_000 + at}1205A101012020        `;
  const few = await counted(`${JANA}1205A101012020        `);
  await owner.query(
    `with cards as (insert into patient_cards (medical_center_id, name, surname) select $1, 'Jan', 'Zkušební ' || n from generate_series(1, 600) n returning id)
     insert into patient_insurances (medical_center_id, patient_card_id, valid_from, insurer_code, insurance_number, insurance_variant)
     select $1, id, '2024-01-01', '111', 8600000000 + row_number() over (order by id), '1' from cards`,
    [ids.center],
  );
  const lines = Array.from({ length: 25_000 }, (_, at) => lineOf(at + 1));
  expect(await counted(...lines)).toBe(few);
  const { numbers, onNoCard, differenceCount, differences } = await compare(...lines);
  expect([numbers, onNoCard, differenceCount, differences.length]).toEqual([25_000, 24_400, 600, 500]);
});

test("a file that is no answer is refused with its reason, and people who do not bill", async () => {
  for (const [text, reason] of [
    ["", "EMPTY"],
    [`${JANA}\r\n`, "QUESTION"],
    ["<html>", "FOREIGN"],
  ] as const)
    expect((await send(new File([text], "44123000.O01"))).errors?.[0]?.extensions).toMatchObject({
      code: "E330",
      reason,
    });
  expect(await codeOf(send(new File([new Uint8Array(MOST_INSURER_FILE_BYTES + 1)], "44123000.O01")))).toBe("E298");
  for (const who of ["paramedic", "receptionist"] as const) {
    expect(await codeOf(ask("numbers", "", who))).toBe("E002");
    expect(await codeOf(text("44123000.I01", "", who))).toBe("E002");
    expect(await codeOf(send(new File([`${JANA}1111A101012020        \r\n`], "44123000.O01"), who))).toBe("E002");
  }
});
