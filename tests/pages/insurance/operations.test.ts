import { expect, test } from "vitest";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const list = "/nastaveni/zdravotnicke-zarizeni/ciselnik-vykonu";

test("operations are found by their code or by words without diacritics, and by specialty", async () => {
  const someone = visitor("paramedic");
  const all = await someone.get(list);
  expect(all.text(".note.warn")).toContain("Body výkonů jsou z roku 2016");
  expect(all.text("main")).toContain("Podle vydání, které platí od 1. 1. 2016.");
  expect(all.all("tbody tr")).toHaveLength(50);
  expect(all.text("tbody tr")).toContain("21001 KOMPLEXNÍ KINEZIOLOGICKÉ VYŠETŘENÍ 902 45 409 1/1 den");
  expect((await someone.get(`${list}?page=2`)).all("tbody tr")).toHaveLength(2);
  const byWords = await someone.get(`${list}?q=mekkych+TKANI`);
  expect(byWords.text("tbody")).toContain("21413 TECHNIKY MĚKKÝCH TKÁNÍ 902 15 81");
  expect(byWords.all("tbody tr")).toHaveLength(1);
  const byCode = await someone.get(`${list}?q=2102&expertise=201`);
  expect(byCode.all("tbody th").map((code) => code.text.trim())).toEqual(["21021", "21022", "21023"]);
  const none = await someone.get(`${list}?q=99999`);
  expect(none.text(".empty")).toContain("Nic takového v číselníku není");
});

test("all parts of a limit hold, and one limit of several is enough", async () => {
  await database.owner.query(
    `insert into operation_frequencies values ('2016-01-01', '21002', 'A', 2, 'den', 1), ('2016-01-01', '21002', 'A', 10, 'čtvrtletí', 1), ('2016-01-01', '21002', 'B', 1, 'rok', 1)`,
  );
  const page = await visitor("admin").get(`${list}?q=21002`);
  expect(page.text("tbody")).toContain("2/1 den a zároveň 10/1 čtvrtletí nebo 1/1 rok");
});

test("the list is saved as a file, and reception has neither", async () => {
  const file = await visitor("admin").get("/api/cms/datagrid/medicalOperations?format=csv&language=cs&expertise=201");
  expect(file.status).toBe(200);
  expect(file.html).toContain("Kód;Výkon;Odbornost;Minut;Body;Omezení frekvence");
  expect((await visitor("receptionist").get(list)).status).toBe(403);
});
