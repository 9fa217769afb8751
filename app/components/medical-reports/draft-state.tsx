import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatTime } from "#rules/format.ts";
import { buttonClass } from "../base/button-link.tsx";
import { Note } from "../base/note.tsx";

type Props = {
  kept:
    | { is: "still" }
    | { is: "saved"; at: string }
    | { is: "unreachable" | "signedOut" | "refused"; onDevice: boolean }
    | { is: "conflict"; error: string };
  /** The copy on this device, based on another version than the form shows. */
  offered: { at: number; content: string; take: () => void } | null;
};

/** State of the autosave, and where the text is stored: a quiet line while all is well. */
export function DraftState({ kept, offered }: Props) {
  const { t, i18n } = useTranslation(["medicalReports", "errors"]);
  const locale = i18n.language as Locale;
  const pressed = { signedOut: t("draft.logIn"), refused: t("draft.showFaults"), conflict: t("draft.compare") };
  // A draft that exists already is elsewhere: here is nothing to compare it with.
  const press = kept.is in pressed && !("error" in kept && kept.error === "reportBegun") && (
    <p>
      <button className={buttonClass("plain", true)}>{pressed[kept.is as keyof typeof pressed]}</button>
    </p>
  );
  return (
    <>
      <p className="mute kept">{kept.is === "saved" && t("draft.saved", { time: formatTime(new Date(kept.at)) })}</p>
      <div role="status">
        {"onDevice" in kept && (
          <Note variant="warning" title={t(`draft.${kept.is}`)}>
            <p>{t(kept.onDevice ? "draft.onDevice" : "draft.nowhere")}</p>
            {press}
          </Note>
        )}
        {kept.is === "conflict" && (
          <Note
            variant="warning"
            title={kept.error === "stale" ? t("draft.staleTitle") : t(`errors:${kept.error}` as "errors:stale")}
          >
            <p>{t("draft.conflict")}</p>
            {press}
          </Note>
        )}
        {offered && (
          <Note title={t("draft.found", { when: formatDateTime(new Date(offered.at), locale) })}>
            <p>{t("draft.foundText")}</p>
            <details className="mb">
              <summary>{t("draft.foundShow")}</summary>
              <pre className="as-typed">{offered.content}</pre>
            </details>
            <p>
              <button type="button" className={buttonClass("plain", true)} onClick={offered.take}>
                {t("draft.take")}
              </button>
            </p>
          </Note>
        )}
      </div>
    </>
  );
}
