import { locales, type Locale } from "#rules/codes.ts";
import {
  noticeOccasions,
  notificationTypes,
  onlyMailed,
  type NoticeOccasion,
  type NotificationType,
} from "#rules/notices/alerts.ts";
import type { TextsOfLanguage } from "./language.ts";
import { cs } from "./cs.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { sk } from "./sk.ts";

const texts: Record<Locale, TextsOfLanguage> = { cs, de, en, sk };

/** A text by its place in the list of all: for its channel, occasion and language. */
export type TextKey = { id: number; channel: NotificationType; occasion: NoticeOccasion; language: Locale };

// The ids are those of the public API: an occasion or language is appended.
const keysOf = (channel: NotificationType): TextKey[] =>
  noticeOccasions
    .flatMap((occasion, row) =>
      locales.map((language, column) => ({ id: row * locales.length + column + 1, channel, occasion, language })),
    )
    .filter(({ occasion }) => channel === "EMAIL" || !onlyMailed.includes(occasion));

export const textKeys = Object.fromEntries(notificationTypes.map((channel) => [channel, keysOf(channel)])) as Record<
  NotificationType,
  TextKey[]
>;

/** The text of the product, in use until a centre has its own. */
export function productText({ channel, occasion, language }: Omit<TextKey, "id">) {
  const { sms, subject, email } = texts[language][occasion];
  return channel === "SMS" ? { subject: null, message: sms } : { subject, message: email };
}
