import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CloseFields } from "#app/components/cash/close-fields.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { CashBook, CloseCashBox } from "#app/graphql/money/cash.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { formatMoney } from "#rules/format.ts";
import { CashCloseInput } from "#rules/inputs/cash/close.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["cash", "forms", "errors"], title: "cash:closeTitle" };

type Typed = Record<"counted" | "reason", string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, cashPages.cashClose);
  const { box } = queryOf(args, cashPages.cashClose);
  const today = localDate(args.context.now());
  const { cashBook } = await load(args, CashBook, {
    cashBox: box,
    from: instantOf(today).toISOString(),
    to: instantOf(addDays(today, 1)).toISOString(),
  });
  return {
    box,
    name: cashBook.cashBox.name,
    inBook: cashBook.opening + cashBook.income + cashBook.expense,
    currency: await myCurrency(args),
    values: ((await keptForm(args)) ?? { counted: "", reason: "" }) as Typed,
  };
}

export const action = async (args: ActionFunctionArgs) => {
  const currency = await myCurrency(args);
  const locale = await myLocale(args);
  return submitForm(args, CashCloseInput(currency), async (input) => {
    const { box } = queryOf(args, cashPages.cashClose);
    const { counted, difference } = (await call(args, CloseCashBox, { cashBox: box, input })).cashBoxClose;
    const money = (amount: number) => formatMoney({ amount, currency }, locale);
    return flash(args, redirect(hrefHere(args, cashPages.cashBook, { box })), {
      key: difference === 0 ? "cash:closed" : "cash:closedWithDifference",
      values: { counted: money(counted), difference: money(difference) },
    });
  });
};

export default function CloseCashBoxPage() {
  const { box, name, inBook, currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("cash-close", values);
  const { t } = useTranslation("cash");
  const to = useHref();
  return (
    <RecordForm
      title={t("closeTitle")}
      list={{ href: to(cashPages.cashBook, { box }), label: t("book") }}
      save={t("close")}
      page={{ ...page, formProps: { ...page.formProps, action: to(cashPages.cashClose, { box }) } }}
      labelOf={(field) => t(field === "counted" ? "counted" : "differenceReason")}
      fewRequired
    >
      <CloseFields fields={page.fields} box={name} inBook={inBook} currency={currency} />
    </RecordForm>
  );
}
