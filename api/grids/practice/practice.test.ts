import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";

const api = await testApi();
const { owner } = api.database;
const { serve, rowsOf, idsOf, fileOf, queriesOf } = listsOf(api);
/** The list and its files are refused to those who run no centre. */
async function expectOfAdministrators(name: string) {
  for (const who of ["paramedic", "receptionist"] as const)
    for (const parameters of ["", "format=csv"])
      expect([who, parameters, await refusal(serve(who, name, parameters))]).toEqual([who, parameters, "forbidden"]);
}

test("services are listed for administrators with the prices of today, and saved with their places and colours", async () => {
  const { therapy, group, foreign } = ids.procedures;
  await owner.query("update procedures set accessible_in_booking = true where id = $1", [group]);
  await owner.query("delete from procedure_profiles where procedure_id = $1", [group]);
  const { slug } = (
    await owner.query("update medical_centers set booking_active = true where id = $1 returning slug", [ids.center])
  ).rows[0];
  const rows = await rowsOf("admin", "procedures");
  expect(rows.find(({ id }: { id: number }) => id === therapy)).toEqual({
    id: therapy,
    procedure: { id: therapy, name: "Individuální LTV", color: expect.any(String) },
    color: expect.any(String),
    type: { type: "INDIVIDUAL", capacity: 1 },
    capacity: null,
    duration: { amount: 45, unit: "MINUTE" },
    price: { amount: 95_000, currency: "CZK" },
    currency: "CZK",
    vatRate: "ZERO",
    vat: null,
    profiles: ["Šindelář"],
    accessibleInBooking: false,
    bookingPage: null,
  });
  expect(rows[0].procedure.name).toBe("Individuální LTV");
  expect((await idsOf("admin", "procedures", "sort=type&direction=desc"))[0]).toBe(group);
  expect(await idsOf("foreign", "procedures")).toEqual([foreign]);
  const file = await fileOf("admin", "procedures");
  expect(file[0]!.join()).toBe(
    "Služba,Barva,Druh,Počet míst,Délka,Cena,Měna,Sazba DPH,DPH,Kdo službu poskytuje,Online,Rezervace",
  );
  expect(file.find(([name]) => name === "Skupinové cvičení")).toEqual([
    "Skupinové cvičení",
    "žlutá",
    "skupinová",
    "3",
    "PT60M",
    "250,00",
    "CZK",
    "bez DPH",
    "",
    "nikdo",
    "ano",
    `http://localhost:3000/rezervace/${slug}?service=${group}`,
  ]);
  await expectOfAdministrators("procedures");
});

test("additional services and products are listed for administrators with the prices of today", async () => {
  const { tape } = ids.additionalProcedures;
  await owner.query(
    "insert into prices (medical_center_id, target, target_id, valid_from, amount, created_by) values ($1, 'ADDITIONAL_PROCEDURE', $2, '2026-03-01', 19900, $3)",
    [ids.center, tape, ids.profiles.admin],
  );
  const row = { id: tape, price: { amount: 19_900, currency: "CZK" }, currency: "CZK", vatRate: "PRIMARY", vat: 21 };
  expect(await rowsOf("admin", "additionalProcedures")).toContainEqual({
    ...row,
    additionalProcedure: { id: tape, name: "Tejpovací páska" },
  });
  const dear = await rowsOf("admin", "additionalProcedures", "sort=price&direction=desc");
  const amounts = dear.map(({ price }: { price: { amount: number } }) => price.amount);
  expect(amounts).toEqual(amounts.toSorted((one: number, other: number) => other - one));
  expect(await idsOf("foreign", "additionalProcedures")).not.toContain(tape);
  const file = await fileOf("admin", "additionalProcedures");
  expect(file[0]!.join()).toBe("Název,Cena,Měna,Sazba DPH,DPH");
  expect(file).toContainEqual(["Tejpovací páska", "199,00", "CZK", "základní", "21"]);
  await expectOfAdministrators("additionalProcedures");
});

test("rooms and equipment are listed for administrators with their owners and services, rooms first", async () => {
  const { gym, laser, foreignRoom } = ids.facilities;
  await owner.query("insert into facility_profiles (medical_center_id, facility_id, profile_id) values ($1, $2, $3)", [
    ids.center,
    laser,
    ids.profiles.paramedic,
  ]);
  const { rows: added } = await owner.query(
    `with service as (
       insert into procedures (medical_center_id, name, duration_minutes, price_amount, removed_at)
       values ($1, 'Čočka', 30, 1000, null), ($1, 'Cvičení', 30, 1000, null), ($1, 'Zrušená', 30, 1000, now()) returning id)
     insert into procedure_facilities (medical_center_id, procedure_id, facility_id) select $1, id, $2 from service returning procedure_id`,
    [ids.center, gym],
  );
  expect(added.length).toBe(3);
  const rows = await rowsOf("admin", "facilities");
  const room = {
    id: gym,
    facility: { id: gym, name: "Tělocvična" },
    type: "ROOM",
    profiles: [],
    procedures: "Cvičení, Čočka",
  };
  const device = {
    id: laser,
    facility: { id: laser, name: "Laser" },
    type: "EQUIPMENT",
    profiles: ["Šindelář"],
    procedures: null,
  };
  expect([rows[0], rows.at(-1)]).toEqual([room, device]);
  expect((await idsOf("admin", "facilities", "sort=name"))[0]).toBe(laser);
  expect(await idsOf("foreign", "facilities")).toEqual([foreignRoom]);
  const file = await fileOf("admin", "facilities");
  expect(file[0]!.join()).toBe("Název,Druh,Kdo to smí používat,Služby");
  expect(file).toContainEqual(["Tělocvična", "místnost", "všichni", "Cvičení, Čočka"]);
  expect(file).toContainEqual(["Laser", "vybavení, přístroj", "Šindelář", ""]);
  await expectOfAdministrators("facilities");
});

