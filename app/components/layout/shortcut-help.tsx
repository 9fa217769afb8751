import { useTranslation } from "react-i18next";

/** Keys pressed one after another: ["g", "k"] is g, then k. */
export type Shortcut = { keys: string[]; does: string };

/** The list of shortcuts, in the dialog of `?` and on its page. */
export function ShortcutHelp({ shortcuts }: { shortcuts: Shortcut[] }) {
  const { t } = useTranslation("search");
  return (
    <table className="keys">
      <caption className="vh">{t("shortcuts")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("shortcutKey")}</th>
          <th scope="col">{t("shortcutDoes")}</th>
        </tr>
      </thead>
      <tbody>
        {shortcuts.map(({ keys, does }) => (
          <tr key={does}>
            <th scope="row">
              {keys.map((key, at) => (
                <span key={at}>
                  {at > 0 && <span className="mute"> {t("then")} </span>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
