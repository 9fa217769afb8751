import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Visitor } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const { paramedic } = ids.profiles;
const list = "/nastaveni/osobni/sablony-kody-vykonu";
const create = `${list}/nova`;
const typed = {
  name: "KR + LTV",
  expertise: "902 samostatné pracoviště fyzioterapeutů",
  "operation1.code": "21002",
  "operation1.count": "",
  "operation3.code": "21221 LÉČEBNÁ TĚLESNÁ VÝCHOVA",
  "operation3.count": "2",
};
await owner.query(
  `with department as (insert into departments (medical_center_id, expertise) values (${ids.center}, '902') returning id)
   insert into department_profiles (medical_center_id, department_id, profile_id) select ${ids.center}, id, ${paramedic} from department`,
);

type Page = Awaited<ReturnType<Visitor["get"]>>;
const rowsIn = (page: Page) => page.all('input[name$=".code"]').map((input) => input.getAttribute("value") ?? "");
/** The address of the latest preset. */
const latest = async () =>
  `${list}/${(await owner.query("select max(id) as id from medical_operation_presets")).rows[0].id}`;

test("the section is offered to those who write reports, and without presets says what belongs there", async () => {
  const someone = visitor("paramedic");
  expect((await someone.get("/nastaveni/osobni")).text("main")).toContain("Šablony kódů výkonů");
  expect((await someone.get(list)).text(".empty")).toContain("Zatím žádná šablona výkonů");
  for (const who of ["manager", "receptionist"] as const) {
    expect((await visitor(who).get("/nastaveni/osobni")).text("main")).not.toContain("Šablony kódů výkonů");
    for (const address of [list, create]) expect((await visitor(who).get(address)).status).toBe(403);
    expect((await visitor(who).post(create, typed)).status).toBe(403);
  }
});

test("a preset is added with the own specialty and its operations offered; rows left empty are no operations", async () => {
  const someone = visitor("paramedic");
  const form = await someone.get(create);
  expect([form.value("expertise"), rowsIn(form)]).toEqual(["902", ["", "", ""]]);
  expect(form.all("#offered-operations option").length).toBe(31);
  const after = await someone.follow(await someone.post(create, typed));
  expect(after.text(".flash")).toContain("Šablona KR + LTV je přidaná.");
  expect(after.text("tbody")).toMatch(/^KR \+ LTV 902 21002 KINEZIOLOGICKÉ VYŠETŘENÍ 1× 21221 LÉČEBNÁ.* 2× Odebrat/);
  expect((await visitor("admin").get(list)).text("main")).not.toContain("KR + LTV");
});

test("faults are reported at their rows, and typed values stay with the names of known codes", async () => {
  const someone = visitor("paramedic");
  const page = await someone.post(create, {
    ...typed,
    name: " ",
    "operation2.code": "2122",
    "operation3.count": "100",
    "operation4.code": "21002",
  });
  expect([page.status, page.title]).toEqual([400, "Chyba: Nová šablona výkonů | Motus"]);
  const summary = page.text("[role=alert]");
  for (const words of [
    "Vyplňte název.",
    "2. výkon: Výkon v číselníku není.",
    "Počet, 3. výkon:",
    "4. výkon: Výkon je zadaný dvakrát",
  ])
    expect(summary).toContain(words);
  for (const link of page.all("[role=alert] li a"))
    expect(page.document.getElementById(link.getAttribute("href")!.slice(1))).not.toBeNull();
  expect(rowsIn(page)).toEqual(["21002", "2122", "21221 LÉČEBNÁ TĚLESNÁ VÝCHOVA", "21002", "", "", ""]);
  expect([page.value("expertise"), page.value("operation3.count")]).toEqual([typed.expertise, "100"]);
  expect(page.text("fieldset.markrow:has([name='operation1.code']) .named")).toBe("KINEZIOLOGICKÉ VYŠETŘENÍ");
  expect(page.text("fieldset.markrow:has([name='operation4.code']) .err")).toContain("Výkon je zadaný dvakrát");

  // A code of the right form is looked up by the API.
  const unknown = await someone.post(create, { ...typed, "operation2.code": "99999" });
  expect(unknown.status).toBe(400);
  expect(unknown.text("fieldset.markrow:has([name='operation2.code']) .err")).not.toBe("");
  expect(unknown.value("name")).toBe("KR + LTV");
  const none = await someone.post(create, { name: "Prázdná", expertise: "918" });
  expect(none.text("[role=alert]")).toContain("Zadejte aspoň jeden výkon.");
  const specialty = await someone.post(create, { ...typed, expertise: "918" });
  expect(specialty.text("[role=alert]")).toContain("Odbornost: Taková odbornost v číselníku není");
});

