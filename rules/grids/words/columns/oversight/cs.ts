/** Words of the columns of lists of what was done, sent and disposed of. */
export const oversightColumns = {
  auditLog: {
    at: "Kdy",
    who: "Kdo",
    what: "Co",
    patient: "Pacient",
    address: "Odkud",
  },
  mails: {
    mail: "Předmět",
    recipient: "Příjemce",
    written: "Napsáno",
    state: "Stav",
  },
  notices: {
    about: "O\u00a0čem",
    channel: "Jak",
    written: "Vznikla",
    state: "Stav",
    settled: "Vyřízena",
  },
  refusedNotices: {
    patient: "Pacient",
    about: "O\u00a0čem",
    channel: "Jak",
    written: "Vznikla",
    state: "Stav",
    settled: "Vyřízena",
  },
};
