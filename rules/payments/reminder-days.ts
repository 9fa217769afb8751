/** The days between two reminders of a payment, unless the centre says otherwise, and the most of them. */
export const USUAL_DAYS = 7;
export const MOST_REMINDER_DAYS = 365;
