import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatBytes } from "#rules/format.ts";
import { AttachmentLink } from "./attachment-link.tsx";

export type ReportAttachment = {
  uuid: string;
  file: { uuid: string; name: string; size: number; hasThumbnail?: boolean };
};
type Props = { attachments: ReportAttachment[]; hrefOf: (uuid: string) => string };

/** The files that belong to a report, in the order in which they were attached. */
export function ReportAttachments({ attachments, hrefOf }: Props) {
  const { t, i18n } = useTranslation("attachments");
  if (attachments.length === 0) return null;
  return (
    <section className="diagram" aria-label={t("attachments")}>
      <h3>{t("attachments")}</h3>
      <ul className="files">
        {attachments.map(({ uuid, file }) => (
          <li key={uuid}>
            <AttachmentLink href={hrefOf(uuid)} file={file} />{" "}
            <span className="mute num nw">{formatBytes(file.size, i18n.language as Locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
