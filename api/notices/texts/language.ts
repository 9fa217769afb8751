import type { NoticeOccasion } from "#rules/notices/alerts.ts";

/** The texts of the product in one language; an occasion that is e-mailed alone has no SMS. */
export type TextsOfLanguage = Record<NoticeOccasion, { sms: string; subject: string; email: string }>;
