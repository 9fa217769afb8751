import type { careColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const careColumns: Texts<typeof cs> = {
  waitingPatients: {
    patient: "Patient",
    urgent: "Urgent",
    phone: "Phone",
    email: "E-mail",
    preference: "Wish",
    time: "When",
    note: "Note",
    waits: "Waiting",
    added: "Added",
  },
  bookings: {
    booking: "Time",
    reference: "Number of the request",
    patient: "Patient",
    phone: "Telephone",
    email: "E-mail",
    service: "Service and person",
    reason: "Reason for the visit",
    decided: "Decision",
    rejection: "Reason of the rejection",
  },
  visits: {
    visit: "Visit",
    away: "When",
    service: "Service",
    person: "With",
    attendance: "Attendance",
    marked: "Attendance entered",
    outcome: "Payment and report",
  },
  medicalReports: {
    examined: "Examined",
    corrects: "Corrects the report of",
    service: "Service",
    summary: "Beginning of the report",
    author: "Written by",
    state: "State",
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
