import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { websiteApiPath } from "#rules/bookings/website-api.ts";

/**
 * The whole address at which patients find a centre; without a language, which their browser decides. An empty slug
 * leaves its beginning.
 */
export const bookingAddress = (url: string, slug: string): string =>
  `${url}/${bookingPages.bookingPage.path.replace(":slug", slug)}`;

/** The whole address at which a centre's own website asks the API. */
export const websiteApiAddress = (url: string, slug: string): string =>
  `${url}${websiteApiPath.replace(":slug", slug)}`;
