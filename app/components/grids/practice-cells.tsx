import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GridHrefs } from "#app/paths/grids.ts";
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
