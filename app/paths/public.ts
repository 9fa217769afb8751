/** The pages that search engines may list; the rest of the product is not indexed. */
export const publicPages = ["login", "registration", "forgottenPassword", "cookies"] as const;
