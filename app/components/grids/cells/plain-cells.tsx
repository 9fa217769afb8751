import { useTranslation } from "react-i18next";
import { href } from "#app/paths/href.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPhone } from "#rules/format.ts";
import { StateChip } from "../../base/chip.tsx";
import { EmailLink } from "../../base/email-link.tsx";
import { useLocale, type Cell, type Cells } from "./cell.ts";

/** The cells of lists of any area. */
export const plainCells = {
  text: ({ value }) => value,
  date: ({ value }) => formatDate(value, useLocale()),
  integer: ({ value }) => formatNumber(value, useLocale()),
  money: ({ value }) => formatMoney(value, useLocale()),
  moment: ({ value }) => <span className="num">{formatDateTime(value, useLocale())}</span>,
  boolean: Yes,
  duration: Duration,
  "created-at-and-by": CreatedAtAndBy,
  "patient-card": PatientCard,
  "birth-date": BirthDate,
  sex: Sex,
  chip: Chip,
  phone: ({ value }) => (
    <a className="num nw" href={`tel:${value}`}>
      {formatPhone(value)}
    </a>
  ),
  email: ({ value }) => <EmailLink email={value} />,
  address: ({ value }) => value,
  "date-range": ({ value: { from, to } }) => `${formatDate(from, useLocale())} – ${formatDate(to, useLocale())}`,
} satisfies Cells;

function Duration({ value: { amount, unit } }: Pick<Cell<"duration">, "value">) {
  const { t } = useTranslation("grids");
  return <span className="nw">{t(`validFor.${unit}`, { count: amount })}</span>;
}

function CreatedAtAndBy({ value: { at, by } }: Cell<"created-at-and-by">) {
  return (
    <span>
      <span className="num">{formatDateTime(at, useLocale())}</span> {by && <span className="mute">{by}</span>}
    </span>
  );
}

function PatientCard({ value: { uuid, fullName } }: Cell<"patient-card">) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  if (uuid) return <a href={href(locale, patientPages.patient, { uuid })}>{fullName}</a>;
  return fullName || <span className="mute">{t("noPayer")}</span>;
}

function BirthDate({ value: { date, age } }: Cell<"birth-date">) {
  return (
    <span className="num nw">
      {formatDate(date, useLocale())}, <Duration value={age} />
    </span>
  );
}

function Sex({ value }: Cell<"sex">) {
  const { t } = useTranslation("grids");
  return t(`sexes.${value}`);
}

function Chip({ value }: Cell<"chip">) {
  const { t } = useTranslation("grids");
  return (
    <StateChip state="bad" icon="warning">
      {t(`chips.${value}`)}
    </StateChip>
  );
}

function Yes({ value }: Pick<Cell<"boolean">, "value">) {
  const { t } = useTranslation("grids");
  return value && t("answers.yes");
}
