import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";
import { Menu } from "../base/menu.tsx";

type Option = { id: number; name: string; equipment?: boolean };
type Props = {
  staffs: Option[];
  facilities: Option[];
  chosen: { staffs?: number[]; facilities?: number[]; weekend?: 1 };
  /** The other parameters of the page's address. */
  keep: Record<string, string | number | undefined>;
  resetHref: string;
  /** The choice of views, where the page's head has no room for it. */
  views: ReactNode;
};

/** The shown view, people and rooms: links and a GET form that drop down. */
export function Filter({ staffs, facilities, chosen, keep, resetHref, views }: Props) {
  const { t } = useTranslation(["calendar", "forms"]);
  const { staffs: people = [], facilities: places = [], weekend } = chosen;
  const count = people.length + places.length;
  return (
    <Menu
      summaryClass={buttonClass("plain")}
      summary={
        <>
          <Icon name="eye" />
          <span>{count > 0 ? t("filterChosen", { count }) : t("filter")}</span>
        </>
      }
      title={t("filter")}
    >
      <div className="drop pickers">
        <div className="views">{views}</div>
        <form role="search" aria-label={t("filter")}>
          {Object.entries(keep).map(
            ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <p className="hint">{t("filterHint")}</p>
          <Checks name="staffs" legend={t("people")} options={staffs} chosen={people} />
          <Checks
            name="facilities"
            legend={t("rooms")}
            options={facilities.filter(({ equipment }) => !equipment)}
            chosen={places}
          />
          <Checks
            name="facilities"
            legend={t("equipment")}
            options={facilities.filter(({ equipment }) => equipment)}
            chosen={places}
          />
          <label className="rule">
            <input type="checkbox" name="weekend" value="1" defaultChecked={weekend === 1} /> {t("weekend")}
          </label>
          <div className="row">
            <button className={buttonClass("plain")}>{t("forms:show")}</button>
            <a href={resetHref}>{t("forms:resetFilter")}</a>
          </div>
        </form>
      </div>
    </Menu>
  );
}

function Checks({
  name,
  legend,
  options,
  chosen,
}: {
  name: string;
  legend: string;
  options: Option[];
  chosen: number[];
}) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="lab">{legend}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input type="checkbox" name={name} value={option.id} defaultChecked={chosen.includes(option.id)} />{" "}
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
