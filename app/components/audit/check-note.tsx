import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Icon } from "../base/icon.tsx";
import { Note } from "../base/note.tsx";

export type Check = { at: string; reports: number; consents: number; invoices: number; money: number; log: number };

/** The latest check of signed reports, consents, invoices, money and the log, and its differences. */
export function CheckNote({ check }: { check: Check | null }) {
  const { t, i18n } = useTranslation("audit");
  if (!check) return null;
  const when = formatDateTime(check.at, i18n.language as Locale);
  const found = (["reports", "consents", "invoices", "money", "log"] as const).filter((kind) => check[kind] > 0);
  if (found.length === 0)
    return (
      <p className="mute small num">
        <Icon name="shield" /> {t("checked", { when })}
      </p>
    );
  return (
    <Note variant="error" title={t("differs")}>
      <p>{t("differsText", { when })}</p>
      <ul>
        {found.map((kind) => (
          <li key={kind}>{t(`differing.${kind}`, { number: check[kind] })}</li>
        ))}
      </ul>
    </Note>
  );
}
