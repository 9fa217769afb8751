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
};
