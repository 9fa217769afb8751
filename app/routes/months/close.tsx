import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Note } from "#app/components/base/note.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { MonthFacts } from "#app/components/months/month-facts.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CloseMonth, MonthToClose } from "#app/graphql/money/months.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { monthPages } from "#app/paths/money/months.ts";
import { formatDate } from "#rules/format.ts";

export const handle: PageHandle = { i18n: ["months", "forms", "errors"], title: "months:closeQuestion" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, monthPages.monthClose);
  const { month, monthObstacles } = await load(args, MonthToClose, { month: args.params.month! });
  return { month, ...monthObstacles, currency: await myCurrency(args) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const month = args.params.month!;
    await call(args, CloseMonth, { month });
    return flash(args, redirect(hrefHere(args, monthPages.months)), {
      key: "months:closed",
      values: { month: formatDate(`${month}-01`, await myLocale(args), "month") },
    });
  });

export default function CloseMonthPage() {
  const { month, cashBoxes, waitingMovements, currency } = useLoaderData<typeof loader>();
  const page = useFormPage("month-close", {});
  const { t } = useTranslation(["months", "errors"]);
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      {...page.formProps}
      question={t("closeQuestion")}
      about={<Subject name={formatDate(`${month.month}-01`, locale, "month")} />}
      effect={t(month.closable ? "closeText" : "errors:monthNotNext")}
      does={month.closable && cashBoxes.length === 0 ? t("closeDo") : undefined}
      backHref={to(monthPages.months)}
      faults={<ErrorSummary form={page.form} labelOf={() => t("month")} apiMessage={page.apiMessage} />}
    >
      <MonthFacts sums={month.sums} currency={currency} />
      {cashBoxes.length > 0 && (
        <Note variant="warning">
          <p>{t("cashFirst")}</p>
          <ul>
            {cashBoxes.map(({ id, name }) => (
              <li key={id}>
                <a href={to(cashPages.cashClose, { box: id })}>{name}</a>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {waitingMovements > 0 && <p className="mb">{t("movements", { count: waitingMovements })}</p>}
    </Confirm>
  );
}
