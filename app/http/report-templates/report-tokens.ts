import { localDate, localTime } from "#rules/time/time.ts";

/** Replaces a template's tokens by the day and the time of the examination: #datum# by 16.03.2026, #cas# by 10:00. */
export function fillTokens(content: string, examinedAt: Date): string {
  const [year, month, day] = localDate(examinedAt).split("-");
  return content.replaceAll("#datum#", `${day}.${month}.${year}`).replaceAll("#cas#", localTime(examinedAt));
}
