import { beforeAll, describe, expect, test } from "vitest";
import type { WorkingHours } from "#api/core/db/tables/profiles.ts";
import { holidayOn } from "#rules/time/holidays.ts";
import { parsePersonalNumber } from "#rules/patients/personal-number.ts";
import { localDate, localTime, weekday } from "#rules/time/time.ts";
import { checkCalendar } from "#tests/kit/calendar/check-calendar.ts";
import { demoClinic, password } from "#tests/kit/seed/demo-clinic.ts";

const { owner, load, empty, rows, count } = await demoClinic();

describe("the demo clinic", () => {
  beforeAll(async () => {
    await empty();
    await load();
  });

  test("has one login for each role, whose password is printed until it is changed", async () => {
    expect(await load()).toEqual([
      { role: "ROLE_ADMIN", email: "admin@demo.example", password },
      { role: "ROLE_PARAMEDIC", email: "fyzio@demo.example", password },
      { role: "ROLE_RECEPTIONIST", email: "recepce@demo.example", password },
    ]);
    expect((await load({ password: "jiné heslo než minule" })).map((login) => login.password)).toEqual([
      null,
      null,
      null,
    ]);
    expect(await count("medical_centers")).toBe(1);
  });

  test("has people, rooms, services and about 400 patients", async () => {
    expect(await count("profiles")).toBe(9);
    expect(await count("facilities")).toBe(6);
    expect(await count("procedures where price_amount > 0 and price_currency = 'CZK'")).toBe(9);
    expect(await count("prices where valid_from = '2027-01-01'")).toBe(9);
    expect(await count("additional_procedures where price_amount > 0")).toBe(6);
    expect(await count("procedure_voucher_presets where price_amount > 0")).toBe(3);
    expect(await count("patient_cards")).toBe(405);
    expect(
      await count("patient_cards c where not exists (select from patient_card_words w where w.patient_card_id = c.id)"),
    ).toBe(0);
    const insurers = await rows(
      "select distinct insurer_code as code from patient_cards where insurer_code is not null order by 1",
    );
    expect(insurers.map(({ code }) => code)).toEqual(["111", "201", "205", "207", "209", "211", "213"]);
    expect(await count("patient_cards where cave is not null")).toBeGreaterThan(20);
  });

  test("has a valid calendar: the claims of each event, none of it overridden, and the rules of weekly series", async () => {
    await checkCalendar(owner);
    expect(await count("occupancies where overridden_by is not null")).toBe(0);
    expect(await count("events where recurrence is not null")).toBe(9);
    expect(await count("events where parent_id is not null")).toBeGreaterThan(400);
  });

  test("has patients with correct names and numbers", async () => {
    const people = await rows("select name, surname, sex, birth_date, personal_number from patient_cards");
    const numbered = people.filter((person) => person.personal_number);
    expect(numbered.length).toBeGreaterThan(360);
    for (const { personal_number, birth_date, sex } of numbered)
      expect(parsePersonalNumber(personal_number)).toEqual({ value: personal_number, birthDate: birth_date, sex });
    const surnames = (sex: string) => people.filter((person) => person.sex === sex).map(({ surname }) => surname);
    expect(surnames("FEMALE").filter((surname) => /(ý|ek|ák|ík|ec|ař|da|ra|la|ský)$/.test(surname))).toEqual([]);
    expect(surnames("MALE").filter((surname) => /(ová|á)$/.test(surname))).toEqual([]);
  });

  test("has a full current week, a year before it and two thinner weeks after", async () => {
    const weeks = await rows(`
      select to_char(begin_at at time zone 'Europe/Prague', 'IYYY-IW') as week, count(*)::int as n
      from events where type = 'EVENT' group by 1 order by 1`);
    const [current, next, last] = weeks.slice(-3).map(({ n }) => n);
    expect(weeks.map(({ week }) => week).slice(-3)).toEqual(["2026-12", "2026-13", "2026-14"]);
    expect(current).toBeGreaterThan(300);
    expect(next).toBeLessThan(0.9 * current);
    expect(last).toBeLessThan(0.8 * next);
    expect(weeks.length).toBeGreaterThan(52);
    for (const { n } of weeks.slice(-13, -3)) expect(n).toBeGreaterThan(200);
  });

  test("keeps everybody within working hours and free on holidays", async () => {
    const held = await rows(`
      select o.profile_id, coalesce(other.working_hours, p.working_hours) as working_hours, e.begin_at, e.end_at from occupancies o
      join profiles p on p.id = o.profile_id join events e on e.id = o.event_id
      left join working_hours_periods other on other.profile_id = p.id and (e.begin_at at time zone 'Europe/Prague')::date between from_date and to_date
      where not all_day`);
    expect(held.length).toBeGreaterThan(10_000);
    const outside = (held as { working_hours: WorkingHours; begin_at: Date; end_at: Date }[]).filter((event) => {
      const date = localDate(event.begin_at);
      const day = event.working_hours[weekday(date) - 1];
      const [from, to] = [localTime(event.begin_at), localTime(event.end_at)];
      const paused = day?.breaks?.some((pause) => pause.from < to && from < pause.to);
      return !day || from < day.from || to > day.to || paused || holidayOn(date, "CZ");
    });
    expect(outside).toEqual([]);
  });

  test("has a colleague with other hours from next week on, and one on leave then", async () => {
    expect(
      await rows("select surname, from_date, to_date from working_hours_periods join profiles p on p.id = profile_id"),
    ).toEqual([{ surname: "Olšová", from_date: "2026-03-23", to_date: "2026-04-05" }]);
    expect(await count("events where all_day and begin_at > '2026-03-22' and name = 'Dovolená'")).toBe(1);
  });

  test("has every service in suitable rooms, with people who may use them", async () => {
    expect(await count("procedure_facilities")).toBe(6);
    const without = `not exists (select from event_facilities f join procedure_facilities n using (facility_id) where f.event_id = e.id and n.procedure_id = e.procedure_id)`;
    expect(
      await count(`events e where procedure_id in (select procedure_id from procedure_facilities) and ${without}`),
    ).toBe(0);
    expect(
      await count(
        "event_facilities f join events e on e.id = f.event_id where (f.facility_id, e.owner_id) not in (select facility_id, profile_id from facility_profiles)",
      ),
    ).toBe(0);
    expect(
      await count("facilities f where (select count(*) from facility_profiles p where p.facility_id = f.id) = 1"),
    ).toBeGreaterThan(1);
  });

  test("has a waiting list of twelve different entries, two of them urgent", async () => {
    expect(
      await count("waiting_patients w join patient_cards c on c.id = w.patient_card_id where c.archived_at is null"),
    ).toBe(12);
    expect(await count("waiting_patients where urgent")).toBe(2);
    expect(await count("(select distinct patient_card_id from waiting_patients) as patients")).toBe(12);
  });

  test("has one calendar that a telephone reads", async () => {
    expect(await count("calendar_acls where read_at is not null")).toBe(1);
  });

  test("writes to patients about changes alone, and to the reception about requests", async () => {
    expect(await rows("select alert_id from alerts where active")).toEqual([{ alert_id: 2 }]);
    expect(
      await rows(
        "select p.email, sheet_profiles from staff_notice_rules join profiles p on p.id = any(request_profiles)",
      ),
    ).toEqual([{ email: "recepce@demo.example", sheet_profiles: [] }]);
  });

  test("has written to patients of moved visits, one of whom a mail server does not know", async () => {
    const found = await rows(
      "select state, sent_at is null as kept, n.failure = m.failure as reported from notices n join mails m on m.id = n.uuid order by n.id",
    );
    const sent = { state: "HANDED_OVER", kept: false, reported: null };
    expect(found).toEqual([sent, sent, sent, { state: "REFUSED", kept: true, reported: true }]);
  });

  test("has cards that are past their time", async () => {
    expect(
      await count(
        "patient_cards c where created_at < '2021-01-01' and not exists (select from occupancies where patient_card_id = c.id and begin_at >= '2021-01-01')",
      ),
    ).toBe(4);
  });

  test("has attendances until yesterday", async () => {
    const state = (when: string, what: string) =>
      count(
        `patient_attendances a join events e on e.id = event_id where begin_at ${when} '2026-03-18' and state ${what}`,
      );
    const past = await state("<", "<> 'NOT_SET'");
    expect(await state("<", "= 'NOT_SET'")).toBe(0);
    expect((await state("<", "= 'PRESENT'")) / past).toBeGreaterThan(0.8);
    expect(await state("<", "= 'NOT_EXCUSED'")).toBeGreaterThan(50);
    expect(await state(">=", "in ('PRESENT', 'NOT_EXCUSED')")).toBe(0);
  });
});
