import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { buttonClass } from "../base/button-link.tsx";
import { Field } from "../forms/fields/field.tsx";

export type TextsToInsert = {
  templates: { id: number; name: string; procedure: { id: number; name: string } | null }[];
  last: { uuid: string; examinedAt: string } | null;
};
type Props = {
  texts: TextsToInsert;
  /** The service of the form: its templates come first. */
  service: number;
  /** Address to which the form is posted to be drawn again with the chosen text in it. */
  insertHref: string;
  /** With scripts the text comes without a new page. */
  onInsert: (event: MouseEvent<HTMLButtonElement>) => void;
  failed: boolean;
};

/** Templates by service, phrases and the patient's last report, to insert into the text. */
export function InsertText({ texts: { templates, last }, service, insertHref, onInsert, failed }: Props) {
  const { t, i18n } = useTranslation("reportTemplates");
  const field = {
    id: "report-insert",
    name: "insertText",
    errorId: "report-insert-error",
    descriptionId: "report-insert-hint",
  };
  const services = [
    ...new Map(
      templates.flatMap(({ procedure }) => (procedure ? [[procedure.id, procedure.name] as const] : [])),
    ).entries(),
  ];
  services.sort(([one], [other]) => Number(other === service) - Number(one === service));
  const optionsOf = (of: number | null) =>
    templates
      .filter(({ procedure }) => (procedure?.id ?? null) === of)
      .map(({ id, name }) => (
        <option key={id} value={`t${id}`}>
          {name}
        </option>
      ));
  const phrases = optionsOf(null);
  if (templates.length === 0 && !last) return null;
  return (
    <Field field={field} label={t("insert")} optional>
      {(control) => (
        <>
          <div className="row">
            <select {...control} className="w20" defaultValue="">
              <option value="">{t("insertNone")}</option>
              {services.map(([id, name]) => (
                <optgroup key={id} label={name}>
                  {optionsOf(id)}
                </optgroup>
              ))}
              {phrases.length > 0 && <optgroup label={t("phrases")}>{phrases}</optgroup>}
              {last && (
                <optgroup label={t("lastGroup")}>
                  <option value={`r${last.uuid}`}>
                    {t("last", { date: formatDate(new Date(last.examinedAt), i18n.language as Locale) })}
                  </option>
                </optgroup>
              )}
            </select>
            <button className={buttonClass("plain")} formAction={insertHref} onClick={onInsert}>
              {t("insertDo")}
            </button>
          </div>
          <span className={failed ? "echo" : "vh"} role="status">
            {failed && t("insertFailed")}
          </span>
        </>
      )}
    </Field>
  );
}
