import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";

/** Leads from the chosen payments to the page that asks about their reminders. */
export function RemindForm({ action, children }: { action: string; children: ReactNode }) {
  const { t } = useTranslation("payments");
  return (
    <form action={action}>
      <div className="mb">{children}</div>
      <div className="acts bare">
        <button className={buttonClass("main")}>{t("remind")}</button>
      </div>
    </form>
  );
}
