/** Words of how far a mail has come. */
export const mailStates = {
  sent: "Sent",
  failed: "Not sent",
  waits: "Waiting to be sent",
};
