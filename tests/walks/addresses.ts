import { pages, type PageName } from "#app/paths/all.ts";
import { hrefOf } from "#app/paths/href.ts";
import { queries } from "#app/paths/all.ts";

/** The rows that an address names: uuids of cards, reports, attachments and mails, ids of the rest. */
const names = [
  "card",
  "report",
  "attachment",
  "mail",
  "invoice",
  "invoiceExport",
  "acl",
  "additional",
  "cashBox",
  "cashEntry",
  "setPrice",
  "bankStatement",
  "bankMovement",
  "consent",
  "desk",
  "device",
  "disposal",
  "event",
  "facility",
  "leave",
  "booking",
  "notice",
  "patient",
  "payment",
  "paidPayment",
  "invoicedPayment",
  "paymentEntry",
  "period",
  "procedure",
  "profile",
  "related",
  "session",
  "template",
  "visit",
  "voucher",
  "voucherPreset",
  "waiting",
  "wording",
] as const;
export type Rows = Record<(typeof names)[number], string | number>;

/** Ids without a row. */
export const nowhere = Object.fromEntries(
  names.map((name, n) => [name, n < 5 ? `99999999-9999-4999-8999-99999999999${n}` : 999_000 + n]),
) as Rows;

/** The value of `:id`, by the page. */
const idOf: [RegExp, keyof Rows][] = [
  [/^(event|calendarMove)/, "event"],
  [/^calendarAcl/, "acl"],
  [/^relatedPerson/, "related"],
  [/^consentScan/, "consent"],
  [/^waitingPatient/, "waiting"],
  [/^hoursPeriod/, "period"],
  [/^leave/, "leave"],
  [/^gdprWording/, "wording"],
  [/^reportText/, "template"],
  [/^disposal/, "disposal"],
  [/^outboxMail/, "mail"],
  [/^procedure/, "procedure"],
  [/^additional/, "additional"],
  [/^paymentReverse/, "paidPayment"],
  [/^paymentConfirmation/, "paymentEntry"],
  [/^payment/, "payment"],
  [/^invoiceExport/, "invoiceExport"],
  [/^invoice(Note|Pdf|Isdoc|Email|Credit)/, "invoicedPayment"],
  [/^bankStatement/, "bankStatement"],
  [/^bankMovement/, "bankMovement"],
  [/^cashReceipt/, "cashEntry"],
  [/^cashBox/, "cashBox"],
  [/^priceNew/, "procedure"],
  [/^priceRemove/, "setPrice"],
  [/^voucherPreset/, "voucherPreset"],
  [/^voucher(Edit|Archive|Transfer|TransferTo|Refund)?$/, "voucher"],
  [/^facility/, "facility"],
  [/^booking(Accept|Reject)/, "booking"],
  [/^noticeRepeat/, "notice"],
  [/^forgetDevice/, "device"],
  [/^endSession/, "session"],
  [/^desk/, "desk"],
];
/** The values in a query, by name. */
const inQuery: Record<string, keyof Rows> = {
  attendanceId: "visit",
  box: "cashBox",
  card: "card",
  copy: "report",
  corrects: "report",
  disposal: "disposal",
  event: "event",
  facilities: "facility",
  id: "procedure",
  medicalReportUuids: "report",
  owner: "profile",
  paramedic: "profile",
  patient: "patient",
  payment: "payment",
  person: "profile",
  procedure: "procedure",
  profile: "profile",
  report: "report",
  staffs: "profile",
  waitingPatient: "waiting",
};

/**
 * Every address that names one of these rows, by its page: once with its path alone, and once with each such word of
 * its query.
 */
export function addressesOf(rows: Rows): { page: PageName; address: string }[] {
  return (Object.keys(pages) as PageName[]).flatMap((page) => {
    const { path } = pages[page];
    const inPath = Object.fromEntries(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, valueOf(page, path, name!, rows)]),
    );
    const words = Object.keys((queries as Record<string, object>)[page] ?? {}).filter((word) => inQuery[word]);
    const bare = Object.keys(inPath).length > 0 ? [inPath] : [];
    return [...bare, ...words.map((word) => ({ ...inPath, [word]: rows[inQuery[word]!] }))].map((params) => ({
      page,
      address: hrefOf("cs", path, params),
    }));
  });
}

function valueOf(page: PageName, path: string, name: string, rows: Rows): string | number {
  if (name === "uuid")
    return path.includes("zaznam/") ? rows.report : path.includes("priloha/") ? rows.attachment : rows.card;
  // A place in a list of the product, which is the same in every centre.
  if (/^(noticeAlert|smsText|emailText)$/.test(page)) return 1;
  if (name === "id") {
    const known = idOf.find(([pages]) => pages.test(page));
    if (!known) throw new Error(`Say in idOf of tests/walks/addresses.ts which row :id of ${page} names.`);
    return rows[known[1]];
  }
  const others: Record<string, string | number> = {
    attendanceId: rows.visit,
    change: "odhlaseni",
    kind: "sluzba",
    month: "2026-02",
    entry: rows.paymentEntry,
    invoiceCacheUuid: rows.invoice,
    operation: "podpis",
    of: "souhlasy",
    other: rows.card,
    profile: rows.profile,
    series: "faktury",
    slug: "none",
    tab: "osobni",
    token: "none",
  };
  if (others[name] === undefined) throw new Error(`Add a value of :${name} (${page}) to tests/walks/addresses.ts.`);
  return others[name];
}