test("a preset is changed, and a concurrent change shows both and takes over untouched rows", async () => {
  const [mine, theirs] = [visitor("paramedic"), visitor("paramedic")];
  const address = await latest();
  const form = (await mine.get(address)).filled("main form");
  const other = (await theirs.get(address)).filled("main form");
  expect(form).toMatchObject({ name: ["KR + LTV"], "operation2.code": ["21221"], "operation2.count": ["2"] });
  const saved = await theirs.post(address, { ...other, "operation1.code": "21001", "operation2.code": "" });
  expect((await theirs.follow(saved)).text(".flash")).toContain("Šablona KR + LTV je uložená.");
  const refused = await mine.post(address, { ...form, name: "Vyšetření", "operation3.code": "21413" });
  expect(refused.status).toBe(409);
  expect(refused.text(".note table")).toContain("Název Vyšetření KR + LTV");
  expect(refused.text(".note table")).toContain("1. výkon 21002 21001");
  expect(rowsIn(refused).slice(0, 3)).toEqual(["21001", "", "21413"]);
  const again = await mine.follow(await mine.post(address, refused.filled("main form")));
  expect(again.text("tbody")).toMatch(/^Vyšetření 902 21001 .* 1× 21413 .* 1×/);
});

test("a form that was sent after the session had ended comes back as it was typed", async () => {
  const someone = visitor("paramedic");
  await owner.query("update sessions set ended_at = now() where profile_id = $1", [paramedic]);
  const sent = await someone.post(create, { ...typed, "operation5.code": "21413" });
  expect(sent.location).toMatch(/^\/prihlaseni\?redirect=.*kept/);
  await owner.query("update sessions set ended_at = null where profile_id = $1", [paramedic]);
  const back = await someone.get(new URL(sent.location!, "http://motus.example").searchParams.get("redirect")!);
  expect([back.value("name"), back.value("operation3.count")]).toEqual(["KR + LTV", "2"]);
  expect(rowsIn(back).slice(0, 5)).toEqual(["21002", "", "21221 LÉČEBNÁ TĚLESNÁ VÝCHOVA", "", "21413"]);
});

test("a preset is removed after a question; another person's is not found", async () => {
  const address = await latest();
  for (const page of [address, `${address}/odebrani`]) expect((await visitor("admin").get(page)).status).toBe(404);
  const someone = visitor("paramedic");
  const question = await someone.get(`${address}/odebrani`);
  expect(question.text("main")).toContain("Odebrat šablonu výkonů? Vyšetření 21001 1×, 21413 1×");
  const gone = await someone.follow(await someone.post(`${address}/odebrani`, question.filled("main form")));
  expect(gone.text(".flash")).toContain("Šablona výkonů je odebraná.");
  expect((await someone.get(address)).status).toBe(404);
});

test("a centre outside Czechia is not offered the section", async () => {
  await owner.query(`update medical_centers set country = 'SK' where id = ${ids.center}`);
  const personal = await visitor("paramedic").get("/nastaveni/osobni");
  expect(personal.text("main")).not.toContain("Šablony kódů výkonů");
});
