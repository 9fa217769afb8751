import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PrintedBook } from "#app/components/cash/printed-book.tsx";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { Parts } from "#app/components/prints/parts.tsx";
import { bookToPrint } from "#app/http/cash/book-to-print.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { formatDate } from "#rules/format.ts";

export const handle: PageHandle = { i18n: ["cash", "grids", "prints"], title: "cash:book" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, cashPages.cashBookPrint);
  const { page, ...query } = queryOf(args, cashPages.cashBookPrint);
  return { ...(await bookToPrint(args, { ...query, part: page })), query, currency: await myCurrency(args) };
}

export default function PrintBookPage() {
  const { center, book, entries, most, first, from, isMonth, today, query, currency } = useLoaderData<typeof loader>();
  const { t } = useTranslation("cash");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <DocumentSheet
      sheets
      backHref={to(cashPages.cashBook, query)}
      backLabel={t("backToBook")}
      choice={
        book.total > most && (
          <Parts
            from={first}
            to={first + entries.length - 1}
            total={book.total}
            most={most}
            hrefOf={(page) => to(cashPages.cashBookPrint, { ...query, page })}
          />
        )
      }
    >
      <PrintedBook
        center={center}
        box={book.cashBox.name}
        period={formatDate(from, locale, isMonth ? "month" : "numeric")}
        sums={book}
        rows={entries}
        currency={currency}
        today={today}
      />
    </DocumentSheet>
  );
}
