import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { BillingMenu } from "#app/components/insurer-billing/billing-menu.tsx";
import { CandidateTable } from "#app/components/insurer-billing/candidate-table.tsx";
import { HeldTable } from "#app/components/insurer-billing/held-table.tsx";
import { InvoicesTable } from "#app/components/insurer-billing/invoices-table.tsx";
import { Uninvoiced } from "#app/components/insurer-billing/uninvoiced.tsx";
import { MakeBatches, RepeatRun } from "#app/components/insurer-billing/make-batches.tsx";
import { ReportingLimits } from "#app/components/insurer-billing/reporting-limits.tsx";
import { RefusedTable } from "#app/components/insurer-billing/refused-table.tsx";
import { RunState } from "#app/components/insurer-billing/run-state.tsx";
import { UnreportedTable } from "#app/components/insurer-billing/unreported-table.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { insurerCells } from "#app/components/grids/cells/insurer-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { CreateInsurerInvoices, MakeBatches as Make, RepeatBatchRun } from "#app/graphql/insurers/batches.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { InsurerBilling } from "#app/graphql/insurers/insurer-billing.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { askedMonth } from "#app/http/insurer-billing/asked-month.ts";
import { useHeldRow } from "#app/http/insurer-billing/held-row.ts";
import { useInvoices } from "#app/http/insurer-billing/use-invoices.ts";
import { useUnreportedRow } from "#app/http/insurer-billing/unreported-row.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import { useRefreshWhile } from "#app/http/page/use-refresh-while.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { billingPages } from "#app/paths/money/billing.ts";
import { gridFiles } from "#app/paths/center/grids.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";
import { formatDate } from "#rules/format.ts";
import { addMonths } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = {
  i18n: ["insurerBilling", "insurerInvoices", "insuredNumbers", "reimbursement", "coding", "grids", "forms", "errors"],
  title: "insurerBilling:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.insurerBilling);
  const query = queryOf(args, insurerBillingPages.insurerBilling);
  const today = localDate(args.context.now());
  const month = askedMonth(query.month, today);
  const { me, billedMonth } = await load(args, InsurerBilling, { ...query, month: month.slice(0, 7) });
  const { id, medicalCenter } = me.profile!;
  const { active, shippedPoints } = medicalCenter!.insuranceConfig!;
  const batches = await loadGrid(args, "batches", { ...query, month: month.slice(0, 7), page: query.batches });
  return { query, today, month, myId: id, active, shippedPoints, batches, ...billedMonth };
}

const Pressed = z.object({ run: z.coerce.number().optional(), invoices: z.coerce.number().optional() });

/** Begins to make the batches of the month, goes on with a run that has failed, or issues the invoices that one lacks. */
export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Pressed, async ({ run, invoices }) => {
    const query = queryOf(args, insurerBillingPages.insurerBilling);
    const month = askedMonth(query.month, localDate(args.context.now())).slice(0, 7);
    if (invoices !== undefined) await call(args, CreateInsurerInvoices, { batchRun: invoices });
    else if (run !== undefined) await call(args, RepeatBatchRun, { batchRun: run });
    else await call(args, Make, { month });
    return flash(args, redirect(hrefHere(args, insurerBillingPages.insurerBilling, { month })), {
      key: invoices === undefined ? "insurerBilling:batches.begun" : "insurerInvoices:created",
    });
  });

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

/** A month of care as insurers are billed for it: the batches that may be made, and what keeps documents out. */
export default function InsurerBillingPage() {
  const { month, active, shippedPoints, candidates, heldVisits, unreportedVisits, ...data } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation("insurerBilling");
  const { locale } = useRoot();
  const to = useHref();
  const administers = useMay("medicalCenter:write");
  const bills = useMay("insurer:bill");
  const page = useFormPage("batches");
  const invoices = useInvoices(data.invoices);
  const nothing =
    candidates.length + heldVisits.total + unreportedVisits.total + data.batches.total === 0 && data.lastRun === null;
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(paymentPages.payments)}>{t("payments")}</a>}
        actions={
          active && (
            <>
              <ButtonLink href={to(returnedPages.returnedDocuments)}>{t("returned")}</ButtonLink>
              <BillingMenu
                reimbursementHref={to(insurerBillingPages.reimbursement)}
                numbersHref={bills ? to(insurerBillingPages.insuredNumbers) : undefined}
                readerHref={administers ? to(insurerBillingPages.batchReader) : undefined}
                contractsHref={administers ? to(insurancePages.insurance) : undefined}
              />
            </>
          )
        }
      >
        <Seg
          label={t("month")}
          items={[-1, 0, 1].map((step) => {
            const one = addMonths(month, step);
            return {
              label: formatDate(one, locale, "month"),
              href: to(insurerBillingPages.insurerBilling, { month: one.slice(0, 7) }),
              current: step === 0,
            };
          })}
        />
      </PageHead>
      <div className="sheet">
        <ErrorSummary form={page.form} labelOf={String} apiMessage={page.apiMessage} />
        {!active ? (
          <EmptyState title={t("offTitle")}>
            {t("offText")} {administers && <a href={to(insurancePages.insurance)}>{t("toContracts")}</a>}
          </EmptyState>
        ) : nothing ? (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        ) : (
          <>
            {data.limits && <ReportingLimits limits={data.limits} year={month.slice(0, 4)} today={data.today} />}
            {bills && <Run {...data} month={month} />}
            {candidates.length > 0 && (
              <CandidateTable
                rows={candidates}
                shippedPoints={shippedPoints}
                files={gridFiles(locale, "batchCandidates", { month: month.slice(0, 7) })}
              />
            )}
            {bills && !isUnderway(data.lastRun) && candidates.some(({ documents }) => documents > 0) && (
              <MakeBatches formProps={page.formProps} />
            )}
            <Batches {...data} month={month} />
            {invoices.rows.length > 0 && <InvoicesTable {...invoices} />}
            <Held {...data} heldVisits={heldVisits} />
            <Unreported {...data} unreportedVisits={unreportedVisits} />
          </>
        )}
      </div>
    </>
  );
}

