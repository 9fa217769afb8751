/** The address of a page as a redirect to it takes it: with one slash at its beginning, since two would name another site. */
export const ownAddress = ({ pathname, search, hash }: URL): string => pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/").replace(/^\/{2,}/, "/") + search + hash;
