import { expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { returnedDocumentsOf } from "#tests/kit/insurers/returned-documents.ts";

const api = await testApi();
const { sent, returned } = await returnedDocumentsOf(api);

async function upload(text: string, input: object = {}) {
  const { data, errors } = await api.upload(
    "admin",
    `mutation ($file: Upload!, $input: ReturnedTableInput!) { returnedDocumentsImport(file: $file, input: $input) { entered known unknown table { names number code reason } } }`,
    { file: null, input: { kind: "REFUSED", ...input } },
    { file: new File([text], "odmitnute.csv") },
  );
  return errors ? errors[0]!.extensions : data.returnedDocumentsImport;
}

test("a table is read by its names, and columns that were chosen once are chosen for the next one", async () => {
  const { number } = await sent("03-12");
  const table = (column: string, rows: string) => `${column};Kód;Text\n${rows}`;
  const first = await upload(table("Položka", `${number};E05;Není pojištěn`));
  expect(first).toMatchObject({
    entered: 0,
    table: { names: ["Položka", "Kód", "Text"], number: null, code: 1, reason: 2 },
  });
  const columns = { number: 0, code: 1, reason: 2 };
  expect(await upload(table("Položka", `${number};E05;Není pojištěn\n77777;E01;`), { columns })).toEqual({
    entered: 1,
    known: [],
    unknown: [77777],
    table: null,
  });
  expect(await upload(table("Položka", `${number};E05;Znovu`))).toMatchObject({
    entered: 0,
    known: [number],
    table: null,
  });
  expect(await upload(table("Položka", `${number};E05;`), { chooseColumns: true })).toMatchObject({
    table: { names: ["Položka", "Kód", "Text"] },
  });
  expect(await upload("Číslo dokladu;Chyba\nnic;nic")).toMatchObject({ fields: [{ path: ["file"], code: "E320" }] });
  expect(await upload("x".repeat(1_000_001))).toMatchObject({ fields: [{ path: ["file"], code: "E321" }] });
});

test("a pasted list without columns is numbers, with words after them", async () => {
  const { number } = await sent("03-13");
  expect(await upload(`${number} Není pojištěn`)).toMatchObject({ entered: 1 });
  expect((await returned(number)).reason).toBe("Není pojištěn");
});
