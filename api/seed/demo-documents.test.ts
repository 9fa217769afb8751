import { beforeAll, describe, expect, test } from "vitest";
import { verifyReports } from "#api/medical-reports/signing/verify.ts";
import { demoClinic } from "#tests/kit/seed/demo-clinic.ts";

const { db, storage, load, empty, rows, count } = await demoClinic();

describe("the demo clinic", () => {
  beforeAll(async () => {
    await empty();
    await load();
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
});
