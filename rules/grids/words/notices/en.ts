/** Words of messages to patients: what they are about, how they go, and what became of them. */
export const noticeWords = {
  email: "E-mail",
  sms: "SMS",
  change: "Change of an appointment",
  occasions: {
    BOOKED: "New appointment",
    MOVED: "Moved appointment",
    CANCELLED: "Cancelled appointment",
    REMINDER: "Reminder",
    RECEIVED: "Request received",
    REJECTED: "Request rejected",
    OWED: "Unpaid payment",
    REASSIGNED: "Another therapist",
  },
  states: {
    WAITING: "Waiting to be sent",
    HANDED_OVER: "Handed over for delivery",
    REFUSED: "Refused",
    STOPPED: "Not sent",
  },
  reasons: {
    UNDONE: "the change no longer holds",
    OPTED_OUT: "the patient refused messages",
    NO_CONTACT: "no contact on the card",
    CARD_CLOSED: "the card is archived",
    TOO_LATE: "it would be too late, call them",
    CENTER_YOUNG: "the new centre had sent enough messages that day",
    SWITCHED_OFF: "the notice is turned off",
  },
};
