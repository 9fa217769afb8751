import { SettingsInfo } from "#app/graphql/center/settings.ts";
import { load } from "#app/http/request/load.server.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { may } from "#rules/permissions.ts";
import { billingPages } from "#app/paths/money/billing.ts";
import { importPages } from "#app/paths/center/imports.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { staffPages } from "#app/paths/staff/staff.ts";
import { hoursPages } from "#app/paths/calendar/working-hours.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { signedIn } from "../session/me.server.ts";
import { myLocale } from "../session/my-locale.server.ts";

/** The steps of setting up a new centre in words, with the way to each and whether it is done. */
export async function readFirstSteps(args: Args) {
  const { settingsInfo } = await load(args, SettingsInfo);
  const { t } = wordsOf(await myLocale(args));
  const of = (end: string) =>
    settingsInfo.sections.find(({ section }) => section === `zdravotnicke-zarizeni/${end}`) ?? { count: 0, gap: null };
  const [address, billing] = [of("zdravotnicke-zarizeni"), of("fakturacni-udaje")];
  const steps = [
    {
      key: "services",
      done: of("sluzby").count !== 0,
      href: hrefHere(args, of("sluzby").count === 0 ? procedurePages.proceduresProposed : procedurePages.procedures),
    },
    {
      key: "hours",
      done: of("pracovni-doba").count !== 0,
      href: hrefHere(args, hoursPages.teamHours),
    },
    {
      key: "documents",
      done: !address.gap && !billing.gap,
      href: hrefHere(args, address.gap ? settingsPages.centerDetails : billingPages.billing),
    },
    { key: "colleagues", done: (of("uzivatele").count ?? 0) > 1, href: hrefHere(args, staffPages.staff) },
  ] as const;
  const done = steps.filter((step) => step.done).length;
  return {
    title: t("firstSteps:title"),
    text: t("firstSteps:text", { done, all: steps.length }),
    close: t("firstSteps:close"),
    bring: { label: t("firstSteps:bring"), href: hrefHere(args, importPages.imports) },
    complete: done === steps.length,
    steps: steps.map(({ key, ...step }) => ({
      ...step,
      label: t(`firstSteps:${key}`),
      text: step.done ? t("firstSteps:done") : t(`firstSteps:${key}Text`),
    })),
  };
}

/** The same for the calendar: only for administrators of a new centre, as long as something is left. */
export async function firstStepsDue(args: Args) {
  const { profile } = await signedIn(args);
  if (args.context.unattended || !profile?.medicalCenter?.firstSteps) return null;
  if (!may({ role: profile.profileRole, profession: profile.motusProfession }, "medicalCenter:write")) return null;
  const steps = await readFirstSteps(args);
  return steps.complete ? null : steps;
}
