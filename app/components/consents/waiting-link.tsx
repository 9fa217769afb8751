import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { Note } from "../base/note.tsx";

export type LinkShown = {
  recipient: string;
  createdAt: string;
  expiresAt: string;
  createdBy: { fullName: string };
  wording: { number: number };
};

/** A pending mail that asks for consent. */
export function WaitingLink({ recipient, createdAt, expiresAt, createdBy, wording }: LinkShown) {
  const { t, i18n } = useTranslation("consents");
  const locale = i18n.language as Locale;
  return (
    <Note>
      <p>
        {t("waiting", {
          recipient,
          number: wording.number,
          name: createdBy.fullName,
          sent: formatDate(localDate(new Date(createdAt)), locale),
          until: formatDateTime(expiresAt, locale),
        })}
      </p>
    </Note>
  );
}
