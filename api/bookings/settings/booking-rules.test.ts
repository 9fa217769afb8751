import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { openBookings } from "#tests/kit/bookings.ts";

const api = await testApi();
const { owner } = api.database;
const shown = `active color introductoryText slotFrequency breakBetweenOperationsInMinutes earliestBookingInDays latestBookingInHours
  bookingCancellationAllowed latestBookingCancellationInHours bookingAtNationalHoliday paymentInAdvance paymentText emailConfirmed origins`;
const set = async (mutation: string, who: Role = "admin") => {
  const { data, errors } = await api.call(who, `mutation { ${mutation} }`);
  if (!errors) return Object.values(data)[0];
  const { code, fields = [] } = errors[0]!.extensions;
  return [code, ...fields.map(({ path, code }: { path: string[]; code: string }) => `${path} ${code}`)];
};
const rules = (input: string, version: number, who?: Role) =>
  set(`bookingConfigUpdate(input: ${input}, version: ${version}) { version bookingConfig { ${shown} } }`, who);
const move = (slug: string, who?: Role) => set(`medicalCenterSlugUpdate(slug: "${slug}") { slug }`, who);

test("an administrator sets the rules of online booking; omitted ones stay, a stale version is refused", async () => {
  expect(await rules(`{ slotFrequency: 20, introductoryText: "Vítejte." }`, 1)).toEqual({
    version: 2,
    bookingConfig: {
      active: false,
      color: "GRAY",
      introductoryText: "Vítejte.",
      slotFrequency: 20,
      breakBetweenOperationsInMinutes: 0,
      earliestBookingInDays: 60,
      latestBookingInHours: 24,
      bookingCancellationAllowed: true,
      latestBookingCancellationInHours: 24,
      bookingAtNationalHoliday: false,
      paymentInAdvance: false,
      paymentText: null,
      emailConfirmed: true,
      origins: [],
    },
  });
  expect(await rules(`{ latestBookingInHours: 2 }`, 1)).toEqual(["E012"]);
  expect(await rules(`{ latestBookingInHours: 2 }`, 2)).toMatchObject({
    bookingConfig: { slotFrequency: 20, latestBookingInHours: 2 },
  });
  expect(
    await rules(`{ slotFrequency: 7, earliestBookingInDays: 0, breakBetweenOperationsInMinutes: 121 }`, 3),
  ).toEqual(["E004", "slotFrequency E1F6", "breakBetweenOperationsInMinutes E1F8", "earliestBookingInDays E1F8"]);
  for (const who of ["paramedic", "receptionist"] as const)
    expect(await rules(`{ slotFrequency: 30 }`, 3, who)).toEqual(["E002"]);
});

test("online booking is switched, and offers the services and people that are chosen", async () => {
  expect(await set(`bookingActiveSet(active: true) { bookingConfig { active } }`)).toEqual({
    bookingConfig: { active: true },
  });
  const { therapy, foreign } = ids.procedures;
  const offer = (procedure: number) =>
    set(
      `procedureAccessibleInBookingUpdate(procedure: ${procedure}, accessibleInBooking: true) { accessibleInBooking }`,
    );
  expect(await offer(therapy)).toEqual({ accessibleInBooking: true });
  expect(await offer(foreign)).toEqual(["E003"]);
  const book = (profile: number, version: number, who?: Role) =>
    set(
      `profileUpdate(profile: ${profile}, input: { accessibleInBooking: true }, version: ${version}) { accessibleInBooking version }`,
      who,
    );
  expect(await book(ids.profiles.paramedic, 1)).toEqual({ accessibleInBooking: true, version: 2 });
  expect(await book(ids.profiles.paramedic, 1)).toEqual(["E012"]);
  expect(await book(ids.profiles.foreign, 1)).toEqual(["E003"]);
  expect(await book(ids.profiles.paramedic, 2, "paramedic")).toEqual(["E002"]);
});

