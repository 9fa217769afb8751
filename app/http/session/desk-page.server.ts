import type { Me } from "#app/graphql/staff/accounts.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import type { Locale } from "#rules/codes.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { leadingTo } from "../request/login-again.server.ts";
import { deskPages } from "#app/paths/staff/desks.ts";

/** The data that a page of a shared desk needs for its lock, with its words: other pages are sent none of it. */
export function deskPage(args: Args, { desk }: Me, locale: Locale) {
  if (!desk) return null;
  const { session, lockMinutes } = desk;
  const t = wordsOf(locale).getFixedT(locale, "desks");
  const place = leadingTo(new URL(args.request.url)).redirect ?? "/";
  const href = hrefHere(args, deskPages.deskLocking);
  return {
    /** For scripts. */
    page: { session, lockMinutes, href, soon: t("soon"), waits: t("waits") },
    /** For the menu. */
    lock: { label: t("lock"), action: hrefHere(args, deskPages.deskLocking, { session, place }) },
    /** Without scripts, the page announces it, and leaves once it has been idle too long. */
    says: t("noScripts", { minutes: lockMinutes }),
    leave: `${lockMinutes * 60 + 2};url=${hrefHere(args, deskPages.deskLock, { from: place })}`,
  };
}
