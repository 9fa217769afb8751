import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { GridRow } from "#rules/grids/columns.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { careCells } from "../grids/cells/care-cells.tsx";
import { GridList } from "../grids/grid-list.tsx";

type Props = ComponentProps<typeof GridList<GridRow<"attachments">>> & {
  /** Left out for a card in the archive. */
  newHref?: string;
};

/** The files of a card, and the way to the next ones. */
export function AttachmentList({ newHref, ...grid }: Props) {
  const { t } = useTranslation("attachments");
  if (grid.list.total === 0)
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
      <GridList {...grid} cells={careCells} />
    </>
  );
}
