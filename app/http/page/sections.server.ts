import { may } from "#rules/permissions.ts";
import { load } from "#app/http/request/load.server.ts";
import { SettingsInfo } from "#app/graphql/center/settings.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { pages } from "#app/paths/all.ts";
import type { Page, Section, SectionGroup } from "#app/paths/page.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { signedIn } from "../session/me.server.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { mayOpen } from "./screens.server.ts";

/** The groups of a centre's settings, in the order of setting up. */
const groups: SectionGroup[] = ["center", "people", "offer", "patients", "money", "insurers", "law", "records"];

/**
 * Sections of the settings that the caller may open, those of the centre by their groups and the personal ones, with
 * the number of their rows and what they lack. Users who do not administer the centre find the few of its sections that
 * are theirs under the personal.
 */
export async function readSections(args: Args) {
  const { profile } = await signedIn(args);
  const { settingsInfo } = await load(args, SettingsInfo);
  const { t } = wordsOf(await myLocale(args));
  const actor = profile && { role: profile.profileRole, profession: profile.motusProfession };
  const country = profile?.medicalCenter?.country;
  const administers = actor !== null && may(actor, "medicalCenter:write");
  const open = Object.values<Page>(pages).filter(
    (page) => mayOpen(actor, page) && (page.only === undefined || settingsInfo.subscriptionType !== null),
  );
  const sectionsOf = (group: Section["group"]) =>
    open.flatMap((page) => {
      const { section } = page;
      if (section?.group !== group || (section.country ?? country) !== country) return [];
      const info = settingsInfo.sections.find((one) => page.path === `nastaveni/${one.section}`);
      return [
        {
          label: t(page.found!),
          text: t(section.text),
          icon: section.icon,
          href: hrefHere(args, page),
          count: info?.count ?? undefined,
          gap: info?.gap ?? undefined,
        },
      ];
    });
  const center = groups.map((group) => ({ group, sections: sectionsOf(group) }));
  const own = sectionsOf("own");
  if (administers) return { administers, center: center.filter(({ sections }) => sections.length > 0), own };
  return { administers, center: [], own: [...own, ...center.flatMap(({ sections }) => sections)] };
}
