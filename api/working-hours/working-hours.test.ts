import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { admin, paramedic, receptionist, foreign } = ids.profiles;

const week = `{ monday { from to breaks { from to } } tuesday { from } sunday { from } }`;
const update = (who: Role, profile: number, version: number | null, workingHours: object) =>
  api.call(
    who,
    `mutation ($profile: Int!, $version: Int, $workingHours: WorkingHoursInput!) {
    profileWorkingHoursUpdate(profile: $profile, version: $version, workingHours: $workingHours) { version workingHours ${week} }
  }`,
    { profile, version, workingHours },
  );
const create = (who: Role, profile: number, from: string, to: string, workingHours: object = {}) =>
  api.call(
    who,
    `mutation ($profile: Int!, $input: WorkingHoursPeriodInput!) { profileWorkingHoursPeriodCreate(profile: $profile, input: $input) { id version } }`,
    {
      profile,
      input: { from, to, workingHours },
    },
  );
const change = (who: Role, period: number, version: number, from: string, to: string) =>
  api.call(
    who,
    `mutation ($period: Int!, $version: Int!, $input: WorkingHoursPeriodInput!) {
    profileWorkingHoursPeriodUpdate(profileWorkingHoursPeriod: $period, version: $version, input: $input) { from to version }
  }`,
    { period, version, input: { from, to, workingHours: {} } },
  );
const remove = (who: Role, period: number) =>
  api.call(who, `mutation { profileWorkingHoursPeriodRemove(profileWorkingHoursPeriod: ${period}) }`);
type Answer = Awaited<ReturnType<typeof api.call>>;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Answer) =>
  errors?.[0]?.extensions.fields?.map(
    ({ path, code }: { path: string[]; code: string }) => `${path.join(".")} ${code}`,
  );

test("people set their own hours, administrators everybody's, and no one over a concurrent change", async () => {
  const monday = { from: "8:00", to: "12:00", breaks: [{ from: "10:00", to: "10:15" }] };
  const { data } = await update("paramedic", paramedic, 1, { monday });
  expect(data.profileWorkingHoursUpdate).toEqual({
    version: 2,
    workingHours: {
      monday: { from: "08:00", to: "12:00", breaks: [{ from: "10:00", to: "10:15" }] },
      tuesday: null,
      sunday: null,
    },
  });
  expect(codeOf(await update("manager", paramedic, 1, {}))).toBe("E012");
  expect(
    (await update("manager", paramedic, 2, { sunday: monday })).data.profileWorkingHoursUpdate.workingHours,
  ).toMatchObject({ monday: null, sunday: { from: "08:00" } });
  expect((await update("paramedic", paramedic, null, {})).data.profileWorkingHoursUpdate.version).toBe(4);
  expect(codeOf(await update("paramedic", receptionist, 1, {}))).toBe("E002");
  expect(codeOf(await update("admin", foreign, 1, {}))).toBe("E003");
  expect(fieldsOf(await update("admin", admin, 1, { monday: { from: "22:00", to: "06:00" } }))).toEqual([
    "monday.to E1T1",
  ]);
});

test("periods of one person do not overlap, of two people they may", async () => {
  const first = await create("paramedic", paramedic, "2026-07-01", "2026-08-31");
  const { id } = first.data.profileWorkingHoursPeriodCreate;
  expect(fieldsOf(await create("admin", paramedic, "2026-08-31", "2026-09-30"))).toEqual(["from E1T6"]);
  expect((await create("admin", admin, "2026-08-31", "2026-09-30")).errors).toBeUndefined();
  const next = (await create("admin", paramedic, "2026-09-01", "2026-09-30")).data.profileWorkingHoursPeriodCreate;
  expect(fieldsOf(await change("paramedic", next.id, 1, "2026-08-15", "2026-09-30"))).toEqual(["from E1T6"]);
  expect(
    (await change("paramedic", next.id, 1, "2026-09-02", "2026-10-31")).data.profileWorkingHoursPeriodUpdate,
  ).toEqual({ from: "2026-09-02", to: "2026-10-31", version: 2 });
  expect(codeOf(await change("paramedic", next.id, 1, "2026-09-02", "2026-10-31"))).toBe("E012");
  expect(codeOf(await change("receptionist", id, 1, "2026-07-01", "2026-07-02"))).toBe("E002");
  expect(codeOf(await create("receptionist", paramedic, "2027-07-01", "2027-07-02"))).toBe("E002");
  expect(codeOf(await create("admin", foreign, "2027-07-01", "2027-07-02"))).toBe("E003");
});

