import { useTranslation } from "react-i18next";
import { ButtonLink } from "../base/button-link.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { Pagination } from "../base/pagination.tsx";
import { AttachmentTable, type AttachmentRow } from "./attachment-table.tsx";

type Props = {
  list: { items: AttachmentRow[]; total: number; page: number; pageSize: number };
  attachmentHref: (uuid: string) => string;
  /** Left out for a card in the archive. */
  newHref?: string;
  pageHref: (page: number) => string;
};

/** The files of a card, and the way to the next ones. */
export function AttachmentList({ list, attachmentHref, newHref, pageHref }: Props) {
  const { t } = useTranslation("attachments");
  if (list.total === 0)
    return (
      <EmptyState title={t("emptyTitle")} action={newHref ? { href: newHref, label: t("add") } : undefined}>
        {t("emptyText")}
      </EmptyState>
    );
  return (
    <>
      <div className="head">
        <h2>{t("attachments")}</h2>
        {newHref && (
          <div className="row end">
            <ButtonLink href={newHref} icon="plus">
              {t("add")}
            </ButtonLink>
          </div>
        )}
      </div>
      <AttachmentTable rows={list.items} hrefOf={attachmentHref} />
      <Pagination list={list} hrefOf={pageHref} />
    </>
  );
}
