import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import { useHydrated } from "../use-hydrated.ts";

/** On the widest screens makes the sidebar narrow or wide; the cookie `rail` makes the server draw it so next time. */
export function RailFold() {
  const { t } = useTranslation("common");
  if (!useHydrated()) return null;
  const fold = () => {
    const { dataset } = document.documentElement;
    const rail = dataset.rail === "narrow" ? "wide" : "narrow";
    dataset.rail = rail;
    const [host, secure] = location.protocol === "https:" ? ["__Host-", "; secure"] : ["", ""];
    document.cookie = `${host}rail=${rail}; path=/; max-age=31536000; samesite=lax${secure}`;
  };
  return (
    <li className="fold">
      <button type="button" onClick={fold} title={t("narrowMenu")}>
        <Icon name="panel" label={t("narrowMenu")} />
      </button>
    </li>
  );
}
