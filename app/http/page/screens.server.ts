import { may, type Actor } from "#rules/permissions.ts";
import { fold } from "#rules/text/fold.ts";
import { hrefOf } from "#app/paths/href.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { pages } from "#app/paths/all.ts";
import type { Page } from "#app/paths/page.ts";
import { settingsPages } from "#app/paths/settings.ts";
import type { Args } from "../request/context.ts";
import { localeOf } from "../request/locale.server.ts";
import { signedIn } from "../session/me.server.ts";

/** Whether a person may open a page; users without a profile open those that require no permission. */
export const mayOpen = (actor: Actor | null, page: Page) =>
  page.may === null || (actor !== null && may(actor, page.may));

/** The caller's pages whose name has a word for each beginning of the query, in any order, without diacritics. */
export async function findScreens(args: Args, query: string) {
  const { profile, locale: account } = await signedIn(args);
  if (!profile) return [];
  const actor: Actor = { role: profile.profileRole, profession: profile.motusProfession };
  const locale = await localeOf(args, account);
  const { t } = wordsOf(locale);
  const beginnings = fold(query).split(" ").filter(Boolean);
  return Object.values<Page>(pages).flatMap((page) => {
    if (!page.found || !mayOpen(actor, page)) return [];
    const label = t(page.found);
    const words = fold(label).split(" ");
    if (!beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)))) return [];
    return [{ label, href: hrefOf(locale, page.path, page === settingsPages.settings ? { tab: "osobni" } : {}) }];
  });
}
