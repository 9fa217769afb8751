import type { AttendanceState, MedicalReportState } from "../codes.ts";

type Row = Record<string, unknown> & { id: number };

/**
 * The data that a patient may take away: every row that a centre has of the patient, under the name of its table, times
 * in ISO 8601.
 */
export type PatientCopy = {
  madeAt: string;
  /** Names by the ids that rows speak of: the centre's people, services and rooms. */
  names: Record<"profiles" | "procedures" | "facilities", Record<string, string>>;
  tables: {
    patientCards: Row[];
    relatedPersons: Row[];
    patientInsurances: Row[];
    gdprWordings: (Row & { number: number; text: string })[];
    gdprConsents: (Row & {
      wordingId: number;
      givenOn: string;
      documentId: number | null;
      withdrawnAt: string | null;
    })[];
    gdprConsentLinks: Row[];
    events: (Row & {
      beginAt: string;
      endAt: string;
      allDay: boolean;
      name: string | null;
      procedureId: number | null;
      ownerId: number | null;
    })[];
    eventProfiles: Omit<Row, "id">[];
    eventFacilities: Omit<Row, "id">[];
    patientAttendances: (Row & { eventId: number; state: AttendanceState })[];
    waitingPatients: Row[];
    bookings: Row[];
    waitingPatientProcedures: Omit<Row, "id">[];
    waitingPatientProfiles: Omit<Row, "id">[];
    medicalReports: (Row & { state: MedicalReportState })[];
    reportSummaries: Row[];
    payments: Row[];
    paymentItems: Row[];
    paymentEntries: Row[];
    procedureVouchers: Row[];
    procedureVoucherServices: Row[];
    procedureVoucherEntries: Row[];
    invoices: Row[];
    invoiceFiles: (Omit<Row, "id"> & { fileId: number })[];
    cashEntries: Row[];
    patientErasures: Row[];
    notices: Row[];
    attachments: (Row & { fileId: number; removedAt: string | null })[];
    files: (Row & { uuid: string; name: string; extension: string })[];
  };
};
