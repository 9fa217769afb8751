import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EditorBar } from "#app/components/medical-reports/editor-bar.tsx";
import { useCodeWanted } from "../use-code-wanted.ts";
import type { edit } from "./report-editing.ts";

/**
 * The editor of a report's text, over the text area below it, once its script is there; until then, and without, that
 * is written into.
 */
export function ReportEditor({ fieldId, label }: { fieldId: string; label: string }) {
  const { t } = useTranslation("medicalReports");
  const wanted = useCodeWanted();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<ReturnType<typeof edit> | null>(null);
  const heads = useRef<[string, string]>([t("editor.head"), t("editor.secondHead")]);
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    let left = false;
    let begun: ReturnType<typeof edit> | undefined;
    const area = document.getElementById(fieldId) as HTMLTextAreaElement;
    area.form?.addEventListener("keydown", saveAndSign, { capture: true, signal: stop.signal });
    const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    import("./report-editing.ts").then(
      ({ edit }) => {
        if (left) return;
        begun = edit({ area, parent: place.current!, label, nonce, heads: heads.current });
        show(area, false);
        setEditor(begun);
      },
      () => {}, // The line is down: the text area does.
    );
    return () => {
      left = true;
      stop.abort();
      begun?.end();
      show(area, true);
    };
  }, [wanted, fieldId, label]);
  return (
    <>
      {editor && <EditorBar act={editor.act} />}
      <div ref={place} />
    </>
  );
}

/** The key of the button that saves and goes on to signing. */
function saveAndSign(event: KeyboardEvent) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const button = (event.currentTarget as HTMLFormElement).querySelector<HTMLButtonElement>("[name=then][value=podpis]");
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  button.click();
}

/** Hidden, it still gets the focus, from its label and from the summary of errors, and hands it on. */
function show(area: HTMLTextAreaElement, shown: boolean) {
  area.classList.toggle("vh", !shown);
  area.tabIndex = shown ? 0 : -1;
  area.ariaHidden = shown ? null : "true";
}
