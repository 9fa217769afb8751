/** Words of how far a mail has come. */
export const mailStates = {
  sent: "Sent",
  failed: "Could not be sent",
  waits: "Waits to be sent",
};
