/** Words of how far a mail has come. */
export const mailStates = {
  sent: "Odesláno",
  failed: "Nepodařilo se odeslat",
  waits: "Čeká na\u00a0odeslání",
};
