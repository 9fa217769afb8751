import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import type { ErasedKind } from "#rules/erasure/retention.ts";

/** Ancillary records that are erased: the number of each kind, never their content. */
export function ErasedList({ erased }: { erased: { kind: ErasedKind; count: number }[] }) {
  const { t, i18n } = useTranslation("erasure");
  if (erased.length === 0) return <p className="mb mute">{t("nothingToErase")}</p>;
  return (
    <dl className="facts mb">
      {erased.map(({ kind, count }) => (
        <Fragment key={kind}>
          <dt>{t(`erased.${kind}`)}</dt>
          <dd className="num">{formatNumber(count, i18n.language as Locale)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
