import { useTranslation } from "react-i18next";
import { fileHref } from "#app/paths.ts";
import { Note } from "../note.tsx";

type Props = { file: { uuid: string; name: string; extension: string; hasPicture?: boolean } };

/** What browsers draw: of the kinds that are taken in, not all. */
const drawn = ["png", "jpg", "webp", "gif"];

/** A file to look at, where a browser can draw it, or a picture of it. A document stands in a frame in which nothing runs. */
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
