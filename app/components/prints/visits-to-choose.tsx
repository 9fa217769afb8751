import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";

type Props = { visits: { id: number; beginAt: string }[]; chosen: number; hrefOf: (id: number) => string };

/** Other visits that the same could be printed of, the latest first. */
export function VisitsToChoose({ visits, chosen, hrefOf }: Props) {
  const { t, i18n } = useTranslation("prints");
  return (
    <>
      <p id="ktera-navsteva">{t("whichVisit")}</p>
      <ul className="links" aria-labelledby="ktera-navsteva">
        {visits.map(({ id, beginAt }) => (
          <li key={id}>
            <a href={hrefOf(id)} aria-current={id === chosen ? "page" : undefined}>
              {formatDateTime(beginAt, i18n.language as Locale)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
