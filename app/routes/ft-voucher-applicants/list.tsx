import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { insurerCells } from "#app/components/grids/cells/insurer-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { RowLink } from "#app/components/grids/row-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { ftVoucherApplicantPages as pages } from "#app/paths/insurers/ft-voucher-applicants.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["ftVoucherApplicants", "grids", "forms", "settings"],
  title: "ftVoucherApplicants:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, pages.ftVoucherApplicants);
  const query = queryOf(args, pages.ftVoucherApplicants);
  const { tab, ...page } = query;
  const state = tab && "ARCHIVED";
  return { list: await loadGrid(args, "ftVoucherApplicants", { ...page, state }), state, query };
}

export default function FtVoucherApplicantsPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["ftVoucherApplicants", "settings"]);
  const to = useHref();
  const administers = useMay("medicalCenter:write");
  const { q = "", tab } = query;
  const add = { href: to(pages.ftVoucherApplicantNew), label: t("add") };
  const isEmpty = list.items.length === 0 && !q;
  return (
    <>
      <PageHead
        title={t("title")}
        over={
          <a href={to(settingsPages.settings, { tab: administers ? "zdravotnicke-zarizeni" : "osobni" })}>
            {t("settings:title")}
          </a>
        }
        actions={
          <ButtonLink href={add.href} tone="main" icon="plus">
            {add.label}
          </ButtonLink>
        }
      >
        <Seg
          label={t("title")}
          items={[
            { label: t("inUse"), href: to(pages.ftVoucherApplicants), current: !tab },
            { label: t("archive"), href: to(pages.ftVoucherApplicants, { tab: "archiv" }), current: Boolean(tab) },
          ]}
        />
      </PageHead>
      <div className="sheet">
        {!isEmpty && (
          <Filters
            label={t("title")}
            resetHref={q ? to(pages.ftVoucherApplicants, { tab }) : undefined}
            keep={tab && { tab }}
          >
            <FilterText name="q" label={t("find")} value={q} width="w20" type="search" />
          </Filters>
        )}
        {list.items.length > 0 && <Applicants />}
        {list.items.length === 0 && q && <EmptyState title={t("nothingTitle")}>{t("nothingText")}</EmptyState>}
        {isEmpty && tab && <EmptyState title={t("noneArchivedTitle")}>{t("noneArchivedText")}</EmptyState>}
        {isEmpty && !tab && <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>}
      </div>
    </>
  );
}

/** The table with its pages and files; those in use can be archived. */
function Applicants() {
  const { list, state, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("ftVoucherApplicants");
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) => to(pages.ftVoucherApplicants, { ...query, page: undefined, ...change });
  return (
    <GridList
      {...listProps(list, query, at)}
      cells={insurerCells}
      action={
        state
          ? undefined
          : {
              label: t("archiveLink"),
              cell: ({ id, applicant }) => (
                <RowLink
                  href={to(pages.ftVoucherApplicantArchive, { id })}
                  label={t("archiveLink")}
                  name={applicant!.name}
                />
              ),
            }
      }
      files={gridFiles(locale, "ftVoucherApplicants", { q: query.q, state })}
    />
  );
}
