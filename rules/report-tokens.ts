import { localDate, localTime } from "./time.ts";

/** Puts the day and the time of the examination in place of a template's tokens: #datum# as 16.03.2026, #cas# as 10:00. */
export function fillTokens(content: string, examinedAt: Date): string {
  const [year, month, day] = localDate(examinedAt).split("-");
  return content.replaceAll("#datum#", `${day}.${month}.${year}`).replaceAll("#cas#", localTime(examinedAt));
}
