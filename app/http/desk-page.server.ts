import type { Me } from "#app/graphql/account.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import type { Locale } from "#rules/codes.ts";
import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { leadingTo } from "./login-again.server.ts";

/** What a page of a shared desk needs for its lock, with its words: other pages are sent nothing of it. */
export function deskPage(args: Args, { desk }: Me, locale: Locale) {
  if (!desk) return null;
  const { session, lockMinutes } = desk;
  const t = wordsOf(locale).getFixedT(locale, "desks");
  const place = leadingTo(new URL(args.request.url)).redirect ?? "/";
  const href = hrefHere(args, "deskLocking");
  return {
    /** For scripts. */
    page: { session, lockMinutes, href, soon: t("soon"), waits: t("waits") },
    /** For the menu. */
    lock: { label: t("lock"), action: hrefHere(args, "deskLocking", { session, place }) },
    /** Where no script runs, the page says what becomes of it, and leaves by itself once nobody can have been at it. */
    says: t("noScripts", { minutes: lockMinutes }),
    leave: `${lockMinutes * 60 + 2};url=${hrefHere(args, "deskLock", { from: place })}`,
  };
}