test("a centre moves to another address, and keeps the former ones for itself", async () => {
  expect(await move(" Nova-Adresa ")).toEqual({ slug: "nova-adresa" });
  expect(await move("u-lipy", "foreign")).toEqual(["E004", "slug E1K2"]);
  expect(await move("nova-adresa", "foreign")).toEqual(["E004", "slug E1K2"]);
  expect(await move("nová adresa")).toEqual(["E004", "slug E1K1"]);
  expect(await move("-lipa")).toEqual(["E004", "slug E1K1"]);
  expect(await move("u-lipy")).toEqual({ slug: "u-lipy" });
  const { rows } = await owner.query("select slug, medical_center_id from former_slugs");
  expect(rows).toEqual([{ slug: "nova-adresa", medical_center_id: ids.center }]);
});

test("a new centre does not get an address that another one has had", async () => {
  await owner.query("insert into former_slugs (slug, medical_center_id) values ('klinika-vcera', $1)", [ids.center]);
  const input = `{ name: "Lenka", surname: "Nová", motusProfession: DOCTOR, medicalCenterName: "Klinika včera", country: "CZ" }`;
  const made = await set(`profileAndMedicalCenterCreate(input: ${input}) { medicalCenter { slug } }`, "lonely");
  expect(made).toEqual({ medicalCenter: { slug: "klinika-vcera-2" } });
});

test("websites are stored by their origins, and anything else than an origin is refused", async () => {
  const { rows } = await owner.query("select version from medical_centers where id = $1", [ids.center]);
  const origins = (list: string[], version: number = rows[0].version) =>
    rules(`{ origins: ${JSON.stringify(list)}, paymentText: " Na účet. ", emailConfirmed: true }`, version);
  const kept = { paymentText: "Na účet.", emailConfirmed: true };
  expect(await origins([" https://WWW.Lipa.example/ ", "https://www.lipa.example", "https://a.example:8443"])).toEqual({
    version: rows[0].version + 1,
    bookingConfig: expect.objectContaining({
      ...kept,
      origins: ["https://www.lipa.example", "https://a.example:8443"],
    }),
  });
  for (const wrong of ["lipa.example", "http://lipa.example", "https://lipa.example/kontakt", "https://*.example"])
    expect(await origins([wrong])).toEqual(["E004", "origins E1K3"]);
  for (const wrong of ["https://lipa.example; script-src *", "https://jan@lipa.example", "javascript:alert(1)", "*"])
    expect(await origins([wrong])).toEqual(["E004", "origins E1K3"]);
  expect(await origins(Array.from({ length: 11 }, (_, n) => `https://${n}.example`))).toEqual(["E004", "origins E1K4"]);
});

test("offered services and people that cannot be booked have the reason", async () => {
  const { therapy, group } = ids.procedures;
  const reasons = async () => {
    const { data } = await api.call("admin", "{ procedures { id bookingObstacle } profiles { id bookingObstacle } }");
    const of = (rows: { id: number; bookingObstacle: string | null }[], id: number) =>
      rows.find((row) => row.id === id)!.bookingObstacle;
    return [of(data.procedures, therapy), of(data.procedures, group), of(data.profiles, ids.profiles.paramedic)];
  };
  await owner.query("update procedures set accessible_in_booking = id in ($1, $2)", [therapy, group]);
  await owner.query("update profiles set accessible_in_booking = false");
  await owner.query("update events set removed_at = now() where procedure_id = $1", [group]);
  expect(await reasons()).toEqual(["NO_PERSON", "NO_PERSON", null]);
  await owner.query("update profiles set accessible_in_booking = true, working_hours = null");
  await owner.query("delete from working_hours_periods");
  expect(await reasons()).toEqual(["NO_PERSON", "NO_PERSON", "NO_WORKING_HOURS"]);
  await openBookings(owner);
  expect(await reasons()).toEqual([null, "NO_PLANNED_EVENTS", null]);
  await owner.query(
    `insert into events (medical_center_id, type, procedure_id, capacity, begin_at, end_at, owner_id)
     values ($1, 'EVENT', $2, 5, '2026-03-20T10:00:00Z', '2026-03-20T11:00:00Z', $3)`,
    [ids.center, group, ids.profiles.paramedic],
  );
  expect(await reasons()).toEqual([null, null, null]);
  await owner.query("update procedures set accessible_in_booking = false");
  expect(await reasons()).toEqual([null, null, "NO_SERVICE"]);
});
