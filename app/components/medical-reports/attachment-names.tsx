import { useTranslation } from "react-i18next";

/** Names of a report's files, where they cannot be opened. */
export function AttachmentNames({ attachments }: { attachments: { file: { name: string } }[] }) {
  const { t } = useTranslation("medicalReports");
  if (attachments.length === 0) return null;
  return <p className="attached">{t("attached", { names: attachments.map(({ file }) => file.name).join(", ") })}</p>;
}
