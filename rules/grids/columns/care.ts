import { column } from "../column.ts";

const waitingPatientColumns = [
  column("patient", "waiting-patient"),
  column("urgent", "chip", { inFilesOnly: true }),
  column("phone", "phone"),
  column("email", "email", { inFilesOnly: true }),
  column("preference", "preference"),
  column("time", "preferred-time"),
  column("note", "waiting-note"),
  column("waits", "days-waited", { sorted: true }),
  column("added", "date", { sorted: "publishedAt", inFilesOnly: true }),
] as const;

const bookingColumns = [
  column("booking", "booking", { sorted: true }),
  column("reference", "text", { inFilesOnly: true }),
  column("patient", "booking-patient"),
  column("phone", "phone", { inFilesOnly: true }),
  column("email", "email", { inFilesOnly: true }),
  column("service", "booking-service"),
  column("reason", "long-text"),
  column("decided", "booking-decision", { sorted: true }),
  column("rejection", "text", { inFilesOnly: true }),
] as const;

const medicalReportColumns = [
  column("examined", "medical-report", { sorted: "publishedAt" }),
  column("corrects", "date", { inFilesOnly: true }),
  column("service", "procedure-chip"),
  column("summary", "long-text", { permission: "medicalReport:read" }),
  column("author", "paramedic-name"),
  column("state", "medical-report-state"),
] as const;

const attachmentColumns = [
  column("file", "attachment", { sorted: "name" }),
  column("type", "attachment-type", { sorted: "type" }),
  column("added", "created-at-and-by", { sorted: "publishedAt" }),
  column("size", "file-size"),
] as const;

const accessLogColumns = [
  column("at", "moment-with-seconds", { sorted: "publishedAt" }),
  column("who", "access-by"),
  column("what", "patient-actions"),
] as const;

const visitColumns = [
  column("visit", "visit", { sorted: true }),
  column("away", "days-away", { sorted: true }),
  column("service", "procedure-chip"),
  column("person", "paramedic-name"),
  column("attendance", "attendance"),
  column("marked", "created-at-and-by", { inFilesOnly: true }),
  column("outcome", "payment-medical-report"),
] as const;

/** Columns of lists of appointments and of patients' cards. */
export const careColumns = {
  bookings: bookingColumns,
  visits: visitColumns,
  medicalReports: medicalReportColumns,
  attachments: attachmentColumns,
  accessLog: accessLogColumns,
  waitingPatients: waitingPatientColumns,
} as const;
