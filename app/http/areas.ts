import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useHref } from "./page.ts";

/** The areas of the product in the order of the rail; what a role may not see is not among them. */
export function useAreas() {
  const { t } = useTranslation("frame");
  const { pathname } = useLocation();
  const to = useHref();
  const area = (label: string, href: string, icon: "calendar" | "cards" | "settings") => ({
    label,
    href,
    icon,
    current: pathname === href || (href !== to("home") && pathname.startsWith(`${href.replace(/\/osobni$/, "")}/`)),
  });
  return [
    area(t("calendar"), to("home"), "calendar"),
    area(t("patients"), to("patients"), "cards"),
    { ...area(t("settings"), to("settings", { tab: "osobni" }), "settings"), last: true },
  ];
}
