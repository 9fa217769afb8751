/** Words of the columns of lists of what was done, sent and disposed of. */
export const oversightColumns = {
  auditLog: {
    at: "When",
    who: "Who",
    what: "What",
    patient: "Patient",
    address: "From",
  },
  mails: {
    mail: "Subject",
    recipient: "Recipient",
    written: "Written",
    state: "State",
  },
  notices: {
    about: "About",
    channel: "How",
    written: "Created",
    state: "State",
    settled: "Settled",
  },
  refusedNotices: {
    patient: "Patient",
    about: "About",
    channel: "How",
    written: "Created",
    state: "State",
    settled: "Settled",
  },
};
