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
};
