import { useTranslation } from "react-i18next";

type Props = { from: number; to: number; total: number; most: number; hrefOf: (part: number) => string };

/** Parts of a long print: the present one, with links to the others. */
export function Parts({ from, to, total, most, hrefOf }: Props) {
  const { t } = useTranslation("prints");
  if (total <= most) return <p>{t("inAll", { count: total })}</p>;
  const parts = Array.from({ length: Math.ceil(total / most) }, (_, at) => at + 1);
  return (
    <>
      <p>
        {t("partOf", { from, to, total })} {t("partsText", { most })}
      </p>
      <ul className="links">
        {parts.map((part) => (
          <li key={part}>
            <a href={hrefOf(part)} aria-current={from === (part - 1) * most + 1 ? "page" : undefined}>
              {t("part", { from: (part - 1) * most + 1, to: Math.min(total, part * most) })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
