import { may, type Actor } from "#rules/permissions.ts";
import { fold } from "#rules/text/fold.ts";
import { load } from "#app/http/request/load.server.ts";
import { SubscriptionType } from "#app/graphql/center/subscriptions.ts";
import { hrefOf } from "#app/paths/href.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { pages } from "#app/paths/all.ts";
import type { Page } from "#app/paths/page.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import type { Args } from "../request/context.ts";
import { localeOf } from "../request/locale.server.ts";
import { signedIn } from "../session/me.server.ts";

/** Whether a person may open a page; users without a profile open those that require no permission. */
export const mayOpen = (actor: Actor | null, page: Page) =>
  page.may === null || (actor !== null && may(actor, page.may));

/**
 * The caller's pages whose name has a word for each beginning of the query, in any order, without diacritics; pages of
 * settings also by their fields and synonyms, after those found by name.
 */
export async function findScreens(args: Args, query: string) {
  const { profile, locale: account } = await signedIn(args);
  if (!profile) return [];
  const actor: Actor = { role: profile.profileRole, profession: profile.motusProfession };
  const locale = await localeOf(args, account);
  const { t, exists } = wordsOf(locale);
  const beginnings = fold(query).split(" ").filter(Boolean);
  const matches = (text: string) => {
    const words = fold(text).split(" ");
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
  const [named, other]: [Screen[], Screen[]] = [[], []];
  const absent = async ({ only }: Page) =>
    only !== undefined && (await load(args, SubscriptionType)).settingsInfo.subscriptionType === null;
  for (const [name, page] of Object.entries<Page>(pages)) {
    if (!page.found || !mayOpen(actor, page)) continue;
    const label = t(page.found);
    const synonyms = `screenWords:${name}` as "screenWords:staff";
    const found = matches(label) ? named : exists(synonyms) && matches(`${label} ${t(synonyms)}`) ? other : undefined;
    if (!found || (await absent(page))) continue;
    found.push({ label, href: hrefOf(locale, page.path, page === settingsPages.settings ? { tab: "osobni" } : {}) });
  }
  return [...named, ...other];
}
type Screen = { label: string; href: string };
