import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { facilityProfiles } from "#api/core/db/tables/facility-profiles.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const owner = createDb(api.database.owner);

test("the columns of the calendar: staff who care for patients with working hours, rooms before equipment", async () => {
  const { data } = await api.call(
    "receptionist",
    `{ calendarResources { staffs { id workingHours { monday { from to breaks { from to } } sunday { from } } } facilities { name } } }`,
  );
  expect(data.calendarResources.staffs.map((staff: { id: number }) => staff.id)).toEqual([
    ids.profiles.admin,
    ids.profiles.paramedic,
  ]);
  expect(data.calendarResources.staffs[0].workingHours).toEqual({
    monday: { from: "07:00", to: "15:00", breaks: [{ from: "11:30", to: "12:00" }] },
    sunday: null,
  });
  expect(data.calendarResources.facilities).toEqual([{ name: "Tělocvična" }, { name: "Laser" }]);
});

test("in a given time, a person with an event is a column too", async () => {
  const meeting = `mutation { eventCreate(input: { eventType: FREE_TIME, beginAt: "2026-03-17T09:00:00Z", endAt: "2026-03-17T10:00:00Z", owner: ${ids.profiles.receptionist}, staffs: [${ids.profiles.manager}] }) { id } }`;
  await api.call("receptionist", meeting);
  const columns = async (day: number) => {
    const { data } = await api.call(
      "receptionist",
      `{ calendarResources(from: "2026-03-${day}T00:00:00Z", to: "2026-03-${day + 1}T00:00:00Z") { staffs { surname } } }`,
    );
    return data.calendarResources.staffs.map((staff: { surname: string }) => staff.surname);
  };
  expect(await columns(17)).toEqual(["Kos", "Malá", "Marešová", "Šindelář"]);
  expect(await columns(18)).toEqual(["Marešová", "Šindelář"]);
});

test("code books: facilities, services, and everybody of the centre and of no other", async () => {
  const { data } = await api.call(
    "receptionist",
    `{ facilities { id } procedures { id type capacity vatRate uzisType accessibleInBooking description } profiles { id active } }`,
  );
  expect(data.facilities).toEqual([{ id: ids.facilities.gym }, { id: ids.facilities.laser }]);
  expect(data.procedures.map((procedure: { id: number }) => procedure.id).sort()).toEqual([1, 2, 3]);
  expect(data.profiles.map((profile: { id: number }) => profile.id).sort()).toEqual([1, 2, 3, 4, 6]);
  expect(data.profiles.find((profile: { id: number }) => profile.id === ids.profiles.deactivated).active).toBe(false);
});

const options = (args: string) =>
  `{ profileAndFacilitiesOptions(${args}) { profiles { profile { surname } notAvailableReason } facilities { facility { name } notAvailableReason } } }`;
const reasons = async (args: string) => {
  const { profiles, facilities } = (await api.call("receptionist", options(args))).data.profileAndFacilitiesOptions;
  return Object.fromEntries([
    ...profiles.map((option: { profile: { surname: string }; notAvailableReason: string | null }) => [
      option.profile.surname,
      option.notAvailableReason,
    ]),
    ...facilities.map((option: { facility: { name: string }; notAvailableReason: string | null }) => [
      option.facility.name,
      option.notAvailableReason,
    ]),
  ]);
};

test("availability names each reason: taken, off hours, at lunch, not giving the service, other people's", async () => {
  const free = { Marešová: null, Šindelář: null, Tělocvična: null, Laser: null };
  const off = { ...free, Marešová: "NOT_AVAILABLE", Šindelář: "NOT_AVAILABLE" };
  const therapy = `from: "2026-03-16T09:30:00+01:00", to: "2026-03-16T10:15:00+01:00"`;
  expect(await reasons(`from: "2026-03-16T10:00:00+01:00", to: "2026-03-16T10:45:00+01:00"`)).toEqual(free);
  expect(await reasons(therapy)).toEqual({ ...free, Šindelář: "NOT_AVAILABLE", Tělocvična: "NOT_AVAILABLE" });
  expect(await reasons(`${therapy}, event: ${ids.events.janaTherapy}`)).toEqual(free);
  expect(await reasons(`from: "2026-03-16T11:15:00+01:00", to: "2026-03-16T11:45:00+01:00"`)).toEqual(off);
  expect(await reasons(`from: "2026-03-16T14:30:00+01:00", to: "2026-03-16T15:15:00+01:00"`)).toEqual(off);
  expect(await reasons(`from: "2026-03-21T10:00:00+01:00", to: "2026-03-21T11:00:00+01:00"`)).toEqual(off);
  expect(await reasons(`${therapy}, procedure: ${ids.procedures.therapy}`)).toMatchObject({
    Marešová: "NOT_BELONGING_TO_PROFILE",
    Šindelář: "NOT_AVAILABLE",
  });
  await owner
    .insert(facilityProfiles)
    .values({ medicalCenterId: ids.center, facilityId: ids.facilities.laser, profileId: ids.profiles.admin });
  expect(await reasons(`${therapy}, profile: ${ids.profiles.paramedic}`)).toMatchObject({
    Laser: "NOT_BELONGING_TO_PROFILE",
  });
  expect(await reasons(`${therapy}, profile: ${ids.profiles.admin}`)).toMatchObject({ Laser: null });
});

test("claims, people and rooms of another centre are in no answer", async () => {
  const { data } = await api.call(
    "foreign",
    options(
      `from: "2026-03-16T09:00:00+01:00", to: "2026-03-16T09:30:00+01:00", event: ${ids.events.foreignEvent}, procedure: ${ids.procedures.therapy}`,
    ),
  );
  expect(data.profileAndFacilitiesOptions).toEqual({
    profiles: [{ profile: { surname: "Cizí" }, notAvailableReason: "NOT_BELONGING_TO_PROFILE" }],
    facilities: [{ facility: { name: "Cizí místnost" }, notAvailableReason: null }],
  });
  const backwards = await api.call("admin", options(`from: "2026-03-16T09:00:00Z", to: "2026-03-16T09:00:00Z"`));
  expect(backwards.errors?.[0]?.extensions.fields).toMatchObject([{ path: ["to"], code: "E1T1" }]);
});
