import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";
import { Menu } from "../base/menu.tsx";

type Props = {
  printHref: string;
  /** Link to cancel a person's whole day. */
  cancelHref: string;
  /** Where the names of patients are hidden, and the page to come back to. */
  namesHref: string;
  namesHidden: boolean;
  here: string;
};

/** Actions on the shown days, and what this device hides. */
export function MoreMenu({ printHref, cancelHref, namesHref, namesHidden, here }: Props) {
  const { t } = useTranslation("calendar");
  return (
    <Menu
      summaryClass={buttonClass("plain")}
      summary={<Icon name="menu" label={t("moreActions")} />}
      title={t("moreActions")}
    >
      <div className="drop">
        <a href={printHref} data-hard data-key="v">
          <Icon name="print" />
          {t("print")}
          <kbd>V</kbd>
        </a>
        <a href={cancelHref}>
          <Icon name="ban" />
          {t("cancelDay")}
        </a>
        <form method="post" action={namesHref} className="rule">
          <input type="hidden" name="redirect" value={here} />
          <input type="hidden" name="hide" value={namesHidden ? "" : "1"} />
          <button>
            <Icon name={namesHidden ? "eye" : "eye-off"} />
            {t(namesHidden ? "showNames" : "hideNames")}
          </button>
          <p className="hint">{t("namesHint")}</p>
        </form>
      </div>
    </Menu>
  );
}
