/** Words of the columns of lists of what was done, sent and disposed of. */
export const oversightColumns = {
  auditLog: {
    at: "Wann",
    who: "Wer",
    what: "Was",
    patient: "Patient",
    address: "Von wo",
  },
  mails: {
    mail: "Betreff",
    recipient: "Empfänger",
    written: "Geschrieben",
    state: "Zustand",
  },
  notices: {
    about: "Worüber",
    channel: "Wie",
    written: "Entstanden",
    state: "Stand",
    settled: "Erledigt",
  },
  refusedNotices: {
    patient: "Patient",
    about: "Worüber",
    channel: "Wie",
    written: "Entstanden",
    state: "Stand",
    settled: "Erledigt",
  },
};
