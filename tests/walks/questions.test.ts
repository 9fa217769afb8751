import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages, type PageName } from "#app/paths/all.ts";
import { hrefOf } from "#app/paths/href.ts";
import { ids, uuids, type Role } from "#tests/cast/people.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { known, openBooking, prepareSamples } from "#tests/kit/operation-samples.ts";
import { paidBeforeVisit } from "#tests/kit/invoices/paid-before-visit.ts";
import { testPages } from "#tests/kit/pages.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";
import { asks } from "./addresses.ts";
import { rowsOf } from "./rows.ts";

const { visitor, database } = await testPages(
  {},
  { ...withPlans, MOTUS_AI_URL: "https://model.example/v1", MOTUS_AI_MODEL: "small" },
);
const { owner } = database;
await prepareSamples(owner);
// At a payer of VAT an invoice asks for the address of a patient who has none.
await owner.query("update patient_cards set house_number = '12', town = 'Písek' where town is null");
const rows = await rowsOf(owner, await fullCard(owner, "Tajemná", "2026-03-02"));
const { admin, paramedic, receptionist, deactivated } = ids.profiles;

/** Rows in the states that questions are asked about. */
const { invalid, phrase } = (
  await owner.query(`
    with invalid as (update medical_reports set invalidated_at = now(), invalidated_by = created_by, invalid_reason = 'x' where id = ${known.ownReport.paramedic! + 30} returning uuid),
         phrase as (insert into report_templates (medical_center_id, name, content, created_by) values (${ids.center}, 'Poučení', 'x', ${admin}) returning id)
    select invalid.uuid as invalid, phrase.id as phrase from invalid, phrase`)
).rows[0];
const closedVoucher = known.ownEntry.receptionist!;
await owner.query("update ft_vouchers set closed_at = now() where id = $1", [closedVoucher]);
const session = (
  await owner.query(
    `select id from sessions where user_id = (select user_id from profiles where id = ${admin}) limit 1`,
  )
).rows[0].id;
const draft = (await owner.query(`select uuid from medical_reports where id = ${known.ownReport.paramedic}`)).rows[0]
  .uuid;
await owner.query(
  `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id, name, removed_at, removed_by) overriding system value
   values (990, ${ids.center}, 'EVENT', '2026-03-17T08:00Z', '2026-03-17T09:00Z', ${paramedic}, 'Porada', now(), ${receptionist})`,
);
const desk = visitor("receptionist");
const day = `/zruseni-dne?profile=${paramedic}&date=2026-03-17`;
await desk.post("/nova-udalost", {
  eventType: "EVENT",
  patient: String(ids.patients.karel),
  procedure: String(ids.procedures.therapy),
  owner: String(paramedic),
  date: "17. 3.",
  from: "8",
});
const canceled = (await desk.get(day)).all("[name=events]").map((field) => field.getAttribute("value")!);
await desk.post(day, { idempotencyKey: "day", events: canceled, freeTime: "" });
const merging = `/kartoteka/${uuids.jana}/slouceni/${uuids.anna}`;
await desk.post(merging, (await desk.get(merging)).filled("form.merging"));

await owner.query(
  `with sale as (
     insert into payments (medical_center_id, patient_card_id, currency, price, paid, payed_at, variable_symbol)
     values ($1, $2, 'CZK', 50000, 50000, '2026-03-02', '26990001') returning *
   ), line as (
     insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, target_id)
     select medical_center_id, id, 0, 'Permanentka', price, price, 'ZERO', 'PROCEDURE_VOUCHER', $3 from sale
   ) update procedure_vouchers set payment_id = sale.id from sale where procedure_vouchers.id = $3`,
  [ids.center, ids.patients.jana, ids.vouchers.anna],
);
await visitor("admin").post("/pohled?list=payments", {
  name: "Dlužníci",
  "columns[0].key": "price",
  "columns[0].shown": "on",
});

