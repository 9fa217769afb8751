import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Menu } from "../base/menu.tsx";

type Props = {
  period: string;
  /** The same for a narrow screen. */
  short: string;
  date: string;
  action: string;
};

/** The shown period; a press on it asks for another date, typed or picked. */
export function DateJump({ period, short, date, action }: Props) {
  const { t } = useTranslation("calendar");
  return (
    <Menu
      className="menu jump"
      summary={
        <>
          <span className="num nw">{period}</span>
          <span className="num nw" aria-hidden>
            {short}
          </span>
        </>
      }
      title={t("jump")}
    >
      <form className="drop pickers" action={action}>
        <label className="lab" htmlFor="jump">
          {t("date")}
        </label>
        <div className="row">
          <input
            id="jump"
            key={date}
            type="date"
            name="date"
            defaultValue={date}
            min="1900-01-01"
            max="2199-12-31"
            required
          />
          <button className={buttonClass("plain")}>{t("jumpDo")}</button>
        </div>
      </form>
    </Menu>
  );
}
