import { useLocation } from "@remix-run/react";
import { useState, type MouseEvent } from "react";

/**
 * Inserts a chosen text into a report. Without scripts the form is posted to its own address with `insert`
 * (`insertHref`) and saved at the one without (`saveHref`); with them the text is fetched and inserted at the cursor.
 */
export function useReportInsert(fieldId: string, textHref: string) {
  const { pathname, search } = useLocation();
  const [failed, setFailed] = useState(false);
  const query = new URLSearchParams(search);
  for (const name of ["insert", "kept"]) query.delete(name);
  const saveHref = query.size > 0 ? `${pathname}?${query}` : pathname;
  query.set("insert", "1");

  const onInsert = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget.form!);
    const asked = new URLSearchParams({
      text: String(form.get("insertText")),
      date: String(form.get("date")),
      time: String(form.get("time")),
    });
    if (!asked.get("text")) return;
    void fetch(`${textHref}?${asked}`, { redirect: "manual" })
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ text: string }>) : Promise.reject(new Error())))
      .then(
        ({ text }) => {
          put(document.getElementById(fieldId) as HTMLTextAreaElement, text);
          setFailed(false);
        },
        () => setFailed(true),
      );
  };
  return { saveHref, insert: { insertHref: `${pathname}?${query}`, onInsert, failed } };
}

/** Replaces the selection; the editor, where it covers the text area, does it in its own way. */
function put(area: HTMLTextAreaElement, text: string) {
  if (!area.dispatchEvent(new CustomEvent("insert-text", { detail: text, cancelable: true }))) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.focus();
}
