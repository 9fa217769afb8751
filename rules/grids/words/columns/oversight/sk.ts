/** Words of the columns of lists of what was done, sent and disposed of. */
export const oversightColumns = {
  auditLog: {
    at: "Kedy",
    who: "Kto",
    what: "Čo",
    patient: "Pacient",
    address: "Odkiaľ",
  },
  mails: {
    mail: "Predmet",
    recipient: "Príjemca",
    written: "Napísané",
    state: "Stav",
  },
  notices: {
    about: "O\u00a0čom",
    channel: "Ako",
    written: "Vznikla",
    state: "Stav",
    settled: "Vybavená",
  },
  refusedNotices: {
    patient: "Pacient",
    about: "O\u00a0čom",
    channel: "Ako",
    written: "Vznikla",
    state: "Stav",
    settled: "Vybavená",
  },
};
