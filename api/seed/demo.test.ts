import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import type { WorkingHours } from "#api/db/tables/profiles.ts";
import { loadStarter } from "#api/diagnoses/starter.ts";
import { verifyReports } from "#api/medical-reports/signing/verify.ts";
import { folderStorage } from "#api/outside/storage/folder-storage.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { addDays, addMonths, monthStart } from "#rules/time/dates.ts";
import { holidayOn } from "#rules/time/holidays.ts";
import { parsePersonalNumber } from "#rules/patients/personal-number.ts";
import { localDate, localTime, weekday } from "#rules/time/time.ts";
import { turnOfCommit } from "#tests/kit/chance/turn-of-commit.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { testDatabase } from "#tests/kit/database.ts";
import { checkCalendar } from "#tests/kit/calendar/check-calendar.ts";
import { loadDemo } from "./demo.ts";

const { owner } = await testDatabase();
const db = createDb(owner);
await loadStarter(db);
/** A Wednesday. The year before it crosses both changes of the clocks and every holiday. */
const now = new Date("2026-03-18T09:00:00Z");
const password = "lipový-čaj-v-deset";

const storage = folderStorage(dataFolder({ until: afterAll }));
const load = (input = {}) => loadDemo(db, { now, password, hasher: argon2id, storage, ...input });
/** Signed reports and invoices prevent emptying, except for the tables' owner with an explicit setting. */
const empty = () =>
  owner.query(
    `alter table medical_reports disable trigger user; alter table invoices disable trigger user; alter table invoice_files disable trigger user; alter table invoice_payments disable trigger user; alter table batches disable trigger user; alter table batch_documents disable trigger user;
    truncate medical_centers, users, cash_boxes restart identity cascade;
    alter table medical_reports enable trigger user; alter table invoices enable trigger user; alter table invoice_files enable trigger user; alter table invoice_payments enable trigger user; alter table batches enable trigger user; alter table batch_documents enable trigger user`,
  );
const rows = async (query: string) => (await owner.query(query)).rows;
const count = async (query: string): Promise<number> => (await rows(`select count(*) as n from ${query}`))[0].n;

const tables = [
  "profiles",
  "working_hours_periods",
  "facilities",
  "procedures",
  "procedure_facilities",
  "facility_profiles",
  "additional_procedures",
  "procedure_voucher_presets",
  "procedure_voucher_preset_services",
  "medical_operation_presets",
  "ft_voucher_applicants",
  "ft_vouchers",
  "patient_cards",
  "patient_card_words",
  "events",
  "patient_attendances",
  "occupancies",
  "waiting_patients",
  "waiting_patient_procedures",
  "waiting_patient_profiles",
  "medical_reports",
];
const print = async () => {
  const prints = tables.map((table) => rows(`select md5(string_agg(t::text, '|' order by t::text)) from ${table} t`));
  return Promise.all(prints);
};

