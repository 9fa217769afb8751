/** Words of the columns of lists of what was done, sent and disposed of. */
export const oversightColumns = {
  auditLog: {
    at: "Kedy",
    who: "Kto",
    what: "Čo",
    patient: "Pacient",
    address: "Odkiaľ",
  },
};