/** The last making of the month's batches, and the documents that did not fit into their file. */
function Run({ lastRun, month }: Pick<Data, "lastRun" | "month">) {
  const to = useHref();
  const page = useFormPage("run");
  const invoicing = useFormPage("run-invoices");
  useRefreshWhile(isUnderway(lastRun));
  if (!lastRun) return null;
  return (
    <>
      <RunState
        run={lastRun}
        refreshHref={to(insurerBillingPages.insurerBilling, { month: month.slice(0, 7) })}
        again={<RepeatRun formProps={page.formProps} run={lastRun.id} />}
      />
      {lastRun.refused.length > 0 && (
        <RefusedTable rows={lastRun.refused} patientHref={(uuid) => to(patientPages.patient, { uuid })} />
      )}
      {lastRun.finishedAt !== null && lastRun.uninvoiced > 0 && (
        <Uninvoiced
          run={lastRun.id}
          obstacle={lastRun.invoicesObstacle}
          billingHref={to(billingPages.billing)}
          formProps={invoicing.formProps}
        />
      )}
    </>
  );
}

const isUnderway = (run: Data["lastRun"]) => run !== null && run.finishedAt === null && run.failedAt === null;

/** The batches of the month. */
function Batches({ batches, month, query }: Pick<Data, "batches" | "month" | "query">) {
  const { t } = useTranslation("insurerBilling");
  const { locale } = useRoot();
  const to = useHref();
  const mayFile = useMay("insurer:bill");
  if (batches.total === 0) return null;
  return (
    <section className="part">
      <h2>{t("batches.list")}</h2>
      <GridList
        list={batches}
        sort={query.sort}
        direction={query.direction}
        sortHref={(sort, direction) =>
          to(insurerBillingPages.insurerBilling, { ...query, sort: sort as typeof query.sort, direction })
        }
        cells={insurerCells}
        pageHref={(page) => to(insurerBillingPages.insurerBilling, { ...query, batches: page })}
        files={mayFile ? gridFiles(locale, "batches", { month: month.slice(0, 7) }) : undefined}
      />
    </section>
  );
}

function Held({ heldVisits, query, myId }: Pick<Data, "heldVisits" | "query" | "myId">) {
  const { t } = useTranslation("insurerBilling");
  const to = useHref();
  const rowOf = useHeldRow(myId, to(insurerBillingPages.insurerBilling, query));
  if (heldVisits.total === 0) return null;
  return (
    <section className="part">
      <h2>{t("heldTitle")}</h2>
      <p className="mute">{t("heldText")}</p>
      <HeldTable caption={t("heldTitle")} rows={heldVisits.items.map(rowOf)} />
      <Pagination list={heldVisits} hrefOf={(held) => to(insurerBillingPages.insurerBilling, { ...query, held })} />
    </section>
  );
}

function Unreported({ unreportedVisits, query, myId }: Pick<Data, "unreportedVisits" | "query" | "myId">) {
  const { t } = useTranslation("insurerBilling");
  const to = useHref();
  const rowOf = useUnreportedRow(myId);
  const pageHref = (visits: number) => to(insurerBillingPages.insurerBilling, { ...query, visits });
  if (unreportedVisits.total === 0) return null;
  return (
    <section className="part">
      <h2>{t("unreportedTitle")}</h2>
      <p className="mute">{t("unreportedText")}</p>
      <UnreportedTable rows={unreportedVisits.items.map(rowOf)} />
      <Pagination list={unreportedVisits} hrefOf={pageHref} />
    </section>
  );
}
