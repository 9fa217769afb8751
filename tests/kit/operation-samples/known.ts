import { ids, uuids } from "#tests/cast/people.ts";

/** Rows besides the cast's, by their uuids. */
export const rowUuids = {
  mail: "66666666-6666-4666-8666-666666666666",
  keptForm: "77777777-7777-4777-8777-777777777777",
  attachment: "88888888-8888-4888-8888-888888888888",
  invoice: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
};
/** Everybody's own period with other hours, and four more that are removed. */
export const periods = { admin: 1, manager: 2, paramedic: 3, receptionist: 4 };
/** A payment of a month that can be closed. */
export const ofFebruary = 990;
export const rememberedDevice = 901;
/** A desk to be changed, and two to be revoked. */
export const desk = 901;
/** Cash of the first box. */
export const cashEntry = 901;
/** A coming price to read and one to remove; a product of the same number has none. */
export const setPrice = 901;
/** A coming change of a setting. */
export const datedSetting = 901;
/** A department with contracts and one without; of the contracts the second is changed, and the third removed. */
export const department = 901;
export const contract = 901;
/** Four batches with runs of the same ids: one to be read, two whose state is set, and the newest. */
export const batch = 901;
/**
 * Five batches that payments ask for: one to be read, two of which something is disallowed, and two of which that is taken
 * back. Disallowances have the ids of their batches.
 */
export const askedBatch = 891;
/**
 * Nine documents that came back, with batches of the same ids: one to be read; two each to be handed over, settled, opened
 * again, and removed.
 */
export const returnedDocument = 871;
/** A statement and its first movement; two further on is the payment on which that is booked. */
export const statement = 921;
export const wording = 901;
/** A request whose begin is over. */
export const booking = 918;
export const openBooking = 917;
/** Of a patient without an address. */
export const notice = 901;
/** An invoice and its payment; the payment after it has none yet, and the one after that has one. */
export const invoice = 901;
export const invoiceExport = 911;
/** A written import, one whose columns wait, two that are checked, and one that asks about a name, each with a row. */
export const importOf = 901;
/** An invoice to an insurer, with its payment. */
export const insurerInvoice = 921;
/** Another person's proposal to dispose of a card: permitted callers come with an old version. */
export const disposal = 901;
/** A waiting patient of the paramedic whom the administrator took over. */
export const handover = 901;
/** A waiting-list entry, a related person and an applicant of FT vouchers for each role that may write; ten further on one more, to be removed. */
const ownEntry = { admin: 901, manager: 902, paramedic: 903, receptionist: 904, foreign: 905 };
/**
 * A draft for each role that may write; ten, twenty and thirty further on one to be signed, one to be removed and a
 * signed one. Presets of operations have the same ids: one to be changed, and ten further on one to be removed.
 */
export const ownReport = { admin: 901, paramedic: 902 };

/** The ids a sample speaks of: the cast's, or some that no row has. */
export type At = {
  [K in keyof typeof ids]: (typeof ids)[K] extends number ? number : Record<keyof (typeof ids)[K], number>;
} & {
  uuids: Record<keyof typeof uuids | keyof typeof rowUuids, string>;
  ownEntry: Record<string, number>;
  ownReport: Record<string, number>;
  periods: Record<keyof typeof periods, number>;
  wording: number;
  disposal: number;
  handover: number;
  desk: number;
  cashEntry: number;
  setPrice: number;
  datedSetting: number;
  department: number;
  contract: number;
  batch: number;
  batchRun: number;
  askedBatch: number;
  returnedDocument: number;
  booking: number;
  notice: number;
  invoice: number;
  insurerInvoice: number;
  statement: number;
  invoiceExport: number;
  import: number;
};

export const known: At = {
  ...ids,
  uuids: { ...uuids, ...rowUuids },
  ownEntry,
  ownReport,
  periods,
  wording,
  disposal,
  handover,
  desk,
  cashEntry,
  setPrice,
  datedSetting,
  department,
  contract,
  batch,
  batchRun: batch,
  askedBatch,
  returnedDocument,
  booking,
  notice,
  invoice,
  insurerInvoice,
  statement,
  invoiceExport,
  import: importOf,
};
