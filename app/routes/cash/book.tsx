import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { BookSums } from "#app/components/cash/book-sums.tsx";
import { CloseTable } from "#app/components/cash/close-table.tsx";
import { BookTable } from "#app/components/cash/book-table.tsx";
import { ListTools } from "#app/components/grids/list-tools.tsx";
import { Filters, FilterSelect } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { CashBoxes } from "#app/graphql/money/cash.ts";
import { load } from "#app/http/request/load.server.ts";
import { loadBook } from "#app/http/cash/load-book.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { gridFiles } from "#app/paths/center/grids.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { formatDate } from "#rules/format.ts";

export const handle: PageHandle = { i18n: ["cash", "forms", "grids"], title: "cash:book" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, cashPages.cashBook);
  const query = queryOf(args, cashPages.cashBook);
  const { months, ...book } = await loadBook(args, query);
  return {
    ...book,
    months,
    boxes: months ? (await load(args, CashBoxes)).cashBoxes : [],
    query,
    currency: await myCurrency(args),
  };
}

export default function CashBookPage() {
  const { book, boxes, query, months, from, to: until, currency } = useLoaderData<typeof loader>();
  const { t } = useTranslation("cash");
  const { locale } = useRoot();
  const to = useHref();
  const at = (change: Partial<typeof query>) => to(cashPages.cashBook, { ...query, page: undefined, ...change });
  const { id, name, archivedAt } = book.cashBox;
  return (
    <>
      <PageHead
        title={t("book")}
        over={<a href={to(paymentPages.payments)}>{t("payments")}</a>}
        actions={
          <>
            {!archivedAt && (
              <>
                <ButtonLink href={to(cashPages.cashEntryNew, { box: id })} tone="main" icon="plus">
                  {t("newEntry")}
                </ButtonLink>
                <ButtonLink href={to(cashPages.cashClose, { box: id })} icon="lock">
                  {t("close")}
                </ButtonLink>
              </>
            )}
            <ButtonLink href={to(cashPages.cashBookPrint, { box: id, month: query.month })} icon="print" hard>
              {t("printBook")}
            </ButtonLink>
          </>
        }
      >
        {name} · {formatDate(from, locale, months ? "month" : "numeric")}
      </PageHead>
      <BookSums {...book} currency={currency} />
      <div className="sheet">
        {boxes.length > 1 && (
          <Filters label={t("box")} keep={query.month ? { month: query.month } : {}}>
            <FilterSelect
              name="box"
              label={t("box")}
              value={String(id)}
              options={boxes.map((box) => ({ value: String(box.id), label: box.name }))}
            />
          </Filters>
        )}
        {months && (
          <Seg
            label={t("month")}
            items={[
              { label: t("before"), href: at({ month: months.before.slice(0, 7) }), current: false },
              { label: t("now"), href: at({ month: undefined }), current: months.next === null },
              ...(months.next
                ? [{ label: t("next"), href: at({ month: months.next.slice(0, 7) }), current: false }]
                : []),
            ]}
          />
        )}
        {book.items.length > 0 ? (
          <>
            <BookTable
              rows={book.items}
              currency={currency}
              receiptHref={(entry) => to(cashPages.cashReceipt, { id: entry })}
              paymentHref={(payment) => to(paymentPages.payment, { id: payment })}
            />
            <Pagination list={book} hrefOf={(page) => at({ page })} />
            <ListTools files={gridFiles(locale, "cashEntries", { cashBox: id, from, to: until })} />
          </>
        ) : (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        )}
      </div>
      {book.closes.length > 0 && (
        <div className="sheet">
          <h2>{t("closes")}</h2>
          <CloseTable rows={book.closes} currency={currency} />
        </div>
      )}
    </>
  );
}
