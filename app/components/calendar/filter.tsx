import { useTranslation } from "react-i18next";
import { buttonClass } from "../button-link.tsx";
import { Menu } from "../menu.tsx";

type Option = { id: number; name: string };
type Props = {
  staffs: Option[];
  facilities: Option[];
  chosen: { staffs: number[]; facilities: number[]; weekend: boolean };
  /** The other parameters of the page's address. */
  keep: Record<string, string>;
  resetHref: string;
};

/** Whom and what the calendar shows: a GET form that drops down. */
export function Filter({ staffs, facilities, chosen, keep, resetHref }: Props) {
  const { t } = useTranslation(["calendar", "forms"]);
  const count = chosen.staffs.length + chosen.facilities.length;
  return (
    <Menu summaryClass={buttonClass("plain")} summary={count > 0 ? t("filterChosen", { count }) : t("filter")}>
      <form className="drop pickers" role="search" aria-label={t("filter")}>
        {Object.entries(keep).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
        <p className="hint">{t("filterHint")}</p>
        <Checks name="staffs" legend={t("people")} options={staffs} chosen={chosen.staffs} />
        <Checks name="facilities" legend={t("roomsAndEquipment")} options={facilities} chosen={chosen.facilities} />
        <label className="rule"><input type="checkbox" name="weekend" value="1" defaultChecked={chosen.weekend} /> {t("weekend")}</label>
        <div className="row">
          <button className={buttonClass("plain")}>{t("forms:show")}</button>
          <a href={resetHref}>{t("forms:resetFilter")}</a>
        </div>
      </form>
    </Menu>
  );
}

function Checks({ name, legend, options, chosen }: { name: string; legend: string; options: Option[]; chosen: number[] }) {
  return (
    <fieldset>
      <legend className="lab">{legend}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input type="checkbox" name={name} value={option.id} defaultChecked={chosen.includes(option.id)} /> {option.name}
        </label>
      ))}
    </fieldset>
  );
}