test("of ten periods at once a person gets no more than a hundred in all", async () => {
  const statement =
    "insert into working_hours_periods (medical_center_id, profile_id, from_date, to_date, working_hours) select $1, $2, day, day, '{}' from generate_series('2030-01-01'::date, '2030-04-03', '1 day') as day";
  await api.database.owner.query(statement, [ids.center, ids.profiles.manager]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, day) => create("admin", ids.profiles.manager, `2031-01-1${day}`, `2031-01-1${day}`)),
  );
  expect(answers.filter(({ data }) => data?.profileWorkingHoursPeriodCreate)).toHaveLength(7);
  expect(answers.filter((answer) => fieldsOf(answer)?.[0] === "from E1T7")).toHaveLength(3);
});

test("of ten concurrent requests for the same period one succeeds and the rest are refused", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => create("receptionist", receptionist, "2026-05-01", "2026-05-31")),
  );
  expect(answers.filter(({ data }) => data?.profileWorkingHoursPeriodCreate)).toHaveLength(1);
  expect(answers.filter((answer) => fieldsOf(answer)?.[0] === "from E1T6")).toHaveLength(9);
});

test("a period is removed by users who may change it, and the audit log keeps its content", async () => {
  const { id } = (await create("manager", receptionist, "2026-06-01", "2026-06-30")).data
    .profileWorkingHoursPeriodCreate;
  expect(codeOf(await remove("paramedic", id))).toBe("E002");
  expect(codeOf(await remove("foreign", id))).toBe("E003");
  expect((await remove("receptionist", id)).data.profileWorkingHoursPeriodRemove).toBe(true);
  expect(codeOf(await remove("receptionist", id))).toBe("E003");
  const { rows } = await api.database.owner.query(
    "select details from audit_rows where action = 'workingHoursPeriod.removed' and entity_id = $1",
    [id],
  );
  expect(rows).toEqual([
    {
      details: {
        profile: receptionist,
        from: "2026-06-01",
        to: "2026-06-30",
        workingHours: [null, null, null, null, null, null, null],
      },
    },
  ]);
});

test("a period counts for who is free, and one query reads everybody's", async () => {
  await create("admin", admin, "2026-03-17", "2026-03-18", { tuesday: { from: "16:00", to: "20:00" } });
  const options = (from: string, to: string) =>
    api.call(
      "receptionist",
      `{ profileAndFacilitiesOptions(from: "${from}", to: "${to}") { profiles { profile { surname } notAvailableReason } } }`,
    );
  const free = async (from: string, to: string) => {
    const { profiles } = (await options(from, to)).data.profileAndFacilitiesOptions;
    return profiles.find(({ profile }: { profile: { surname: string } }) => profile.surname === "Marešová")
      .notAvailableReason;
  };
  expect(await free("2026-03-17T08:00:00+01:00", "2026-03-17T09:00:00+01:00")).toBe("NOT_AVAILABLE");
  expect(await free("2026-03-17T19:00:00+01:00", "2026-03-17T20:00:00+01:00")).toBeNull();
  expect(await free("2026-03-19T08:00:00+01:00", "2026-03-19T09:00:00+01:00")).toBeNull();

  api.queries.length = 0;
  const columns = await api.call(
    "receptionist",
    `{ calendarResources { staffs { surname workingHoursPeriods(from: "2026-03-15T23:00:00Z", to: "2026-03-16T23:00:00Z") { from } later: workingHoursPeriods(from: "2026-03-16T23:00:00Z") { from to workingHours ${week} } } } }`,
  );
  const [mares] = columns.data.calendarResources.staffs;
  expect([mares.workingHoursPeriods, mares.later[0]]).toEqual([
    [],
    { from: "2026-03-17", to: "2026-03-18", workingHours: { monday: null, tuesday: { from: "16:00" }, sunday: null } },
  ]);
  expect(api.queries.filter((query) => query.includes("working_hours_periods"))).toHaveLength(1);
});

test("the centre's people with their hours, without former colleagues, and one of them", async () => {
  const people = async (who: Role, args = "") =>
    (await api.call(who, `{ profileWorkingHours${args} { surname } }`)).data?.profileWorkingHours;
  expect(await people("receptionist")).toEqual(["Kos", "Malá", "Marešová", "Šindelář"].map((surname) => ({ surname })));
  expect(await people("receptionist", `(profile: ${paramedic})`)).toEqual([{ surname: "Šindelář" }]);
  expect(await people("foreign")).toEqual([{ surname: "Cizí" }]);
  expect(await people("foreign", `(profile: ${paramedic})`)).toBeUndefined();
});
