/** Words of how far a mail has come. */
export const mailStates = {
  sent: "Gesendet",
  failed: "Senden fehlgeschlagen",
  waits: "Wartet auf den Versand",
};
