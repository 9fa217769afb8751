/** The largest size of one uploaded file, and the most files of one form. */
export const MOST_FILE_BYTES = 50_000_000;
export const MOST_FILES = 10;
/** The most attachments of a medical report: each is named wherever the report is. */
export const MOST_OF_REPORT = 30;
/** A page or two, as an office scanner or a phone makes them. */
export const MOST_SCAN_BYTES = 10_000_000;
/** A referral that a patient sends with a request for a time. */
export const MOST_BOOKING_FILE_BYTES = 2_000_000;
/** A picture in the head of a letter. */
export const MOST_LOGO_BYTES = 2_000_000;
/** A K-dávka or F-dávka: many times a month of a large centre. */
export const MOST_INSURER_FILE_BYTES = 5_000_000;
