import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** While the next page is on its way the old one stays; the bar appears after 150 ms (by its style). */
export function LoadingBar() {
  const { t } = useTranslation("common");
  if (useNavigation().state === "idle") return null;
  return <div className="load" role="progressbar" aria-label={t("loading")} />;
}
