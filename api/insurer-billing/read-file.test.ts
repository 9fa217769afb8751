import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { MOST_INSURER_FILE_BYTES } from "#rules/upload.ts";

const api = await testApi();
const { owner } = api.database;
const examples = JSON.parse(readFileSync("tests/fixtures/insurer-files/examples.json", "utf8")) as Record<
  string,
  { lines: string[] }
>;
const fileOf = (lines: readonly string[]) => new File([lines.map((line) => `${line}\r\n`).join("")], "KDAVKA.111");
const selection =
  "kind isWhole icz insuranceCompany batchCount documentCount invoiceCount faults { line fault field expected found } batches { number documentCount documents { number insuredNumber primaryDiagnosis rows { day code count } } } invoices { number batches { number } }";
const read = (file: File, who: Role = "admin") =>
  api.upload(who, `query ($file: Upload!) { insurerFile(file: $file) { ${selection} } }`, { file: null }, { file });
const codeOf = async (answer: ReturnType<typeof read>) => (await answer).errors?.[0]?.extensions.code;
const audited = async () =>
  (await owner.query("select details from audit_rows where action = 'insurerFile.read' order by id")).rows;

test("a centre that bills no insurers reads no files", async () => {
  expect(await codeOf(read(fileOf(examples.doc06!.lines)))).toBe("E270");
  await owner.query("insert into insurance_configs (medical_center_id, active) values ($1, true)", [ids.center]);
});

test("an administrator reads a K-dávka, which is audited, as it names patients", async () => {
  const { insurerFile } = (await read(fileOf(examples.doc06!.lines))).data;
  expect(insurerFile).toMatchObject({
    kind: "K",
    isWhole: true,
    icz: "81999000",
    insuranceCompany: "111",
    faults: [],
    batchCount: 1,
    documentCount: 2,
    batches: [
      {
        number: "12",
        documents: [
          { number: "345", insuredNumber: "9001011239", primaryDiagnosis: "M545", rows: { length: 4 } },
          { number: "346", insuredNumber: "505101123", primaryDiagnosis: "S8200", rows: { length: 5 } },
        ],
      },
    ],
  });
  expect(await audited()).toEqual([{ details: { documents: 2, batches: 1 } }]);
});

test("an F-dávka names no patients and is not audited", async () => {
  const before = await audited();
  const { insurerFile } = (await read(fileOf(examples.fdavka!.lines))).data;
  expect(insurerFile).toMatchObject({ kind: "F", insuranceCompany: "111", invoiceCount: 2, faults: [] });
  expect(insurerFile.invoices).toEqual([
    { number: "26000123", batches: [{ number: "12" }] },
    { number: "26000124", batches: [{ number: "13" }] },
  ]);
  expect(await audited()).toEqual(before);
});

test("faults come by line", async () => {
  const lines = examples.doc06!.lines.with(2, "V0311202621001");
  const { insurerFile } = (await read(fileOf(lines))).data;
  expect(insurerFile.faults).toEqual([{ line: 3, fault: "CUT", field: null, expected: "16", found: "14" }]);
});

test("a hundred documents are answered, and the number of all", async () => {
  const [head, document, row] = examples.fix06!.lines as [string, string, string];
  const documents = Array.from({ length: 120 }, (_, at) => [
    `E${String(at + 1).padStart(7)}00${String(at + 1).padStart(3)}${document.slice(13)}`,
    row,
  ]);
  const file = fileOf([head.replace("15  1", "15120"), ...documents.flat()]);
  const { insurerFile } = (await read(file)).data;
  expect([insurerFile.faults, insurerFile.documentCount, insurerFile.batches[0].documents.length]).toEqual([
    [],
    120,
    100,
  ]);
});

test("a foreign and a too large file are refused, and people who do not bill", async () => {
  const foreign = await read(new File(["<html>"], "a.html"));
  expect(foreign.errors?.[0]?.extensions).toMatchObject({ code: "E297", reason: "FOREIGN", line: 1 });
  expect(await codeOf(read(new File([], "KDAVKA.111")))).toBe("E297");
  expect(await codeOf(read(new File([new Uint8Array(MOST_INSURER_FILE_BYTES + 1)], "KDAVKA.111")))).toBe("E298");
  for (const who of ["paramedic", "receptionist"] as const)
    expect(await codeOf(read(fileOf(examples.doc06!.lines), who))).toBe("E002");
});
