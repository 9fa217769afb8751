import { useTranslation } from "react-i18next";
import type { AttachmentType, Locale } from "#rules/codes.ts";
import { formatBytes, formatDate, formatDateTime } from "#rules/format.ts";

type Props = {
  attachment: {
    type: AttachmentType;
    createdAt: string;
    createdBy: { fullName: string };
    file: { extension: string; size: number };
  };
  /** Of the report it belongs to. */
  report: { examinedAt: string; href: string } | null;
};

/** Facts of an attachment besides its content. */
export function AttachmentFacts({ attachment: { type, createdAt, createdBy, file }, report }: Props) {
  const { t, i18n } = useTranslation("attachments");
  const locale = i18n.language as Locale;
  return (
    <dl className="facts mb">
      <dt>{t("type")}</dt>
      <dd>{t(`types.${type}`)}</dd>
      {report && (
        <>
          <dt>{t("report")}</dt>
          <dd>
            <a href={report.href}>{formatDate(new Date(report.examinedAt), locale)}</a>
          </dd>
        </>
      )}
      <dt>{t("added")}</dt>
      <dd>
        {formatDateTime(createdAt, locale)}, {createdBy.fullName}
      </dd>
      <dt>{t("file")}</dt>
      <dd>
        {file.extension.toUpperCase()}, {formatBytes(file.size, locale)}
      </dd>
    </dl>
  );
}
