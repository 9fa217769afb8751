import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { CheckNote, type Check } from "../audit/check-note.tsx";

type Props = { check: Check | null; backupAt: string | null; logHref: string };

/** The latest check of the centre's evidence, and the last backup of the installation. */
export function SafetyNotes({ check, backupAt, logHref }: Props) {
  const { t, i18n } = useTranslation("centerStatus");
  return (
    <>
      <h2>{t("checkTitle")}</h2>
      {check ? <CheckNote check={check} /> : <p className="mute">{t("notChecked")}</p>}
      <p className="mb">
        <a href={logHref}>{t("toLog")}</a>
      </p>
      <h2>{t("backupTitle")}</h2>
      <p className={backupAt ? "num" : "mute"}>
        {backupAt ? t("backupAt", { when: formatDateTime(backupAt, i18n.language as Locale) }) : t("noBackup")}
      </p>
    </>
  );
}
