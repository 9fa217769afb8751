import { useTranslation } from "react-i18next";
import type { AttachmentType, Locale } from "#rules/codes.ts";
import { formatBytes, formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";
import { AttachmentLink } from "./attachment-link.tsx";

export type AttachmentRow = {
  uuid: string;
  type: AttachmentType;
  createdAt: string;
  createdBy: { fullName: string };
  file: {
    uuid: string;
    type: "IMAGE" | "DOCUMENT";
    name: string;
    extension: string;
    size: number;
    hasThumbnail?: boolean;
  };
};

/** Files of a card, the latest first. */
export function AttachmentTable({ rows, hrefOf }: { rows: AttachmentRow[]; hrefOf: (uuid: string) => string }) {
  const { t, i18n } = useTranslation("attachments");
  const locale = i18n.language as Locale;
  return (
    <Table
      caption={t("tableCaption")}
      columns={[{ label: t("file") }, { label: t("type") }, { label: t("added") }, { label: t("size"), right: true }]}
    >
      {rows.map(({ uuid, type, createdAt, createdBy, file }) => (
        <tr key={uuid}>
          <th scope="row">
            <AttachmentLink href={hrefOf(uuid)} file={file} />
          </th>
          <td data-l={t("type")}>{t(`types.${type}`)}</td>
          <td data-l={t("added")}>
            <div>
              {formatDateTime(createdAt, locale)}
              <br />
              <span className="mute">{createdBy.fullName}</span>
            </div>
          </td>
          <td className="r" data-l={t("size")}>
            {formatBytes(file.size, locale)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
