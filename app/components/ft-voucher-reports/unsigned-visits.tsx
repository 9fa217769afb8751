import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Note } from "../base/note.tsx";

export type UnsignedVisit = { id: number; event: { id: number; beginAt: string; procedure: { name: string } | null } };
type Props = { visits: UnsignedVisit[]; hrefOf: (event: number) => string };

/** Visits that took place and are not in the report yet, since none of theirs is signed. */
export function UnsignedVisits({ visits, hrefOf }: Props) {
  const { t, i18n } = useTranslation("ftVoucherReports");
  if (visits.length === 0) return null;
  return (
    <Note variant="warning" title={t("unsignedTitle")}>
      <p>{t("unsignedText")}</p>
      <ul className="links">
        {visits.map(({ id, event }) => (
          <li key={id}>
            <a href={hrefOf(event.id)}>
              {[formatDateTime(event.beginAt, i18n.language as Locale), event.procedure?.name]
                .filter(Boolean)
                .join(", ")}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
