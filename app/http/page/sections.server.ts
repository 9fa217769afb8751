import { may } from "#rules/permissions.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { pages } from "#app/paths/all.ts";
import type { Page, Section } from "#app/paths/page.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { signedIn } from "../session/me.server.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { mayOpen } from "./screens.server.ts";

const ofCenter: Section["group"][] = ["center", "money", "calendar", "records", "access"];

/**
 * Sections of the settings that the caller may open, those of the centre and the personal ones. Users who do not
 * administer the centre find the few of its sections that are theirs under the personal.
 */
export async function readSections(args: Args) {
  const { profile } = await signedIn(args);
  const { t } = wordsOf(await myLocale(args));
  const actor = profile && { role: profile.profileRole, profession: profile.motusProfession };
  const country = profile?.medicalCenter?.country;
  const administers = actor !== null && may(actor, "medicalCenter:write");
  const open = Object.values<Page>(pages).filter((page) => mayOpen(actor, page));
  const sectionsOf = (group: Section["group"]) =>
    open.flatMap((page) =>
      page.section && page.section.group === group && (page.section.country ?? country) === country
        ? [{ label: t(page.found), text: t(page.section.text), icon: page.section.icon, href: hrefHere(args, page) }]
        : [],
    );
  const center = ofCenter.flatMap(sectionsOf);
  const own = sectionsOf("own");
  return administers ? { administers, center, own } : { administers, center: [], own: [...own, ...center] };
}
