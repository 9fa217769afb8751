import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { InvoiceSeriesInput } from "#rules/inputs/invoices/invoice-series.ts";
import { Note } from "#app/components/base/note.tsx";
import { SeriesFields, type SeriesValues } from "#app/components/billing/series-fields.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { InvoiceSeries, SetInvoiceSeries } from "#app/graphql/money/billing.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { billingPages, seriesKinds, type SeriesWord } from "#app/paths/money/billing.ts";

export const handle: PageHandle = { i18n: ["billing", "forms", "errors"], title: "billing:series.title" };

function kindOf({ params }: LoaderFunctionArgs) {
  const kind = Object.hasOwn(seriesKinds, params.series ?? "") ? seriesKinds[params.series as SeriesWord] : undefined;
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}

async function loadShown(args: LoaderFunctionArgs) {
  const kind = kindOf(args);
  const { invoiceSeries } = await load(args, InvoiceSeries, {});
  const { prefix, yearDigits, separator, digits, next, nextNumber, shared, version } = invoiceSeries.find(
    (one) => one.kind === kind,
  )!;
  const shown: SeriesValues = {
    prefix,
    yearDigits: String(yearDigits),
    separator,
    digits: String(digits),
    next: String(next),
  };
  return { shown, kind, nextNumber, shared, version: String(version) };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, billingPages.invoiceSeries);
  const { shown, version, ...rest } = await loadShown(args);
  return {
    ...rest,
    values: await editValues(args, { shown, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const kind = kindOf(args);
  const answer = await submitForm(args, InvoiceSeriesInput, async (input, form) => {
    const { nextNumber } = (await call(args, SetInvoiceSeries, { kind, input, version: Number(form.get("version")) }))
      .invoiceSeriesUpdate;
    return flash(args, redirect(hrefHere(args, billingPages.billing)), {
      key: "billing:series.saved",
      values: { number: nextNumber },
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { values, kind, nextNumber, shared } = useLoaderData<typeof loader>();
  const page = useFormPage<typeof values>("invoice-series", values);
  const { t } = useTranslation(["billing", "errors"]);
  const to = useHref();
  return (
    <RecordForm
      title={t(`series.kinds.${kind}`)}
      list={{ href: to(billingPages.billing), label: t("title") }}
      save={t("series.save")}
      page={page}
      labelOf={(name) => t(`series.${name as keyof SeriesValues}`)}
      basis={page.fields}
    >
      {shared && <Note variant="warning">{t("errors:seriesShared")}</Note>}
      <p className="mb read">{t("series.about", { number: nextNumber })}</p>
      <SeriesFields fields={page.fields} />
    </RecordForm>
  );
}
