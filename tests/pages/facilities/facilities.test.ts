import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const { profiles, facilities } = ids;
const listed = "/nastaveni/zdravotnicke-zarizeni/mistnosti-a-vybaveni";

test("a room is added for some, and the list shows its owners", async () => {
  const someone = visitor("admin");
  expect((await someone.get("/nova-mistnost-nebo-vybaveni")).text("form")).not.toContain("Odešlý");
  const sent = await someone.post("/nova-mistnost-nebo-vybaveni", {
    name: "Bazén",
    facilityType: "ROOM",
    profileIds: [String(profiles.paramedic)],
  });
  expect(sent.location).toBe(listed);
  const list = await someone.follow(sent);
  expect(list.text(".flash")).toContain("Bazén je v kalendáři.");
  expect(list.text("tbody")).toContain("Bazén místnost Šindelář Odebrat");
  expect(list.text("tbody")).toContain("Tělocvična místnost všichni");
});

test("without a name it is refused, and the choices stay", async () => {
  const page = await visitor("admin").post("/nova-mistnost-nebo-vybaveni", {
    name: " ",
    facilityType: "EQUIPMENT",
    profileIds: [String(profiles.admin)],
  });
  expect([page.status, page.title]).toEqual([400, "Chyba: Nová místnost nebo vybavení | Motus"]);
  expect(page.text("[role=alert]")).toContain("Vyplňte název.");
  expect(page.all("[name=profileIds][checked]").map((box) => box.getAttribute("value"))).toEqual([
    String(profiles.admin),
  ]);
});

test("equipment is changed, and a concurrent change is shown next to it", async () => {
  const someone = visitor("manager");
  const address = `/editace-mistnosti-nebo-vybaveni/${facilities.laser}`;
  const form = await someone.get(address);
  expect([form.value("name"), form.value("version")]).toEqual(["Laser", "1"]);
  expect(
    (
      await someone.follow(await someone.post(address, { name: "Laser 2", facilityType: "EQUIPMENT", version: "1" }))
    ).text("tbody"),
  ).toContain("Laser 2");
  const refused = await someone.post(address, {
    name: "Laser",
    facilityType: "ROOM",
    profileIds: [String(profiles.admin)],
    version: "1",
    was: JSON.stringify({ name: "Laser", facilityType: "EQUIPMENT", profileIds: [] }),
  });
  expect(refused.status).toBe(409);
  expect(refused.text(".note table")).toContain(
    "Název Laser Laser 2 Druh místnost vybavení, přístroj Kdo to smí používat Mgr. Dana Marešová prázdné",
  );
  expect([refused.value("name"), refused.value("version")]).toEqual(["Laser 2", "2"]);
  expect((await someone.get("/editace-mistnosti-nebo-vybaveni/nic")).status).toBe(404);
  expect((await someone.get(`/editace-mistnosti-nebo-vybaveni/${facilities.foreignRoom}`)).status).toBe(404);
});

test("before a room is removed the page names its uses; events continue to show it", async () => {
  const someone = visitor("admin");
  const service = {
    name: "Cvičení v sále",
    type: "INDIVIDUAL",
    uzisType: "LTV",
    duration: "30",
    price: "100",
    vatRate: "ZERO",
    color: "RED",
    facilityIds: [String(facilities.gym)],
  };
  await someone.post("/nova-sluzba", service);
  const address = `/editace-mistnosti-nebo-vybaveni/${facilities.gym}/odebrani`;
  const asked = await someone.get(address);
  expect(asked.text("main")).toContain("Služby, které se bez toho obejdou: Cvičení v sále");
  const gone = await someone.follow(await someone.post(address, {}));
  expect(gone.text(".flash")).toContain("Tělocvična už v kalendáři není.");
  expect(gone.text("tbody")).not.toContain("Tělocvična");
  expect((await someone.get("/?showFacilities=1&date=2026-03-16")).text(".cal")).toContain("Tělocvična");
  expect((await someone.get("/?showFacilities=1&date=2026-03-23")).text(".cal")).not.toContain("Tělocvična");
  expect((await someone.get(`/editace-udalosti/${ids.events.janaTherapy}`)).text("main")).toContain("Tělocvična");
});

test("these pages are the administrators'", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    for (const address of [
      listed,
      "/nova-mistnost-nebo-vybaveni",
      `/editace-mistnosti-nebo-vybaveni/${facilities.laser}`,
      `/editace-mistnosti-nebo-vybaveni/${facilities.laser}/odebrani`,
    ])
      expect([address, (await visitor(who).get(address)).status]).toEqual([address, 403]);
  expect(
    (await visitor("paramedic").post(`/editace-mistnosti-nebo-vybaveni/${facilities.laser}/odebrani`, {})).status,
  ).toBe(403);
});
