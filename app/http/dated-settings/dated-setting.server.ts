import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { DatedSettings, SetDatedSetting } from "#app/graphql/center/dated-settings.ts";
import { datedSettingPages } from "#app/paths/center/dated-settings.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";
import type { Page } from "#app/paths/page.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { numbersOn, type DatedSetting, type NumbersOf } from "#rules/dated-settings/dated-settings.ts";
import { formatDate } from "#rules/format.ts";
import { DatedSettingForm } from "#rules/inputs/dated-settings.ts";
import type { Permission } from "#rules/permissions.ts";
import { localDate } from "#rules/time/time.ts";
import { editValues } from "../forms/edit-values.server.ts";
import { flash } from "../forms/flash.server.ts";
import { followStale } from "../forms/follow-stale.server.ts";
import { submitForm } from "../forms/submit-form.server.ts";
import { hrefHere } from "../request/href-here.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { permitted } from "../session/permitted.server.ts";

type Own = Page<string, Record<never, never>, Permission>;

/** The page that leads to the one of a setting. */
const overview = (args: LoaderFunctionArgs, setting: DatedSetting) =>
  setting === "MISSED_VISITS"
    ? hrefHere(args, settingsPages.settings, { tab: "zdravotnicke-zarizeni" })
    : hrefHere(args, insurancePages.insurance);

/** Reads the page of a setting: its changes, and a form with what holds today. */
export async function loadDatedSetting<S extends DatedSetting>(args: LoaderFunctionArgs, page: Own, setting: S) {
  await permitted(args, page);
  const { changes, today, ...record } = await read(args, setting);
  return {
    values: await editValues(args, record),
    changes: changes.map(({ id, ...change }) => ({
      ...change,
      removeHref: change.validFrom > today ? hrefHere(args, datedSettingPages.datedSettingRemove, { id }) : null,
    })),
    today,
    listHref: overview(args, setting),
  };
}

/** Sets what was typed, and leads back to where it is listed. */
export async function saveDatedSetting(args: ActionFunctionArgs, setting: DatedSetting) {
  const locale = await myLocale(args);
  const schema = DatedSettingForm(setting, localDate(args.context.now()), locale);
  const answer = await submitForm(args, schema, async ({ validFrom, ...given }, form) => {
    const numbers = Object.entries<number>(given).map(([name, value]) => ({ name, value }));
    await call(args, SetDatedSetting, { setting, validFrom, numbers, version: Number(form.get("version")) });
    return flash(args, redirect(overview(args, setting)), {
      key: "settings:dated.saved",
      values: { date: formatDate(validFrom, locale) },
    });
  });
  return followStale(answer, () => read(args, setting));
}

async function read<S extends DatedSetting>(args: LoaderFunctionArgs, setting: S) {
  const { datedSettings, me } = await load(args, DatedSettings, { setting });
  const today = localDate(args.context.now());
  const changes = datedSettings.map(({ numbers, ...change }) => ({
    ...change,
    numbers: Object.fromEntries(numbers.map(({ name, value }) => [name, value])),
  }));
  const numbers = Object.entries<number>(numbersOn(setting, changes, today)).map(([name, value]) => [
    name,
    String(value),
  ]);
  return {
    changes,
    today,
    shown: {
      validFrom: formatDate(today, await myLocale(args)),
      ...(Object.fromEntries(numbers) as Record<keyof NumbersOf<S>, string>),
    },
    version: me.profile!.medicalCenter!.version,
  };
}
