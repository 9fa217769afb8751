import { useTranslation } from "react-i18next";

/** Which files belong to a report, where they are not there to be opened. */
export function AttachmentNames({ attachments }: { attachments: { file: { name: string } }[] }) {
  const { t } = useTranslation("reports");
  if (attachments.length === 0) return null;
  return <p className="attached">{t("attached", { names: attachments.map(({ file }) => file.name).join(", ") })}</p>;
}
