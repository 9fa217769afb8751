import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";

type Props = {
  by: IsoDate | null;
  /** The day on which it was met; none where it was not yet. */
  met: IsoDate | null;
  today: IsoDate;
};

/** The last day of a limit; late where it passed unmet, or was met too late. */
export function Deadline({ by, met, today }: Props) {
  const { t, i18n } = useTranslation("ftVouchers");
  if (by === null) return <>–</>;
  const late = (met ?? today) > by;
  return (
    <>
      <span className="num">{formatDate(by, i18n.language as Locale)}</span>
      {late && <b> {t("late")}</b>}
    </>
  );
}
