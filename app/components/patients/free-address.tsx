import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { Note } from "../base/note.tsx";

/** The button that splits the form's free address, and its result. */
export type Splitting = { href: string; done?: "whole" | "partly" | "nothing" };

const words = { whole: "addressSplit", partly: "addressSplitPartly", nothing: "addressNotSplit" } as const;

/** An address as free text; a press distributes it among the fields below. */
export function FreeAddress({ field, splitting: { href, done } }: { field: FieldState; splitting: Splitting }) {
  const { t } = useTranslation("patients");
  return (
    <div id="address">
      <TextArea field={field} label={t("rawCzechAddress")} hint={t("rawAddressHint")} optional rows={2} />
      <p className="mb">
        <button className={buttonClass("plain")} formAction={`${href}#address`}>
          {t("splitAddress")}
        </button>
      </p>
      {done && (
        <div role="status">
          <Note variant={done === "whole" ? "success" : "warning"}>
            <p>{t(words[done])}</p>
          </Note>
        </div>
      )}
    </div>
  );
}
