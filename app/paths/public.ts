/** The pages that search engines may list; the rest of the product is not indexed. */
export const publicPages = ["login", "registration", "forgottenPassword", "cookies"] as const;

/** Those, and pages of a centre, of which there is no list. */
export const indexedPages = [...publicPages, "bookingPage"] as const;