/** Every question: its page, who is asked, and the rest of the address, once for each thing it can ask. */
const questions: Partial<Record<PageName, { who?: Role; of: object[] }>> = {
  additionalProcedureRemove: { of: [{ id: rows.additional }] },
  attachmentRemove: { who: "paramedic", of: [{ uuid: rows.attachment }] },
  bookingAccept: { who: "receptionist", of: [{ id: openBooking }] },
  bookingReject: { who: "receptionist", of: [{ id: known.booking }] },
  bookingSwitch: { of: [{}] },
  invoicingSwitch: { of: [{}] },
  insuranceSwitch: { of: [{}] },
  centerType: { of: [{}] },
  departmentRemove: { of: [{ id: known.department + 1 }] },
  contractRemove: { of: [{ id: rows.insuranceContract }] },
  contractPriceRemove: { of: [{ id: rows.insuranceContract, validFrom: "2026-07-01" }] },
  importUndo: { of: [{ id: rows.import }] },
  invoiceExportRemove: { of: [{ id: rows.invoiceExport }] },
  calendarAclRemove: { of: [{ profile: admin, id: known.periods.admin }] },
  calendarAclRenew: { of: [{ profile: admin, id: known.periods.admin }] },
  calendarFeedNames: { of: [{}] },
  consentRemove: { of: [{ uuid: rows.card }] },
  consentSend: { of: [{ uuid: rows.card }] },
  dayRestore: { of: [{ profile: paramedic, date: "2026-03-17" }] },
  deskRevoke: { of: [{ id: rows.desk }] },
  noticeAlert: { of: [{ id: 1 }] },
  noticeRepeat: { who: "receptionist", of: [{ uuid: rows.card, id: known.notice }] },
  datedSettingRemove: { of: [{ id: rows.datedSetting }] },
  disposal: { of: [{ id: rows.disposal }] },
  disposalWithdraw: { of: [{ id: rows.disposal }] },
  endSession: { of: [{ id: session }] },
  eventRemove: { of: [{ id: rows.event }, { id: ids.events.lunch }] },
  eventRestore: { of: [{ id: 990 }] },
  facilityRemove: { of: [{ id: rows.facility }] },
  forgetDevice: { of: [{ id: rows.device }] },
  gdprSwitch: { of: [{ of: "souhlasy" }, { of: "e-mail" }] },
  gridViewRemove: { of: [{ list: "payments", view: 1, back: "/platby" }] },
  handoverUndo: { of: [{ profile: paramedic, id: rows.handover }] },
  hoursPeriodRemove: { of: [{ profile: paramedic, id: rows.period }] },
  leaveRemove: { of: [{ profile: paramedic, id: rows.leave }] },
  logout: { of: [{}] },
  patientArchive: { of: [{ uuid: rows.card }, { uuid: uuids.archived }] },
  patientErase: { of: [{ uuid: rows.card }] },
  patientUnmerge: { of: [{ uuid: uuids.jana }] },
  pinRemove: { of: [{}] },
  priceRemove: { of: [{ id: rows.setPrice }] },
  procedureRemove: { of: [{ id: rows.procedure }] },
  recoveryCodes: { of: [{}] },
  relatedPersonRemove: { of: [{ uuid: rows.card, id: rows.related }] },
  reportConfirm: {
    who: "paramedic",
    of: [
      { uuid: draft, operation: "smazani" },
      { uuid: invalid, operation: "platnost" },
    ],
  },
  reportInvalidate: { who: "paramedic", of: [{ uuid: rows.report }] },
  reportSign: { who: "paramedic", of: [{ uuid: draft }] },
  reportTextRemove: { of: [{ id: rows.template }, { id: phrase }] },
  secondFactorOff: { of: [{}] },
  secondFactorRemove: { of: [{ profile: receptionist }] },
  staffChange: {
    of: [
      { profile: receptionist, change: "ukonceni-pristupu" },
      { profile: receptionist, change: "odhlaseni" },
      { profile: receptionist, change: "nove-heslo" },
      { profile: deactivated, change: "vraceni-pristupu" },
    ],
  },
  summaryConsent: { of: [{}] },
  startActivation: { of: [{}] },
  subscriptionChange: { of: [{ newSubscriptionType: "UNSUBSCRIBED", newPaymentFrequency: "MONTHLY" }] },
  cashBoxArchive: { of: [{ id: rows.cashBox }] },
  bankStatementRemove: { of: [{ id: rows.bankStatement }] },
  bankMovementLeaveOut: { of: [{ id: rows.bankMovement }] },
  monthClose: { of: [{ month: "2026-02" }] },
  paymentReminders: { of: [{ payment: [rows.payment] }] },
  paymentCancel: { of: [{ id: rows.payment }] },
  invoiceCredit: { of: [{ id: known.invoice }] },
  paymentInvoice: { of: [{ id: known.invoice + 1 }] },
  paymentAdvance: { of: [{ id: await paidBeforeVisit(owner) }] },
  paymentReverse: { of: [{ id: rows.paidPayment, entry: rows.paymentEntry }] },
  voucherArchive: { of: [{ id: rows.voucher }] },
  voucherRefund: { of: [{ id: ids.vouchers.anna }] },
  ftVoucherConfirm: {
    who: "receptionist",
    of: [
      { id: rows.ftVoucher, operation: "uzavreni" },
      { id: rows.ftVoucher, operation: "odebrani" },
      { id: closedVoucher, operation: "otevreni" },
    ],
  },
  batchRemove: { of: [{ id: rows.batch }] },
  batchDisallow: { of: [{ id: rows.askedBatch }] },
  batchDisallowanceTakeBack: { of: [{ id: rows.askedBatch, disallowance: rows.disallowance }] },
  returnedDocumentEnd: { of: [{ id: rows.returnedDocument }] },
  returnedDocumentRemove: { of: [{ id: rows.returnedDocument }] },
  ftVoucherApplicantArchive: { of: [{ id: rows.ftVoucherApplicant }] },
  operationPresetRemove: { of: [{ id: rows.operationPreset }] },
  voucherPresetRemove: { of: [{ id: rows.voucherPreset }] },
  waitingPatientRemove: { of: [{ id: rows.waiting }] },
};

