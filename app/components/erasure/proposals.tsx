import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";

type Proposal = { id: number; proposedAt: string; proposedBy: { fullName: string } };

/** Proposals that wait for another person's confirmation. */
export function Proposals({ proposals, hrefOf }: { proposals: Proposal[]; hrefOf: (id: number) => string }) {
  const { t, i18n } = useTranslation("erasure");
  return (
    <section className="part">
      <h2>{t("waiting")}</h2>
      {proposals.length === 0 && <p className="mute">{t("waitingNone")}</p>}
      <ul>
        {proposals.map(({ id, proposedAt, proposedBy }) => (
          <li key={id}>
            <a href={hrefOf(id)}>
              {t("proposal", { date: formatDate(proposedAt, i18n.language as Locale), who: proposedBy.fullName })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
