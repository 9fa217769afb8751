import type { ParseKeys, TypeOptions } from "i18next";
import type { IconName } from "./icon-name.ts";
import type { Permission } from "#rules/permissions.ts";
import type { Query, QueryReader, QueryShape } from "#rules/query.ts";

/** Layout of a page: that of signed-in users by default, that of public pages, paper, or none. */
export type Layout = "app" | "public" | "print" | "none";

/** Items of the menu, of which a page marks one as current; the search has its own, a step between two pages has none. */
export type MenuItem =
  | "calendar"
  | "my-work"
  | "patients"
  | "bookings"
  | "waiting-patients"
  | "payments"
  | "statistics"
  | "settings"
  | "search"
  | "none";

/** Kinds of rows that addresses name. */
export type RowName =
  | "acl"
  | "additional"
  | "askedBatch"
  | "refusedBatch"
  | "returnedDocument"
  | "attachment"
  | "bankMovement"
  | "bankStatement"
  | "batch"
  | "booking"
  | "card"
  | "cashBox"
  | "cashEntry"
  | "consent"
  | "datedSetting"
  | "department"
  | "desk"
  | "device"
  | "disallowance"
  | "disposal"
  | "event"
  | "facility"
  | "ftVoucherApplicant"
  | "ftVoucher"
  | "handover"
  | "insuranceContract"
  | "insurerInvoice"
  | "import"
  | "invoice"
  | "invoiceExport"
  | "invoicedPayment"
  | "leave"
  | "mail"
  | "notice"
  | "noticeText"
  | "operationPreset"
  | "paidPayment"
  | "patient"
  | "payment"
  | "paymentEntry"
  | "period"
  | "procedure"
  | "profile"
  | "related"
  | "report"
  | "session"
  | "setPrice"
  | "template"
  | "visit"
  | "voucher"
  | "voucherPreset"
  | "waiting"
  | "wording";

/** The key of a text with its area, `patients:listTitle`. */
export type WordKey = ParseKeys<["common", ...(keyof TypeOptions["resources"])[]]>;

/** A group of the centre's settings. */
export type SectionGroup = "center" | "people" | "offer" | "patients" | "money" | "insurers" | "law" | "records";

/** A section of the overview of settings; "own" are the user's. */
export type Section = {
  group: SectionGroup | "own";
  text: WordKey;
  icon: IconName;
  /** The country whose centres have it; all of them where none is named. */
  country?: "CZ";
};

/** Everything about a page but its address and module. */
type Entry<Shape, May> = {
  layout?: Layout;
  menu?: MenuItem;
  /** The permission that the page requires, or null where every user may open it; `permitted` asks it. */
  may?: May;
  /** The row that `:id` names, or `:uuid` where it is no patient's card. */
  row?: RowName;
  /** The parameters of the query; `kept`, which names kept values of a form, is every page's. */
  query?: Shape;
  /** A part of the product that not every installation has. */
  only?: "subscriptions";
} & (
  | {
      /** The page's name in the search; pages without it are opened from others. */
      found?: WordKey;
      section?: undefined;
    }
  | { found: WordKey; section: Section }
);

/** A page: its Czech path, the module under `app/routes` that answers there, and the query it takes. */
export type Page<
  Path extends string = string,
  Shape extends QueryShape = QueryShape,
  May extends Permission | null = Permission | null,
> = Entry<Shape, May> & { path: Path; module: string; layout: Layout; menu: MenuItem; may: May; query: Shape };

type NoQuery = Record<never, never>;

/** Makes the pages of an area, which have these in common unless they say otherwise. */
export const pagesOf =
  <const Common extends Permission | null = null>(common: { menu: MenuItem; may?: Common; row?: RowName }) =>
  <const Path extends string, Shape extends QueryShape = NoQuery, const May extends Permission | null = Common>(
    path: Path,
    module: string,
    entry: Entry<Shape, May> = {},
  ) =>
    ({ layout: "app", may: null, query: {}, ...common, ...entry, path, module }) as Page<Path, Shape, May>;

/** A parameter of a query that names rows. */
export const naming = <T>(row: RowName, read: QueryReader<T>): QueryReader<T> & { row: RowName } =>
  Object.assign((values: string[]) => read(values), { row });

type PathNames<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? PathNames<Head> | PathNames<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;
type PathParams<Path extends string> = { [K in PathNames<Path>]: string | number };
export type QueryOf<P extends Page> = Query<P["query"]>;
type Params<P extends Page> = PathParams<P["path"]> & QueryOf<P>;
/** The parameters of an address and no others, since the rest of a record would go along as its query. They may be left out where the path has none. */
export type HrefParams<P extends Page, Given> = keyof PathParams<P["path"]> extends never
  ? [params?: Given & Only<Params<P>, Given>]
  : [params: Given & Only<Params<P>, Given>];
type Only<Known, Given> = Known & { [K in Exclude<keyof Given, keyof Known>]: undefined };
