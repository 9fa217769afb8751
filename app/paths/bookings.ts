import { page, withQueries } from "./page.ts";
import type { bookingQueries } from "./queries/bookings.ts";

export const bookingPages = withQueries<typeof bookingQueries>()({
  bookingPage: page("rezervace/:slug", "bookings/request", "door"),
  ownBooking: page("moje-rezervace/:token", "bookings/own", "door"),
  bookings: page("rezervace-ke-schvaleni", "bookings/list"),
  bookingAccept: page("rezervace-ke-schvaleni/:id/prijmout", "bookings/accept"),
  bookingReject: page("rezervace-ke-schvaleni/:id/odmitnout", "bookings/reject"),
});
