import { useTranslation } from "react-i18next";
import { buttonClass } from "../button-link.tsx";
import type { FieldState } from "../forms/field.tsx";
import { TextArea } from "../forms/text-area.tsx";
import { Note } from "../note.tsx";

/** Where the form is posted to have its free address split, and what came of it. */
export type Splitting = { href: string; done?: "whole" | "partly" | "nothing" };

const words = { whole: "addressSplit", partly: "addressSplitPartly", nothing: "addressNotSplit" } as const;

/** An address as it was said or copied; a press hands it out among the fields below. */
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