test("a database with a clinic of its own stays as it is", async () => {
  const before = await print();
  expect(await load()).toEqual([]);
  expect(await print()).toEqual(before);
});

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

  test("has consents of most patients to the wording of their first day, one of them withdrawn", async () => {
    expect(await count("gdpr_wordings")).toBe(2);
    expect(await count("report_templates where procedure_id is null")).toBe(3);
    expect(await count("gdpr_consents where withdrawn_at is not null")).toBe(1);
    expect(
      await count("gdpr_consents c join gdpr_wordings w on w.id = c.wording_id where w.created_at::date > c.given_on"),
    ).toBe(0);
    expect(await count("(select distinct wording_id from gdpr_consents) as used")).toBe(2);
    expect(await count("patient_cards where id not in (select patient_card_id from gdpr_consents)")).toBeGreaterThan(
      30,
    );
    expect(await count("gdpr_consents where type = 'EMAIL'")).toBeGreaterThan(10);
    expect(await count("gdpr_consent_links where ended_at is null")).toBeGreaterThan(2);
  });

  test("has reports in every state, each of a visit that took place, one corrected, and signed ones unaltered", async () => {
    const states = await rows(
      "select count(*) as n, signed_at is not null as signed, invalidated_at is not null as invalid, removed_at is not null as removed from medical_reports group by 2, 3, 4 order by 2, 3, 4",
    );
    expect(states.map(({ n }) => n)).toEqual([2, 1, 27, 1]);
    expect(
      await count(
        "medical_reports r join medical_reports c on c.correction_of_id = r.id where r.invalidated_at is not null",
      ),
    ).toBe(1);
    expect(
      await count(
        "medical_reports r left join patient_attendances a on a.id = r.patient_attendance_id and a.state = 'PRESENT' where a.id is null and r.removed_at is null",
      ),
    ).toBe(0);
    expect(await verifyReports(db)).toEqual({ checked: 28, differing: [] });
  });

  test("has invoices of paid payments, of one that is owed, of two of a patient and of two of an employer, numbered in order from where another program ended, a credit note that freed one, and a document on an advance", async () => {
    const invoices = await rows(
      "select content ->> 'number' as number, (content ->> 'paidOn') is not null as paid, invoiced_at is not null as invoiced from invoices join invoice_payments on invoice_id = invoices.id join payments on payments.id = payment_id where kind <> 'INSURER' order by kind, position",
    );
    expect(invoices).toEqual([
      ...[412, 413, 414, 415, 416, 417].map((position) => ({
        number: expect.stringMatching(new RegExp(`^FV\\d{4}-0${position}$`)),
        paid: position < 417,
        invoiced: position !== 414,
      })),
      ...[418, 418, 419, 419].map((position) => ({
        number: expect.stringMatching(new RegExp(`^FV\\d{4}-0${position}$`)),
        paid: true,
        invoiced: true,
      })),
      { number: expect.stringMatching(/^D\d{4}-0001$/), paid: false, invoiced: false },
      { number: expect.stringMatching(/^Z\d{4}-0001$/), paid: true, invoiced: false },
    ]);
  });

  test("has an invoice to a company that pays for two patients, which has a row in the log of each", async () => {
    const [invoice] = await rows(
      `select content #>> '{customer,name}' as customer, count(distinct patient_card_id)::int as patients, count(distinct payer)::int as payers, invoices.id
       from invoices join invoice_payments on invoice_id = invoices.id join payments on payments.id = payment_id where payer is not null and kind <> 'INSURER' group by invoices.id order by id desc limit 1`,
    );
    expect(invoice).toMatchObject({ customer: "Vltavské strojírny s.r.o.", patients: 2, payers: 1 });
    const logged = "audit_rows join invoices on digest = details ->> 'digest'";
    expect(await count(`${logged} where action = 'invoice.issued' and invoices.id = ${invoice.id}`)).toBe(2);
  });

  test("has a bank statement of which movements are booked, wait, and are no question", async () => {
    expect(await rows("select booked > 0 as booked, amount > 0 as came from bank_movements order by id")).toEqual([
      { booked: true, came: true },
      { booked: true, came: true },
      { booked: false, came: true },
      { booked: false, came: true },
      { booked: false, came: false },
      // Of a table that was read by wrong columns.
      { booked: false, came: true },
    ]);
    expect(
      await count(
        "bank_movements m where booked <> (select coalesce(sum(amount), 0) from payment_entries e where e.bank_movement_id = m.id)",
      ),
    ).toBe(0);
  });

  test("has an export that waits to be written, with a row for each amount of its days", async () => {
    const [asked] = await rows("select total, to_day, from_day, generated_at from invoice_exports");
    expect(asked.total).toBeGreaterThan(50);
    expect(asked).toMatchObject({
      generated_at: null,
      total: Number(
        await count(
          "payment_entries, invoice_exports where (at at time zone 'Europe/Prague')::date between from_day and to_day and at <= asked_at",
        ),
      ),
    });
  });

  test("has a draft with the photograph of a referral, and its small picture", async () => {
    const found = await rows(
      "select f.uuid, f.thumbnail, f.size::int from attachments a join files f on f.id = a.file_id join medical_reports r on r.id = a.medical_report_id where r.signed_at is null and a.type = 'MEDICAL'",
    );
    expect(found).toHaveLength(1);
    expect((await storage.get(found[0].uuid)).size).toBe(found[0].size);
    expect((await storage.get(found[0].thumbnail)).size).toBeGreaterThan(1_000);
  });

  test("has an FT voucher that shows its paper", async () => {
    const found = await rows(
      "select a.type, f.uuid, f.size::int from ft_vouchers v join attachments a on a.id = v.image_id and a.patient_card_id = v.patient_card_id join files f on f.id = a.file_id",
    );
    expect(found).toMatchObject([{ type: "ADMINISTRATIVE" }]);
    expect((await storage.get(found[0].uuid)).size).toBe(found[0].size);
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

  test("has vouchers of which visits are used, and whose ledgers equal their sums", async () => {
    expect(await count("procedure_vouchers")).toBeGreaterThan(5);
    expect(await count("procedure_voucher_services where used > 0")).toBeGreaterThan(2);
    expect(
      await count(
        "procedure_voucher_services s where available <> (select sum(count) from procedure_voucher_entries e where (e.voucher_id, e.procedure_id) = (s.voucher_id, s.procedure_id))",
      ),
    ).toBe(0);
    expect(
      await count(
        "payments p where paid <> (select coalesce(sum(amount), 0) from payment_entries e where e.payment_id = p.id)",
      ),
    ).toBe(0);
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

  test("has batches of three insurers with invoices that were handed over, of which a document came back", async () => {
    expect(await rows("select insurer from batches order by 1")).toEqual([
      { insurer: "111" },
      { insurer: "201" },
      { insurer: "205" },
    ]);
    expect(await rows("select state from batches order by id")).toEqual([
      { state: "SENT" },
      { state: "REFUSED_PARTLY" },
      { state: "SENT" },
    ]);
    expect(await count("invoices where kind = 'INSURER'")).toBe(3);
    expect(await count("returned_documents where outcome is null and for_author")).toBe(1);
  });

  test("has FT vouchers at risk and past a limit, and a patient whose voucher is to be entered", async () => {
    const waiting =
      "patient_attendances a join patient_cards c on c.id = a.patient_card_id where on_ft_voucher and ft_voucher_id is null";
    expect(
      await rows(`select count(distinct c.id)::int as patients from ${waiting} and insurer_code is not null`),
    ).toEqual([{ patients: 1 }]);
    const unused = "ft_vouchers v where not exists (select from patient_attendances where ft_voucher_id = v.id)";
    expect(await rows(`select issued_at, booked_on from ${unused} order by issued_at`)).toEqual([
      { issued_at: "2026-02-16", booked_on: "2026-02-18" },
      { issued_at: "2026-02-26", booked_on: null },
    ]);
    expect(await count("ft_vouchers where issued_at > '2026-03-18' or booked_on > '2026-03-18'")).toBe(0);
  });

  test("is the same at another hour of its day", async () => {
    const first = await print();
    await empty();
    await load({ now: new Date("2026-03-18T16:30:00Z") });
    expect(await print()).toEqual(first);
  });
});

/** Days that are tried, from one of a thousand that the commit chooses: each day draws other people and visits. */
const DAYS = Number(process.env.MOTUS_DEMO_DAYS ?? 1);

test(
  "a clinic of any day has consents of patients with courses, a month that is billed, and one of three insurers to be billed",
  { timeout: 0 },
  async () => {
    const first = turnOfCommit(1_000);
    for (let n = 0; n < DAYS; n++) {
      const day = addDays("2026-12-01", (first + n * 37) % 1_000);
      await empty();
      await load({ now: new Date(`${day}T09:00:00Z`) });
      const lastMonth = addMonths(monthStart(day), -1);
      const [billed] = await rows("select count(distinct insurer)::int as insurers from batches");
      const [toBill] = await rows(
        `select count(distinct insurer)::int as insurers from patient_attendances a join ft_vouchers v on v.id = a.ft_voucher_id
        join medical_reports r on r.patient_attendance_id = a.id
        where a.billed_document_id is null and r.signed_at is not null and r.coding is not null
          and r.examined_at >= '${lastMonth}' and r.examined_at < '${monthStart(day)}'`,
      );
      const unsigned = "medical_reports where signed_at is null and patient_card_id not in";
      expect(await count(`${unsigned} (select patient_card_id from gdpr_consents)`), day).toBe(0);
      expect([billed.insurers, toBill.insurers], day).toEqual([3, expect.toSatisfy((count: number) => count > 2)]);
    }
  },
);
