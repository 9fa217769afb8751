import { integer, one, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

/** The states of requests by the words of the address. */
export const bookingTabs = {
  "ke-schvaleni": "CREATED",
  schvalene: "ACCEPTED",
  zamitnute: "REJECTED",
  stornovane: "CANCELED_BY_CUSTOMER",
} as const;
export type BookingTab = keyof typeof bookingTabs;
export const bookingTabNames = Object.keys(bookingTabs) as BookingTab[];

const page = pagesOf({ menu: "bookings", row: "booking" });

export const bookingPages = {
  bookingPage: page("rezervace/:slug", "bookings/request", {
    layout: "public",
    query: { service: integer, person: naming("profile", integer), from: text, at: text, sent: text, confirm: one },
  }),
  ownBooking: page("moje-rezervace/:token", "bookings/own", { layout: "public" }),
  bookings: page("rezervace-ke-schvaleni", "bookings/list", {
    may: "booking:decide",
    found: "bookings:listTitle",
    query: {
      tab: oneOf(...bookingTabNames),
      staff: integer,
      page: integer,
      sort: oneOf("booking", "decided"),
      direction: oneOf("asc", "desc"),
    },
  }),
  bookingAccept: page("rezervace-ke-schvaleni/:id/prijmout", "bookings/accept", {
    query: { patient: naming("patient", integer) },
  }),
  bookingReject: page("rezervace-ke-schvaleni/:id/odmitnout", "bookings/reject"),
};
