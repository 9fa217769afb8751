import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GridHrefs } from "#app/paths/grids.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime, formatMoney } from "#rules/format.ts";
import type { GridKind, GridValues } from "#rules/grids/column.ts";
import { ColorDot, colorClass, StateChip } from "../base/chip.tsx";

type Drawn<Kind extends GridKind> = (props: { value: GridValues[Kind]; hrefs: GridHrefs }) => ReactNode;
const drawn = <Cells extends { [Kind in GridKind]?: Drawn<Kind> }>(cells: Cells) => cells;

/** The cells of lists of what a centre offers and works with. */
export const practiceCells = drawn({
  boolean: Yes,
  "procedure-chip": ({ value: { id, name, color }, hrefs }) => (
    <a className={`dot ${colorClass(color)}`} href={hrefs.procedure(id)}>
      {name}
    </a>
  ),
  color: ({ value }) => <ColorDot color={value}>{useTranslation("grids").t(`colors.${value}`)}</ColorDot>,
  "procedure-type": ProcedureType,
  "vat-rate": ({ value }) => useTranslation("grids").t(`vatRates.${value}`),
  "procedure-profiles": ProcedureProfiles,
  "additional-procedure-name": ({ value: { id, name }, hrefs }) => <a href={hrefs.additionalProcedure(id)}>{name}</a>,
  facility: ({ value: { id, name }, hrefs }) => <a href={hrefs.facility(id)}>{name}</a>,
  "facility-type": ({ value }) => useTranslation("grids").t(`facilityTypes.${value}`),
  "facility-profiles": FacilityProfiles,
  "paramedic-name": ParamedicName,
  profession: Profession,
  "second-factor": SecondFactor,
  "last-login": LastLogin,
  "open-sessions": OpenSessions,
  "profile-state": ProfileState,
  "report-template": ({ value: { id, name }, hrefs }) => <a href={hrefs.reportTemplate(id)}>{name}</a>,
  "template-procedure": TemplateProcedure,
  "template-owner": ({ value }) => useTranslation("grids").t(`templateOwners.${value}`),
  priced: Priced,
  "price-target": ({ value }) => useTranslation("grids").t(`priceTargets.${value}`),
  "coming-price": ComingPrice,
});

/** A word where it is true alone: the eye finds those. */
function Yes({ value }: { value: GridValues["boolean"] }) {
  const { t } = useTranslation("grids");
  return value && t("answers.yes");
}

function ProcedureType({ value: { type, capacity } }: { value: GridValues["procedure-type"] }) {
  const { t } = useTranslation("grids");
  const said = t(`procedureTypes.${type}`);
  return type === "GROUP" ? `${said}, ${t("places", { count: capacity })}` : said;
}

function ProcedureProfiles({ value }: { value: GridValues["procedure-profiles"] }) {
  const { t } = useTranslation("grids");
  if (value.length > 0) return value.join(", ");
  return (
    <StateChip state="todo" icon="warning">
      {t("givenByNobody")}
    </StateChip>
  );
}

function FacilityProfiles({ value }: { value: GridValues["facility-profiles"] }) {
  const { t } = useTranslation("grids");
  return value.length > 0 ? value.join(", ") : <span className="mute">{t("usedByAll")}</span>;
}

function ParamedicName({
  value: { id, fullName, own },
  hrefs,
}: {
  value: GridValues["paramedic-name"];
  hrefs: GridHrefs;
}) {
  const { t } = useTranslation("grids");
  return (
    <span>
      <a href={hrefs.profile(id)}>{fullName}</a>
      {own && <span className="mute"> ({t("you")})</span>}
    </span>
  );
}

function Profession({ value: { profession, role } }: { value: GridValues["profession"] }) {
  const { t } = useTranslation("grids");
  return (
    <span>
      {t(`professions.${profession}`)}, <span className="mute">{t(`roles.${role}`)}</span>
    </span>
  );
}

function SecondFactor({ value: { since } }: { value: GridValues["second-factor"] }) {
  const { t, i18n } = useTranslation("grids");
  if (!since) return <StateChip icon="ban">{t("secondFactorOff")}</StateChip>;
  return (
    <StateChip state="ok" icon="shield">
      {t("secondFactorSince", { when: formatDate(since, i18n.language as Locale) })}
    </StateChip>
  );
}

function LastLogin({ value: { at } }: { value: GridValues["last-login"] }) {
  const { t, i18n } = useTranslation("grids");
  if (!at) return <span className="mute">{t("neverLoggedIn")}</span>;
  return <span className="num">{formatDateTime(at, i18n.language as Locale)}</span>;
}

function OpenSessions({ value }: { value: GridValues["open-sessions"] }) {
  const { t } = useTranslation("grids");
  return value > 0 ? t("devices", { count: value }) : <span className="mute">{t("noSessions")}</span>;
}

function ProfileState({ value: { state, deactivatedAt } }: { value: GridValues["profile-state"] }) {
  const { t, i18n } = useTranslation("grids");
  if (deactivatedAt)
    return (
      <StateChip icon="ban">{t("formerSince", { when: formatDate(deactivatedAt, i18n.language as Locale) })}</StateChip>
    );
  const looks = state === "ACTIVE" ? ({ state: "ok", icon: "check" } as const) : ({ icon: "mail" } as const);
  return <StateChip {...looks}>{t(`profileStates.${state}`)}</StateChip>;
}

function TemplateProcedure({ value: { name } }: { value: GridValues["template-procedure"] }) {
  const { t } = useTranslation("grids");
  return name ?? <span className="mute">{t("phrase")}</span>;
}

function Priced({ value: { target, id, name }, hrefs }: { value: GridValues["priced"]; hrefs: GridHrefs }) {
  const href = {
    PROCEDURE: hrefs.procedure,
    ADDITIONAL_PROCEDURE: hrefs.additionalProcedure,
    VOUCHER_PRESET: hrefs.voucherPreset,
  }[target];
  return <a href={href(id)}>{name}</a>;
}

function ComingPrice({ value: { price, from } }: { value: GridValues["coming-price"] }) {
  const { t, i18n } = useTranslation("grids");
  const locale = i18n.language as Locale;
  return (
    <span>
      {formatMoney(price, locale)} <span className="mute">{t("priceFrom", { date: formatDate(from, locale) })}</span>
    </span>
  );
}
