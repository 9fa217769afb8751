import { useTranslation } from "react-i18next";
import type { ImportRowState, Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";

type Props = {
  rows: readonly { state: ImportRowState; count: number }[];
  /** The list of the rows in a state, if there is one. */
  hrefOf: (state: ImportRowState) => string | undefined;
};

/** Numbers of an import's rows by what has become of them. */
export function ImportCounts({ rows, hrefOf }: Props) {
  const { t, i18n } = useTranslation("imports");
  return (
    <ul className="mb counts">
      {rows.map(({ state, count }) => {
        const href = hrefOf(state);
        const name = t(`rowStates.${state}`);
        return (
          <li key={state}>
            {href ? <a href={href}>{name}</a> : name}:{" "}
            <b className="num">{formatNumber(count, i18n.language as Locale)}</b>
          </li>
        );
      })}
    </ul>
  );
}
