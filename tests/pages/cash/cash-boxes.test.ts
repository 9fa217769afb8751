import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { gym } = ids.cashBoxes;
const list = "/nastaveni/zdravotnicke-zarizeni/pokladny";
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

test("administrators add, rename and archive cash boxes, and see a refusal with its reason", async () => {
  const someone = visitor("admin");
  expect(spaced((await someone.get(list)).text("tbody"))).toBe(
    "1 Recepce U Lípy Archivovat Recepce U Lípy 2 Tělocvična U Lípy Archivovat Tělocvična U Lípy",
  );
  const added = await someone.follow(await someone.post("/pokladny/nova", { name: "Přízemí" }));
  expect(added.text(".flash")).toContain("Pokladna Přízemí je uložená.");
  const form = await someone.get(`/pokladny/${gym}`);
  const renamed = await someone.follow(
    await someone.post(`/pokladny/${gym}`, { ...form.filled("#cash-box"), name: "Bazén" }),
  );
  expect(spaced(renamed.text("tbody"))).toContain("2 Bazén");
  expect((await someone.post("/pokladny/nova", { name: "" })).text("main")).toContain("Vyplňte název.");

  const asks = await someone.get(`/pokladny/${gym}/archivace`);
  expect(asks.text("h1")).toBe("Archivovat pokladnu?");
  const archived = await someone.follow(
    await someone.post(`/pokladny/${gym}/archivace`, asks.filled("#cash-box-archive")),
  );
  expect(archived.text(".flash")).toContain("Pokladna je v archivu.");
  await database.owner.query("update cash_boxes set archived_at = now(), version = 9 where number = 3");
  const last = await someone.get(`/pokladny/${ids.cashBoxes.first}/archivace`);
  const refused = await someone.post(`/pokladny/${ids.cashBoxes.first}/archivace`, last.filled("#cash-box-archive"));
  expect(refused.text("main")).toContain("Poslední používaná pokladna se nedá archivovat.");
});

test("a box of another centre is not found, and others than administrators have no boxes to set", async () => {
  expect((await visitor("admin").get(`/pokladny/${ids.cashBoxes.foreign}`)).status).toBe(404);
  expect((await visitor("receptionist").get(list)).status).toBe(403);
});

test("a desk names its cash box, and the form of the desk shows it", async () => {
  const someone = visitor("admin");
  await database.owner.query(
    "insert into desks (id, medical_center_id, name, token_hash, lock_minutes) overriding system value values (901, $1, 'Recepce', 'x', 3)",
    [ids.center],
  );
  await database.owner.query("update cash_boxes set archived_at = null");
  const address = (await someone.get("/nastaveni/zdravotnicke-zarizeni/sdilene-pocitace"))
    .all("tbody th a")
    .at(0)!
    .getAttribute("href")!;
  const form = await someone.get(address);
  await someone.post(address, { ...form.filled("#desk"), cashBox: String(gym) });
  expect((await someone.get(address)).text("select[name=cashBox] option[selected]")).toMatch(/Bazén|Tělocvična/);
});
