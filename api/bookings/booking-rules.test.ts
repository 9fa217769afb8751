import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const shown = `active color introductoryText slotFrequency breakBetweenOperationsInMinutes earliestBookingInDays latestBookingInHours
  bookingCancellationAllowed latestBookingCancellationInHours bookingAtNationalHoliday paymentInAdvance`;
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
