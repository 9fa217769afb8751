import { useTranslation } from "react-i18next";
import { formatDate } from "#rules/format.ts";
import { useLocale, type Cell, type Cells } from "./cell.ts";

function NoEntry() {
  const { t } = useTranslation("erasure");
  return <span className="mute">{t("noEntry")}</span>;
}

function LastEntry({ value: { on } }: Cell<"last-entry">) {
  const locale = useLocale();
  return on ? <span className="num nw">{formatDate(on, locale)}</span> : <NoEntry />;
}

function KeptLonger({ value: { until, reason } }: Cell<"kept-longer">) {
  const { t } = useTranslation("erasure");
  return <span className="mute">{t("keptBefore", { until: formatDate(until, useLocale()), reason })}</span>;
}

const DisposedCard = ({ value: { number, uuid } }: Cell<"disposed-card">) => (
  <span className="num">
    {number}
    <br />
    <small className="mute">{uuid.slice(0, 8)}</small>
  </span>
);

function EntrySpan({ value: { from, to } }: Cell<"entry-span">) {
  if (!from || !to) return <NoEntry />;
  return <span className="num nw">{[...new Set([from, to].map((date) => date.slice(0, 4)))].join("–")}</span>;
}

function Retained({ value: { years, until } }: Cell<"retained">) {
  const { t } = useTranslation("erasure");
  const locale = useLocale();
  return (
    <span className="num">{until ? t("retainedYears", { count: years, until: formatDate(until, locale) }) : "–"}</span>
  );
}

function DisposalCause({ value: { on, by } }: Cell<"disposal-cause">) {
  const { t } = useTranslation("erasure");
  const date = formatDate(on, useLocale());
  return by ? `${by}, ${date}` : t("onRequest", { date });
}

function DisposalDecision({ value: { on, by, alone } }: Cell<"disposal-decision">) {
  const { t } = useTranslation("erasure");
  return (
    <span>
      {by}, {formatDate(on, useLocale())}
      {alone && <span className="mute"> ({t("alone")})</span>}
    </span>
  );
}

/** The cells of cards past their time, and of the record of those that are gone. */
export const erasureCells = {
  "last-entry": LastEntry,
  "kept-longer": KeptLonger,
  "disposed-card": DisposedCard,
  "entry-span": EntrySpan,
  retained: Retained,
  "disposal-cause": DisposalCause,
  "disposal-decision": DisposalDecision,
} satisfies Cells;