test("every page that asks follows one pattern: question, subject, effect, one button with its verb, one way back", async () => {
  const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
  for (const [name, { who = "admin", of }] of Object.entries(questions))
    for (const params of of) {
      const address = hrefOf("cs", pages[name as PageName].path, { ...params });
      const page = await visitor(who).get(address);
      const question = page.text("h1");
      const [verb] = question.split(" ");
      const [about] = page.all("main .whose");
      expect({
        address,
        question,
        title: spaced(page.title),
        subjects: page.all("main .whose").length,
        effect: about?.nextElementSibling?.tagName,
        presses: page
          .all("main :is(.btn.main, .btn.bad)")
          .map((button) => [button.tagName, spaced(button.text).split(" ")[0]]),
        ways: page.all("main .acts a").map((link) => link.text),
      }).toEqual({
        address,
        question: expect.stringMatching(/\?$/),
        title: `${question} | Motus`,
        subjects: 1,
        effect: "P",
        presses: [["BUTTON", verb]],
        ways: ["Zpět"],
      });
    }
});

test("no page asks otherwise", () => {
  const asking = (Object.keys(pages) as PageName[]).filter(asks);
  expect(asking.sort(), "add the page to the questions above").toEqual(Object.keys(questions).sort());
  const dangerous = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && readFileSync(`app/${file}`, "utf8").includes('<SubmitButton tone="bad"'),
  );
  expect(dangerous, "ask by app/components/dialogs/confirm.tsx").toEqual([
    "components/waiting-patients/day-to-cancel.tsx",
    "routes/bookings/own.tsx",
  ]);
});
