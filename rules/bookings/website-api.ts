/** The path of the API for centres' own websites; `:slug` is the end of a centre's public address. */
export const websiteApiPath = "/graphql/rezervace/:slug";
