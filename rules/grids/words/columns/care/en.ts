import type { careColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const careColumns: Texts<typeof cs> = {
  waitingPatients: {
    patient: "Patient",
    urgent: "Urgent",
    phone: "Phone",
    email: "E-mail",
    preference: "Preference",
    time: "When",
    note: "Note",
    waits: "Waiting",
    added: "Added",
  },
  bookings: {
    booking: "Appointment",
    reference: "Request number",
    patient: "Patient",
    phone: "Phone",
    email: "E-mail",
    service: "Service and person",
    reason: "Reason for the visit",
    decided: "Decision",
    rejection: "Reason for rejection",
  },
  visits: {
    visit: "Visit",
    away: "When",
    service: "Service",
    person: "With",
    attendance: "Attendance",
    marked: "Attendance recorded",
    outcome: "Payment and report",
  },
  medicalReports: {
    examined: "Examined",
    corrects: "Corrects report of",
    service: "Service",
    summary: "Beginning of the report",
    author: "Written by",
    state: "Status",
  },
  attachments: {
    file: "File",
    type: "Kind",
    added: "Added",
    size: "Size",
  },
  accessLog: {
    at: "When",
    who: "Who",
    what: "What",
  },
};
