import { useTranslation } from "react-i18next";
import { additionalProcedurePages } from "#app/paths/center/additional-procedures.ts";
import { facilityPages } from "#app/paths/center/facilities.ts";
import { href } from "#app/paths/href.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";
import { templatePages } from "#app/paths/care/report-templates.ts";
import { staffPages } from "#app/paths/staff/staff.ts";
import { voucherPresetPages } from "#app/paths/money/voucher-presets.ts";
import { formatDate, formatDateTime, formatMoney } from "#rules/format.ts";
import { ColorDot, colorClass, StateChip } from "../../base/chip.tsx";
import { useLocale, type Cell, type Cells } from "./cell.ts";

/** The cells of lists of what a centre offers and works with. */
export const practiceCells = {
  "procedure-name": ({ value: { id, name, color } }) => (
    <a className={`dot ${colorClass(color)}`} href={href(useLocale(), procedurePages.procedureEdit, { id })}>
      {name}
    </a>
  ),
  color: ({ value }) => <ColorDot color={value}>{useTranslation("grids").t(`colors.${value}`)}</ColorDot>,
  "procedure-type": ProcedureType,
  "vat-rate": ({ value }) => useTranslation("grids").t(`vatRates.${value}`),
  percent: ({ value }) => `${value}\u00a0%`,
  "external-link": ExternalLink,
  "procedure-profiles": ProcedureProfiles,
  "additional-procedure-name": ({ value: { id, name } }) => (
    <a href={href(useLocale(), additionalProcedurePages.additionalProcedureEdit, { id })}>{name}</a>
  ),
  facility: ({ value: { id, name } }) => <a href={href(useLocale(), facilityPages.facilityEdit, { id })}>{name}</a>,
  "facility-type": ({ value }) => useTranslation("grids").t(`facilityTypes.${value}`),
  "facility-profiles": FacilityProfiles,
  profile: Profile,
  profession: Profession,
  "second-factor": SecondFactor,
  "last-login": LastLogin,
  "open-sessions": OpenSessions,
  "profile-state": ProfileState,
  "report-template": ({ value: { id, name } }) => (
    <a href={href(useLocale(), templatePages.reportText, { id })}>{name}</a>
  ),
  "template-procedure": TemplateProcedure,
  "template-owner": ({ value }) => useTranslation("grids").t(`templateOwners.${value}`),
  priced: Priced,
  "price-target": ({ value }) => useTranslation("grids").t(`priceTargets.${value}`),
  "coming-price": ComingPrice,
} satisfies Cells;

/** A word where it is true alone: the eye finds those. */
/** In a window of its own: the desk stays where it is. */
function ExternalLink({ value }: Cell<"external-link">) {
  const { t } = useTranslation("grids");
  return (
    <a href={value} target="_blank" rel="noreferrer">
      {t("open")}
    </a>
  );
}

function ProcedureType({ value: { type, capacity } }: Cell<"procedure-type">) {
  const { t } = useTranslation("grids");
  const said = t(`procedureTypes.${type}`);
  return type === "GROUP" ? `${said}, ${t("places", { count: capacity })}` : said;
}

function ProcedureProfiles({ value }: Cell<"procedure-profiles">) {
  const { t } = useTranslation("grids");
  if (value.length > 0) return value.join(", ");
  return (
    <StateChip state="todo" icon="warning">
      {t("givenByNobody")}
    </StateChip>
  );
}

function FacilityProfiles({ value }: Cell<"facility-profiles">) {
  const { t } = useTranslation("grids");
  return value.length > 0 ? value.join(", ") : <span className="mute">{t("usedByAll")}</span>;
}

function Profile({ value: { id, fullName, own } }: Cell<"profile">) {
  const { t } = useTranslation("grids");
  return (
    <span>
      <a href={href(useLocale(), staffPages.staffMember, { profile: id })}>{fullName}</a>
      {own && <span className="mute"> ({t("you")})</span>}
    </span>
  );
}

function Profession({ value: { profession, role } }: Cell<"profession">) {
  const { t } = useTranslation("grids");
  return (
    <span>
      {t(`professions.${profession}`)}, <span className="mute">{t(`roles.${role}`)}</span>
    </span>
  );
}

function SecondFactor({ value: { since } }: Cell<"second-factor">) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  if (!since) return <StateChip icon="ban">{t("secondFactorOff")}</StateChip>;
  return (
    <StateChip state="ok" icon="shield">
      {t("secondFactorSince", { when: formatDate(since, locale) })}
    </StateChip>
  );
}

function LastLogin({ value: { at } }: Cell<"last-login">) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  if (!at) return <span className="mute">{t("neverLoggedIn")}</span>;
  return <span className="num">{formatDateTime(at, locale)}</span>;
}

function OpenSessions({ value }: Cell<"open-sessions">) {
  const { t } = useTranslation("grids");
  return value > 0 ? t("devices", { count: value }) : <span className="mute">{t("noSessions")}</span>;
}

function ProfileState({ value: { state, deactivatedAt } }: Cell<"profile-state">) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  if (deactivatedAt)
    return <StateChip icon="ban">{t("formerSince", { when: formatDate(deactivatedAt, locale) })}</StateChip>;
  const looks = state === "ACTIVE" ? ({ state: "ok", icon: "check" } as const) : ({ icon: "mail" } as const);
  return <StateChip {...looks}>{t(`profileStates.${state}`)}</StateChip>;
}

function TemplateProcedure({ value: { name } }: Cell<"template-procedure">) {
  const { t } = useTranslation("grids");
  return name ?? <span className="mute">{t("phrase")}</span>;
}

function Priced({ value: { target, id, name } }: Cell<"priced">) {
  const page = {
    PROCEDURE: procedurePages.procedureEdit,
    ADDITIONAL_PROCEDURE: additionalProcedurePages.additionalProcedureEdit,
    VOUCHER_PRESET: voucherPresetPages.voucherPreset,
  }[target];
  return <a href={href(useLocale(), page, { id })}>{name}</a>;
}

function ComingPrice({ value: { price, from } }: Cell<"coming-price">) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  return (
    <span>
      {formatMoney(price, locale)} <span className="mute">{t("priceFrom", { date: formatDate(from, locale) })}</span>
    </span>
  );
}
