import { useTranslation } from "react-i18next";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ShortcutHelp } from "#app/components/layout/shortcut-help.tsx";
import { atDesk } from "#app/enhance/desks/desk-people.ts";
import { onCalendar, onEvent, onEventPage } from "#app/enhance/calendar/keys.ts";
import { everywhere } from "#app/enhance/shortcuts.tsx";
import type { PageHandle } from "#app/http/page/title.ts";

export const handle: PageHandle = { i18n: ["search", "calendar"], title: "search:shortcutsTitle" };

export default function ShortcutsPage() {
  const { t } = useTranslation(["search", "calendar"]);
  const names = Object.keys(everywhere) as (keyof typeof everywhere)[];
  const calendar = Object.keys(onCalendar) as (keyof typeof onCalendar)[];
  const event = Object.keys(onEvent) as (keyof typeof onEvent)[];
  const own = Object.keys(onEventPage) as (keyof typeof onEventPage)[];
  return (
    <>
      <PageHead title={t("shortcutsTitle")} />
      <div className="sheet">
        <p className="mb">{t("shortcutsText")}</p>
        <ShortcutHelp shortcuts={names.map((name) => ({ keys: [everywhere[name]], does: t(`keys.${name}`) }))} />
        <h2 className="top">{t("atDesk")}</h2>
        <p className="mb">{t("atDeskText")}</p>
        <ShortcutHelp
          shortcuts={(["lock", "turn"] as const).map((name) => ({
            keys: [...atDesk[name]],
            does: t(`deskKeys.${name}`),
          }))}
        />
        <h2 className="top">{t("onCalendar")}</h2>
        <ShortcutHelp
          shortcuts={calendar.map((name) => ({ keys: [onCalendar[name]], does: t(`calendarKeys.${name}`) }))}
        />
        <h2 className="top">{t("onEvent")}</h2>
        <p className="mb">{t("onEventText")}</p>
        <ShortcutHelp
          shortcuts={[
            ...event.map((name) => ({ keys: [onEvent[name]], does: t(`calendar:states.${name}`) })),
            ...own.map((name) => ({ keys: [onEventPage[name]], does: t(`eventKeys.${name}`) })),
          ]}
        />
      </div>
    </>
  );
}
