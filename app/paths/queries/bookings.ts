import { integer, one, oneOf, text, type QueryShape } from "#rules/query.ts";

/** The states of requests by the words of the address. */
export const bookingTabs = {
  "ke-schvaleni": "CREATED",
  schvalene: "ACCEPTED",
  zamitnute: "REJECTED",
  stornovane: "CANCELED_BY_CUSTOMER",
} as const;
export type BookingTab = keyof typeof bookingTabs;
export const bookingTabNames = Object.keys(bookingTabs) as BookingTab[];

export const bookingQueries = {
  bookingPage: { service: integer, person: integer, from: text, at: text, sent: text, confirm: one },
  bookings: { tab: oneOf(...bookingTabNames), staff: integer, page: integer },
  bookingAccept: { patient: integer, kept: text },
} as const satisfies Record<string, QueryShape>;
