import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ThemeChoice } from "#app/components/layout/theme-choice.tsx";
import { flash } from "#app/http/forms/flash.server.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { themeCookie, themes } from "#app/http/request/theme.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { sitePages } from "#app/paths/site.ts";

export const handle: PageHandle = { i18n: ["layout", "site"], title: "layout:appearance" };

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const theme = themes.find((known) => known === form.get("theme")) ?? "light";
  const answer = redirect(placeWithin(String(form.get("redirect") ?? ""), "/"), {
    headers: { "Set-Cookie": await themeCookie(args).serialize(theme) },
  });
  return flash(args, answer, { key: "site:appearanceSaved" });
}

export default function Appearance() {
  const { theme } = useRoot();
  const { t } = useTranslation("layout");
  const [query] = useSearchParams();
  const to = useHref();
  return (
    <>
      <PageHead title={t("appearance")} />
      <ThemeChoice
        theme={theme}
        action={to(sitePages.appearance)}
        redirectTo={query.get("redirect") ?? to(calendarPages.home)}
      />
    </>
  );
}
