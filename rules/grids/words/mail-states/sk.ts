/** Words of how far a mail has come. */
export const mailStates = {
  sent: "Odoslané",
  failed: "Nepodarilo sa odoslať",
  waits: "Čaká na\u00a0odoslanie",
};
