import { beforeAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { billInsurers, madeBatch, returnedDocument } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const [dana, petr] = [visitor("admin"), visitor("paramedic")];
const billing = "/vyuctovani-pro-pojistovny";
const list = `${billing}/vracene-doklady`;
const typing = `${list}/zapis`;
const pasting = `${list}/tabulka`;

beforeAll(async () => {
  await billInsurers(owner);
});

/** The number of a document whose batch was handed over. */
async function sentDocument() {
  const batch = await madeBatch(owner, { state: "SENT" });
  const { rows } = await owner.query("select document_id as number from batch_documents where batch_id = $1", [batch]);
  return { batch, number: rows[0].number as number };
}
async function type(values: object) {
  const page = await dana.get(typing);
  return dana.post(typing, { ...page.filled("main form"), ...values });
}

test("a number that is typed leads to its document, which is handed to its author and taken back", async () => {
  expect((await dana.get(list)).text("main")).toContain("Žádný doklad nečeká na vyřízení");
  const { batch, number } = await sentDocument();
  const { location } = await type({ documentIds: ` ${number} `, code: "E05", reason: "Není pojištěn" });
  expect(location).toMatch(new RegExp(`^${list}/\\d+$`));
  const page = await dana.get(location!);
  expect(page.text("h1")).toBe(`Vrácený doklad ${number}`);
  expect(page.text("main")).toMatch(/U.autora zprávy .*E05 Není pojištěn .*Jana \S+ .*8556230419 .*M54\.5 .*265,66/);
  expect(page.text("main")).toContain("V dokladu nezbyla žádná péče");
  const press = async (then: string) => {
    const shown = await dana.get(location!);
    return dana.post(location!, { ...shown.filled("main form"), then });
  };
  expect((await press("takeBack")).location).toBe(location);
  expect((await dana.get(location!)).text("main")).toContain("Otevřený");
  expect((await press("handOver")).location).toBe(location);
  expect((await press("nonsense")).status).toBe(400);
  const table = (await dana.get(list)).text("main tbody");
  expect(table).toMatch(new RegExp(`${number} .*111 VZP ${batch} Odmítnutý E05: Není pojištěn 265,66`));
  expect((await dana.get(`${billing}/detail-davky/${batch}`)).text("main")).toContain("Odmítnutá");
});

test("bad numbers are said at their field, and the values stay", async () => {
  const { number } = await sentDocument();
  const bad = await type({ documentIds: "12a", reason: "Není pojištěn" });
  expect([bad.status, bad.text("main [role=alert]")]).toEqual([400, expect.stringContaining("sedm číslic")]);
  expect(bad.filled("main form")).toMatchObject({ documentIds: ["12a"], reason: ["Není pojištěn"] });
  const unknown = await type({ documentIds: `${number}, 7654321` });
  expect([unknown.status, unknown.text("main [role=alert]")]).toEqual([400, expect.stringContaining("dávkách není")]);
  expect(unknown.text("main form")).toContain("Jde o čísla 7654321.");
  expect((await type({ documentIds: "" })).status).toBe(400);
  expect(
    (
      await owner.query(
        "select from returned_documents join batch_documents on batch_documents.id = returned_documents.document_id where batch_documents.document_id = $1",
        [number],
      )
    ).rowCount,
  ).toBe(0);
});

test("a table whose columns are not known asks for them once", async () => {
  const [one, two] = [await sentDocument(), await sentDocument()];
  const text = (number: number) => `Položka;Popis\n${number};Není pojištěn\n`;
  const page = await dana.get(pasting);
  const asked = await dana.post(pasting, { ...page.filled("main form"), text: text(one.number) });
  expect([asked.status, asked.text("h1")]).toEqual([200, "Co je v kterém sloupci"]);
  const empty = await dana.post(pasting, { ...asked.filled("main form"), idempotencyKey: "empty" });
  expect(empty.status).toBe(200);
  const read = await dana.post(pasting, { ...asked.filled("main form"), number: "0", reason: "1" });
  expect(read.location).toBe(list);
  const shown = await dana.get(list);
  expect(shown.text("main")).toMatch(new RegExp(`${one.number} .*Není pojištěn`));
  const next = await dana.get(pasting);
  const again = await dana.post(pasting, { ...next.filled("main form"), text: `${text(two.number)}7654321;x\n` });
  expect(again.location).toBe(list);
  expect((await dana.get(list)).text("body")).toContain("dávkách nejsou: 7654321.");
  const none = await dana.get(pasting);
  expect((await dana.post(pasting, none.filled("main form"))).status).toBe(400);
});

test("a document is written off with a reason, opened again, and its entry removed", async () => {
  const { id } = await returnedDocument(owner);
  const [address, ending, removing] = [`${list}/${id}`, `${list}/${id}/vyrizeni`, `${list}/${id}/odebrani`];
  const question = await dana.get(ending);
  expect(question.text("main")).not.toContain("Vykázat znovu");
  const missing = await dana.post(ending, { ...question.filled("main form"), outcome: "WRITTEN_OFF" });
  expect([missing.status, missing.text("main [role=alert]")]).toEqual([400, expect.stringContaining("Důvod: Vyplňte")]);
  const same = await dana.post(ending, {
    ...question.filled("main form"),
    idempotencyKey: "same",
    outcome: "OTHER_INSURER",
  });
  expect([same.status, same.text("main [role=alert]")]).toEqual([400, expect.stringContaining("stejnou pojišťovnu")]);
  const ended = await dana.post(ending, {
    ...question.filled("main form"),
    idempotencyKey: "ended",
    outcome: "WRITTEN_OFF",
    outcomeReason: "Promlčeno",
  });
  expect(ended.location).toBe(list);
  expect((await dana.get(`${list}?state=all`)).text("main tbody")).toContain("Odepsán");
  const page = await dana.get(address);
  expect(page.text("main")).toContain("Promlčeno");
  expect((await dana.post(address, { ...page.filled("main form"), then: "reopen" })).location).toBe(address);
  const removal = await dana.get(removing);
  expect((await dana.post(removing, removal.filled("main form"))).location).toBe(list);
  expect((await dana.get(address)).status).toBe(404);
});

test("a document of which no care is left is not corrected, and its batch says so", async () => {
  const { batch } = await returnedDocument(owner);
  const address = `${billing}/detail-davky/${batch}/opravna-davka`;
  const page = await dana.get(address);
  expect(page.text("main")).toContain("zatím opravit nejde");
  expect(page.text("main form")).not.toContain("Vytvořit opravnou dávku");
  const forced = await dana.post(address, { ...page.filled("main form"), patientCards: [String(ids.patients.jana)] });
  expect([forced.status, forced.text("main [role=alert]")]).toEqual([400, expect.stringMatching(/\S/)]);
  expect(
    (await dana.get(`${billing}/detail-davky/${batch}`)).all("main a, header a").map((a) => a.getAttribute("href")),
  ).toContain(address);
});

test("paramedics read returned documents, and only administrators change them", async () => {
  const { id, batch } = await returnedDocument(owner);
  expect((await petr.get(`${list}/${id}`)).text("main form")).toBe("");
  for (const address of [typing, pasting, `${list}/${id}/vyrizeni`, `${billing}/detail-davky/${batch}/opravna-davka`])
    expect((await petr.get(address)).status).toBe(403);
  expect((await visitor("receptionist").get(list)).status).toBe(403);
  expect((await visitor("foreign").get(`${list}/${id}`)).status).toBe(404);
});
