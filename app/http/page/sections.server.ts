import { may, type Actor } from "#rules/permissions.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { pages } from "#app/paths/all.ts";
import type { Page, Section } from "#app/paths/page.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { mayOpen } from "./screens.server.ts";

const ofCenter: Section["group"][] = ["center", "money", "calendar", "records", "access"];

/**
 * Sections of the settings that a person may open: those of the centre, or the personal ones. Users without the centre's
 * find the few of them that are theirs under the personal.
 */
export async function readSections(args: Args, actor: Actor | null, scope: "zdravotnicke-zarizeni" | "osobni") {
  const { t } = wordsOf(await myLocale(args));
  const administers = actor !== null && may(actor, "medicalCenter:write");
  const groups = scope === "osobni" ? ["own", ...(administers ? [] : ofCenter)] : ofCenter;
  const open = Object.values<Page>(pages).filter((page) => (actor === null ? page.may === null : mayOpen(actor, page)));
  return groups.flatMap((group) =>
    open.flatMap((page) =>
      page.section && page.section.group === group
        ? [{ label: t(page.found), text: t(page.section.text), icon: page.section.icon, href: hrefHere(args, page) }]
        : [],
    ),
  );
}