test("colleagues are listed for administrators, former ones last, with their logins", async () => {
  const { admin, paramedic, deactivated } = ids.profiles;
  await api.call("paramedic", `mutation { profileChoose(profile: ${paramedic}) { id } }`);
  const rows = await rowsOf("admin", "profiles");
  expect(rows.map(({ profile }: { profile: { fullName: string } }) => profile.fullName)).toEqual([
    "Milan Kos",
    "Renata Malá",
    "Mgr. Dana Marešová",
    "Petr Šindelář",
    "Otto Odešlý",
  ]);
  expect(rows[2]).toMatchObject({ profile: { id: admin, own: true }, lastLogin: { at: null }, sessions: 1 });
  expect(rows[3]).toMatchObject({
    id: paramedic,
    work: { role: "ROLE_PARAMEDIC" },
    secondFactor: { since: null },
    lastLogin: { at: "2026-03-16T09:00:00.000Z" },
    sessions: 1,
    state: { state: "ACTIVE", deactivatedAt: null },
  });
  expect((await idsOf("admin", "profiles", "sort=name"))[3]).toBe(deactivated);
  expect((await idsOf("admin", "profiles", "sort=type&direction=desc"))[0]).toBe(deactivated);
  expect(await idsOf("foreign", "profiles")).not.toContain(admin);
  const file = await fileOf("admin", "profiles");
  expect(file[0]!.join()).toBe(
    "Zaměstnanec,E-mail,Telefon,Profese a\u00a0role,Dvoufázové přihlášení,Poslední přihlášení,Přihlášeno,Stav,Ukončen přístup",
  );
  expect(file.find(([name]) => name === "Petr Šindelář")!.slice(3)).toEqual([
    "Fyzioterapeut, zdravotník",
    "",
    "16.3.2026 10:00",
    "1",
    "má přístup",
    "",
  ]);
  await expectOfAdministrators("profiles");
});

test("texts for reports are listed for those who write them: shared ones, and their own", async () => {
  const { admin, paramedic } = ids.profiles;
  const { rows } = await owner.query(
    `insert into report_templates (medical_center_id, procedure_id, owner_id, name, content, created_by, removed_at)
     values ($1, $2, null, 'Čtvrtá', 'x', $3, null), ($1, null, $3, 'Cvičí', 'x', $3, null), ($1, null, $4, 'Druhá', 'x', $4, null),
            ($1, $5, null, 'Aktivní', 'x', $4, null), ($1, null, null, 'Zrušená', 'x', $3, now()) returning id`,
    [ids.center, ids.procedures.therapy, paramedic, admin, ids.procedures.examination],
  );
  const [fourth, mine, hers, active] = rows.map(({ id }) => id);
  expect(await rowsOf("paramedic", "reportTemplates")).toEqual([
    {
      id: active,
      template: { id: active, name: "Aktivní" },
      procedure: { name: "Vstupní vyšetření" },
      owner: "SHARED",
    },
    { id: mine, template: { id: mine, name: "Cvičí" }, procedure: { name: null }, owner: "OWN" },
    { id: fourth, template: { id: fourth, name: "Čtvrtá" }, procedure: { name: "Individuální LTV" }, owner: "SHARED" },
  ]);
  expect(await idsOf("paramedic", "reportTemplates", "sort=procedure")).toEqual([fourth, active, mine]);
  expect(await idsOf("admin", "reportTemplates")).toEqual([active, fourth, hers]);
  expect(await idsOf("foreign", "reportTemplates")).toEqual([]);
  expect(await fileOf("paramedic", "reportTemplates")).toEqual([
    ["Název", "Služba", "Čí je"],
    ["Čtvrtá", "Individuální LTV", "společná"],
    ["Cvičí", "fráze", "jen moje"],
    ["Aktivní", "Vstupní vyšetření", "společná"],
  ]);
  for (const who of ["receptionist", "manager"] as const)
    for (const parameters of ["", "format=csv"])
      expect([who, parameters, await refusal(serve(who, "reportTemplates", parameters))]).toEqual([
        who,
        parameters,
        "forbidden",
      ]);
});

test("a page takes as many queries whatever it holds", async () => {
  const counted = [await queriesOf("procedures"), await queriesOf("facilities"), await queriesOf("profiles")];
  await owner.query(
    `with services as (insert into procedures (medical_center_id, name, duration_minutes, price_amount)
       select $1, 'Zábal ' || n, 30, 1000 from generate_series(1, 60) as n returning id),
     people as (insert into profiles (medical_center_id, role, name, surname, email)
       select $1, 'ROLE_RECEPTIONIST', 'Iva', 'Mnohá ' || n, n || '@many.example' from generate_series(1, 60) as n),
     rooms as (insert into facilities (medical_center_id, type, name) select $1, 'ROOM', 'Sál ' || n from generate_series(1, 60) as n returning id),
     needed as (insert into procedure_facilities (medical_center_id, procedure_id, facility_id) select $1, services.id, rooms.id from services, rooms),
     owned as (insert into facility_profiles (medical_center_id, facility_id, profile_id) select $1, id, $2 from rooms)
     insert into procedure_profiles (medical_center_id, procedure_id, profile_id) select $1, id, $2 from services`,
    [ids.center, ids.profiles.paramedic],
  );
  expect([await queriesOf("procedures"), await queriesOf("facilities"), await queriesOf("profiles")]).toEqual(counted);
});
