import type { Services } from "../context.ts";
import { answerForgottenPasswordJob } from "./accounts/answer-forgotten-password.ts";
import { answerLoginEmailJob } from "./accounts/answer-login-email.ts";
import { answerRegistrationJob } from "./accounts/answer-registration.ts";
import { forgetCenterCopyJob, writeCenterCopyJob } from "./center-copies.ts";
import { countDaysJob } from "./statistics/count-days.ts";
import { expireVouchersJob } from "./expire-vouchers.ts";
import { forgetBookingJob } from "./forget-booking.ts";
import { forgetMailsJob } from "./forget-mails.ts";
import { forgetOldJob } from "./forget-old.ts";
import { forgetImportJob, importStepJob } from "./imports/imports.ts";
import { makeBatchesJob } from "./insurers/make-batches.ts";
import { noteRefusedLoginJob } from "./accounts/note-refused-login.ts";
import type { Handlers } from "../queue/queue.ts";
import { releaseBookingJob } from "./release-booking.ts";
import { remindVisitsJob } from "./remind-visits.ts";
import { removeFilesJob } from "./remove-files.ts";
import { removeStrayJob } from "./remove-stray.ts";
import { sealAuditJob } from "./seal-audit.ts";
import { sendMailJob } from "./send-mail.ts";
import { sendNoticeJob } from "./send-notice.ts";
import { sendSheetJob } from "./send-sheet.ts";
import { sendSheetsJob } from "./send-sheets.ts";
import { storeInvoiceJob } from "./invoices/store-invoice.ts";
import { summariseReportsJob } from "./summarise-reports.ts";
import { removeExportJob, writeExportJob } from "./invoices/invoice-exports.ts";
import { writeNoticeJob } from "./write-notice.ts";

/**
 * Jobs that have workers of their own: those that wait for a mail server or a gateway, and those that take minutes.
 * Where a service hangs, or many centres order exports at once, the others go on.
 */
export const jobGroups = [
  ["sendMail", "sendNotice", "sendSheet", "sendSms"],
  ["backUp", "countDays", "makeBatches", "summariseReports", "verifyEvidence", "writeCenterCopy", "writeExport"],
];

/** Every job by its name; a job calls verbs like everybody else. */
export const jobHandlers = (services: Services): Handlers => ({
  answerForgottenPassword: answerForgottenPasswordJob(services),
  answerLoginEmail: answerLoginEmailJob(services),
  answerRegistration: answerRegistrationJob(services),
  countDays: countDaysJob(services),
  expireVouchers: expireVouchersJob(services),
  forgetBooking: forgetBookingJob(services),
  forgetCenterCopy: forgetCenterCopyJob(services),
  forgetImport: forgetImportJob(services),
  forgetMails: forgetMailsJob(services),
  forgetOld: forgetOldJob(services),
  importStep: importStepJob(services),
  makeBatches: makeBatchesJob(services),
  noteRefusedLogin: noteRefusedLoginJob(services),
  releaseBooking: releaseBookingJob(services),
  removeExport: removeExportJob(services),
  removeFiles: removeFilesJob(services),
  removeStray: removeStrayJob(services),
  sealAudit: sealAuditJob(services),
  remindVisits: remindVisitsJob(services),
  sendMail: sendMailJob(services),
  sendNotice: sendNoticeJob(services),
  sendSheet: sendSheetJob(services),
  sendSheets: sendSheetsJob(services),
  sendSms: sendNoticeJob(services),
  storeInvoice: storeInvoiceJob(services),
  summariseReports: summariseReportsJob(services),
  writeCenterCopy: writeCenterCopyJob(services),
  writeExport: writeExportJob(services),
  writeNotice: writeNoticeJob(services),
});
