import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";

/** Asks before typed text is left behind. Escape stays; the browser returns the focus to where it was. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation("forms");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // A dialog under this one must not take the key for its own.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      dialog.current?.close();
    };
    window.addEventListener("keydown", escape, { capture: true });
    return () => window.removeEventListener("keydown", escape, { capture: true });
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="leave-question" onClose={onStay}>
      <h2 id="leave-question">{t("leaveTitle")}</h2>
      <p>{t("leaveText")}</p>
      <div className="row">
        <button type="button" className={buttonClass("main")} onClick={() => dialog.current?.close()}>
          {t("leaveStay")}
        </button>
        <button type="button" className={buttonClass("plain")} onClick={onLeave}>
          {t("leaveDo")}
        </button>
      </div>
    </dialog>
  );
}
