/** Words of messages to patients: what they are about, how they go, and what became of them. */
export const noticeWords = {
  email: "E-mail",
  sms: "SMS",
  change: "Change of appointment",
  occasions: {
    BOOKED: "New appointment",
    MOVED: "Moved appointment",
    CANCELLED: "Cancelled appointment",
    REMINDER: "Reminder",
    RECEIVED: "Request received",
    REJECTED: "Request rejected",
    OWED: "Outstanding payment",
    REASSIGNED: "Change of therapist",
  },
  states: {
    WAITING: "Waiting to be sent",
    HANDED_OVER: "Handed over for delivery",
    REFUSED: "Refused",
    STOPPED: "Not sent",
  },
  reasons: {
    UNDONE: "the change no longer applies",
    OPTED_OUT: "the patient has opted out of messages",
    NO_CONTACT: "no contact on the card",
    CARD_CLOSED: "the card is archived",
    TOO_LATE: "too late now, call them",
    CENTER_YOUNG: "the new centre had reached that day’s limit",
    SWITCHED_OFF: "this notification is turned off",
  },
};
