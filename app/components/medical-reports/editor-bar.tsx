import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";

export const editorCommands = ["heading", "bold", "bullets", "numbers", "table", "undo", "redo"] as const;
type Command = (typeof editorCommands)[number];

/** The editor's commands, each with its key; one tab stop, arrows go on. */
export function EditorBar({ act }: { act: (command: Command) => void }) {
  const { t } = useTranslation("medicalReports");
  const walk = ({ key, currentTarget, target }: React.KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const buttons = [...currentTarget.querySelectorAll("button")];
    const next =
      step && buttons[(buttons.indexOf(target as HTMLButtonElement) + step + buttons.length) % buttons.length];
    if (!next) return;
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  };
  return (
    <div className="row edbar" role="toolbar" tabIndex={-1} aria-label={t("editor.bar")} onKeyDown={walk}>
      {editorCommands.map((command, at) => (
        <button
          key={command}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          className={buttonClass("plain", true)}
          title={t(`editor.keys.${command}`)}
          onClick={() => act(command)}
        >
          {t(`editor.${command}`)}
        </button>
      ))}
    </div>
  );
}
