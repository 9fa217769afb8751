import { useTranslation } from "react-i18next";
import { fileHref } from "#app/paths/href.ts";
import { Note } from "../base/note.tsx";

type Props = { file: { uuid: string; name: string; extension: string; hasPicture?: boolean } };

/** The accepted types that browsers can display. */
const drawn = ["png", "jpg", "webp", "gif"];

/**
 * A preview of a file, if a browser can draw it, or a picture of it. A document is in a frame in which no script runs.
 */
export function FilePreview({ file: { uuid, name, extension, hasPicture } }: Props) {
  const { t } = useTranslation("attachments");
  if (hasPicture || drawn.includes(extension))
    return (
      <p className="preview">
        <img src={fileHref(uuid, hasPicture ? "picture" : undefined)} alt={name} />
      </p>
    );
  if (extension === "pdf") return <iframe className="preview" src={fileHref(uuid)} title={name} />;
  return (
    <Note>
      <p>{t("noPreview")}</p>
    </Note>
  );
}
