/** The state of a mail, as its word. */
export function mailState({ sentAt, failedAt }: { sentAt: string | null; failedAt: string | null }) {
  if (sentAt) return "sent";
  return failedAt ? "failed" : "waits";
}
