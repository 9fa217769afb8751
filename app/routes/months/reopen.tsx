import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { MonthFacts } from "#app/components/months/month-facts.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { MonthToReopen, ReopenMonth } from "#app/graphql/money/months.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { monthPages } from "#app/paths/money/months.ts";
import { formatDate } from "#rules/format.ts";
import { ReopenForm } from "#rules/inputs/payments/months.ts";

export const handle: PageHandle = { i18n: ["months", "forms", "errors"], title: "months:reopen" };

type Typed = Record<"reason" | "version", string>;

/** The month, while it is the one that was closed last. */
async function monthOf(args: LoaderFunctionArgs) {
  const { month } = await load(args, MonthToReopen, { month: args.params.month! });
  if (!month.reopenable) throw new Response(null, { status: 404 });
  return month;
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, monthPages.monthReopen);
  const month = await monthOf(args);
  return {
    month,
    currency: await myCurrency(args),
    values: ((await keptForm(args)) ?? { reason: "", version: String(month.close!.version) }) as Typed,
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ReopenForm, async ({ reason }, form) => {
    const month = args.params.month!;
    await call(args, ReopenMonth, { month, reason, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, monthPages.months)), {
      key: "months:reopened",
      values: { month: formatDate(`${month}-01`, await myLocale(args), "month") },
    });
  });

export default function ReopenMonthPage() {
  const { month, currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("month-reopen", values);
  const { t } = useTranslation("months");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <RecordForm
      title={`${t("reopen")}: ${formatDate(`${month.month}-01`, locale, "month")}`}
      list={{ href: to(monthPages.months), label: t("title") }}
      save={t("reopen")}
      page={page}
      labelOf={() => t("reason")}
      version={Number(values.version)}
    >
      <p className="mb">{t("reopenText")}</p>
      <MonthFacts sums={month.sums} currency={currency} />
      <TextField field={page.fields.reason} label={t("reason")} autoComplete="off" />
    </RecordForm>
  );
}
