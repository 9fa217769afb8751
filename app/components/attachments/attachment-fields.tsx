import { useTranslation } from "react-i18next";
import { Choice } from "../forms/fields/choice.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { WithoutMetadata } from "../forms/without-metadata.tsx";
import { FilesField } from "../forms/fields/files-field.tsx";
import { useTypeOptions } from "./use-type-options.ts";

/** The types that the browser offers; the server detects the type on its own. */
const ACCEPTED = ".pdf,.jpg,.jpeg,.png,.webp,.gif,.heic,.tif,.tiff,.docx,.xlsx,.odt,.ods,.rtf,.txt,.csv,.dcm";

type Props = {
  /** Attachments of a report have no choice of type. */
  fields: { type?: FieldState } & Record<"withoutMetadata" | "files", FieldState>;
  sent?: number;
};

/**
 * Audience of the files, removal of photographs' metadata, and the files: the texts of a form are sent first, so that
 * they are known when a file comes.
 */
export function AttachmentFields({ fields, sent }: Props) {
  const { t } = useTranslation("attachments");
  const options = useTypeOptions();
  return (
    <>
      {fields.type && <Choice field={fields.type} label={t("type")} options={options} />}
      <WithoutMetadata field={fields.withoutMetadata} />
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
