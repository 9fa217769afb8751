import type { NoticeOccasion } from "#rules/notices/alerts.ts";

/** The texts of the product in one language. */
export type TextsOfLanguage = Record<NoticeOccasion, { sms: string; subject: string; email: string }>;
