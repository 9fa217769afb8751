import { useTranslation } from "react-i18next";
import { Choice } from "../forms/choice.tsx";
import type { FieldState } from "../forms/field.tsx";
import { FilesField } from "../forms/files-field.tsx";
import { useTypeOptions } from "./use-type-options.ts";

/** What the browser offers to choose from; what it is the server looks for itself. */
const ACCEPTED = ".pdf,.jpg,.jpeg,.png,.webp,.gif,.heic,.tif,.tiff,.docx,.xlsx,.odt,.ods,.rtf,.txt,.csv,.dcm";

type Props = {
  /** Those of a report are asked for no kind. */
  fields: { type?: FieldState; files: FieldState };
  sent?: number;
};

/** Who is to see the files, and the files: the texts of a form are sent first, so that they are known when a file comes. */
export function AttachmentFields({ fields, sent }: Props) {
  const { t } = useTranslation("attachments");
  const options = useTypeOptions();
  return (
    <>
      {fields.type && <Choice field={fields.type} label={t("type")} options={options} />}
      <FilesField field={fields.files} label={t("files")} hint={t("filesHint")} accept={ACCEPTED} />
      {sent !== undefined && (
        <p className="mb" role="status">
          <progress max={1} value={sent} aria-label={t("sending")} />{" "}
          {t(sent < 1 ? "sentOf" : "checking", { percent: Math.floor(sent * 100) })}
        </p>
      )}
    </>
  );
}
