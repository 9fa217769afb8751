import { useTranslation } from "react-i18next";
import { Note } from "../note.tsx";

type Props = { file: { name: string; type: "IMAGE" | "DOCUMENT"; extension: string }; href: string };

/** What browsers draw: of the kinds that are taken in, not all. */
const drawn = ["png", "jpg", "webp", "gif"];

/** A file to look at, where a browser can draw it. A document stands in a frame in which nothing runs. */
export function FilePreview({ file: { name, extension }, href }: Props) {
  const { t } = useTranslation("attachments");
  if (drawn.includes(extension)) return <p className="preview"><img src={href} alt={name} /></p>;
  if (extension === "pdf") return <iframe className="preview" src={href} title={name} />;
  return <Note><p>{t("noPreview")}</p></Note>;
}
