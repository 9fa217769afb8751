import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Menu } from "../base/menu.tsx";

type Option = { id: number; name: string; equipment?: boolean };
type Props = {
  staffs: Option[];
  facilities: Option[];
  chosen: { staffs?: number[]; facilities?: number[]; weekend?: 1 };
  /** The other parameters of the page's address. */
  keep: Record<string, string | number | undefined>;
  resetHref: string;
  /** Where the names of patients are hidden, and the page to come back to. */
  namesHref: string;
  namesHidden: boolean;
  here: string;
  /** Link to cancel a person's whole day. */
  cancelHref: string;
};

/** The calendar's filter of people and rooms: a GET form that drops down. */
export function Filter({
  staffs,
  facilities,
  chosen,
  keep,
  resetHref,
  namesHref,
  namesHidden,
  here,
  cancelHref,
}: Props) {
  const { t } = useTranslation(["calendar", "forms"]);
  const { staffs: people = [], facilities: places = [], weekend } = chosen;
  const count = people.length + places.length;
  return (
    <Menu summaryClass={buttonClass("plain")} summary={count > 0 ? t("filterChosen", { count }) : t("filter")}>
      <div className="drop pickers">
        <form role="search" aria-label={t("filter")}>
          {Object.entries(keep).map(
            ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <p className="hint">{t("filterHint")}</p>
          <Checks name="staffs" legend={t("people")} options={staffs} chosen={people} />
          <p>
            <a href={cancelHref}>{t("cancelDay")}</a>
          </p>
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
        <form method="post" action={namesHref} className="rule">
          <input type="hidden" name="redirect" value={here} />
          <input type="hidden" name="hide" value={namesHidden ? "" : "1"} />
          <button className={buttonClass("plain")}>{t(namesHidden ? "showNames" : "hideNames")}</button>
          <p className="hint">{t("namesHint")}</p>
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
