/**
 * The version of the information on processing (Art. 13 GDPR) that the booking page shows; a change of its text in
 * app/i18n raises it, since each request keeps the version that its sender has seen.
 */
export const INFORMATION_VERSION = 2;
