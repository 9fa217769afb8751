import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const card = `/kartoteka/${uuids.anna}`;
const basics = `${card}?tab=zakladni-udaje`;

test("a minor's card shows that a guardian is missing, until there is one", async () => {
  await database.owner.query("update patient_cards set birth_date = '2015-05-05' where id = $1", [ids.patients.anna]);
  const page = await renata.get(basics);
  expect(page.text(".note")).toContain("Pacient ještě není plnoletý a na kartě nemá zákonného zástupce.");
  expect(page.all("main a").map((link) => link.getAttribute("href"))).toContain(`${card}/nova-osoba`);

  const answer = await renata.post(`${card}/nova-osoba`, {
    name: "Eva Nováková",
    relation: "matka",
    roles: ["GUARDIAN", "CONTACT"],
    phone: "601 000 111",
  });
  expect(answer.location).toBe(basics);
  const saved = await renata.follow(answer);
  expect(saved.text(".flashes")).toContain("Osoba je uložená.");
  expect(saved.text(".around").replaceAll("\u00a0", " ")).toBe(
    "Eva Nováková, matka +420 601 000 111 zákonný zástupce, kontaktní osoba",
  );
  expect(saved.text("main")).not.toContain("nemá zákonného zástupce");
});

test("an adult needs no guardian", async () => {
  expect((await renata.get(`/kartoteka/${uuids.karel}`)).text("main")).not.toContain("zákonného zástupce.");
});

test("a wrong form keeps the typed values and names missing ones", async () => {
  const page = await renata.post(`${card}/nova-osoba`, { name: "Olga", phone: "12" });
  expect(page.status).toBe(400);
  expect(page.all("[role=alert] a").map((link) => link.getAttribute("href"))).toEqual([
    "#related-roles",
    "#related-phone",
  ]);
  expect([page.value("name"), page.value("phone")]).toEqual(["Olga", "12"]);
});

test("a related person is changed on the newest version, and removed after a question", async () => {
  const { rows } = await database.owner.query("select id from related_persons where name = 'Eva Nováková'");
  const address = `${card}/osoba/${rows[0].id}`;
  const form = (await renata.get(address)).filled("main form");
  expect(form).toMatchObject({ name: ["Eva Nováková"], roles: ["GUARDIAN", "CONTACT"], version: ["1"] });
  expect((await renata.post(address, { ...form, note: "Volejte odpoledne" })).location).toBe(basics);
  const stale = await renata.post(address, { ...form, relation: "teta", idempotencyKey: "another" });
  expect(stale.status).toBe(409);
  expect(stale.text("main")).toContain("Volejte odpoledne");
  expect(stale.value("relation")).toBe("teta");

  expect((await renata.get(`${address}/odebrat`)).text("h1")).toBe("Odebrat osobu z karty?");
  await renata.post(`${address}/odebrat`, {});
  expect((await renata.get(basics)).text("main")).not.toContain("Eva Nováková");
  expect((await renata.get(address)).status).toBe(404);
});

test("a related person is found only at their own patient's card", async () => {
  await renata.post(`${card}/nova-osoba`, { name: "Olga", roles: "CONTACT" });
  const { rows } = await database.owner.query("select id from related_persons where name = 'Olga'");
  for (const page of ["", "/odebrat"]) {
    expect((await renata.get(`/kartoteka/${uuids.jana}/osoba/${rows[0].id}${page}`)).status).toBe(404);
  }
});

test.each(["/de", "/en", "/sk"])("the pages speak %s too", async (prefix) => {
  const { rows } = await database.owner.query("select id from related_persons where name = 'Olga'");
  for (const path of [`${card}/nova-osoba`, `${card}/osoba/${rows[0].id}`, `${card}/osoba/${rows[0].id}/odebrat`]) {
    const page = await renata.get(prefix + path);
    expect(page.status).toBe(200);
    expect(page.text("main")).not.toMatch(/patients:|roleOf|relatedName/);
  }
});
