import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { CandidateTable } from "#app/components/insurer-billing/candidate-table.tsx";
import { HeldTable } from "#app/components/insurer-billing/held-table.tsx";
import { UnreportedTable } from "#app/components/insurer-billing/unreported-table.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/graphql/client.server.ts";
import { InsurerBilling } from "#app/graphql/insurer-billing.ts";
import { useHeldRow } from "#app/http/insurer-billing/held-row.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { calendarPages } from "#app/paths/calendar.ts";
import { insurancePages } from "#app/paths/insurance.ts";
import { insurerBillingPages } from "#app/paths/insurer-billing.ts";
import { reportPages } from "#app/paths/medical-reports.ts";
import { patientPages } from "#app/paths/patients.ts";
import { paymentPages } from "#app/paths/payments.ts";
import { formatDate } from "#rules/format.ts";
import { usualMonth } from "#rules/insurance/billing/usual-month.ts";
import { addMonths } from "#rules/time/dates.ts";
import { isIsoDate, localDate, type IsoDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["insurerBilling", "coding"], title: "insurerBilling:title" };

/** The month of the address, or the one whose care is billed these days. */
function monthOf(typed: string | undefined, today: IsoDate): IsoDate {
  const first = `${typed}-01`;
  return isIsoDate(first) ? first : usualMonth(today);
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.insurerBilling);
  const query = queryOf(args, insurerBillingPages.insurerBilling);
  const today = localDate(args.context.now());
  const month = monthOf(query.month, today);
  const { me, billedMonth } = await load(args, InsurerBilling, { ...query, month: month.slice(0, 7) });
  const { id, medicalCenter } = me.profile!;
  const { active, shippedPoints } = medicalCenter!.insuranceConfig!;
  return { query, today, month, myId: id, active, shippedPoints, ...billedMonth };
}
type Data = ReturnType<typeof useLoaderData<typeof loader>>;

/** A month of care as insurers are billed for it: the batches that may be made, and what keeps documents out. */
export default function InsurerBillingPage() {
  const { month, active, shippedPoints, candidates, heldVisits, unreportedVisits, ...data } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation("insurerBilling");
  const { locale } = useRoot();
  const to = useHref();
  const administers = useMay("medicalCenter:write");
  const contracts = { href: to(insurancePages.insurance), label: t("toContracts") };
  const nothing = candidates.length + heldVisits.total + unreportedVisits.total === 0;
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(paymentPages.payments)}>{t("payments")}</a>}
        actions={
          administers &&
          active && (
            <>
              <a href={to(insurerBillingPages.batchReader)}>{t("reader.title")}</a>
              <ButtonLink href={contracts.href}>{contracts.label}</ButtonLink>
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
        {!active ? (
          <EmptyState title={t("offTitle")}>
            {t("offText")} {administers && <a href={contracts.href}>{contracts.label}</a>}
          </EmptyState>
        ) : nothing ? (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        ) : (
          <>
            <Limits {...data} month={month} />
            {candidates.length > 0 && <CandidateTable rows={candidates} shippedPoints={shippedPoints} />}
            <Held {...data} heldVisits={heldVisits} />
            <Unreported {...data} unreportedVisits={unreportedVisits} />
          </>
        )}
      </div>
    </>
  );
}

/** Late care is paid less, or not at all. */
function Limits({ limits, month, today }: Pick<Data, "limits" | "month" | "today">) {
  const { t } = useTranslation("insurerBilling");
  const { locale } = useRoot();
  if (!limits) return null;
  const { reportBy, fullUntil, percentageLater } = limits;
  return (
    <Note variant={today > reportBy ? "warning" : "info"}>
      <p>
        {t("reportBy", { year: month.slice(0, 4), day: formatDate(reportBy, locale) })}{" "}
        {fullUntil && t("fullUntil", { day: formatDate(fullUntil, locale), percentage: percentageLater })}
      </p>
    </Note>
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
  if (unreportedVisits.total === 0) return null;
  const rows = unreportedVisits.items.map(({ gap, patientAttendance: { id, patientCard, event } }) => ({
    key: id,
    beginAt: event.beginAt,
    patient: patientCard.fullName,
    therapist: event.owner?.listName ?? null,
    gap,
    visitHref: to(calendarPages.event, { id: event.id }),
    patientHref: to(patientPages.patient, { uuid: patientCard.uuid }),
    writeHref:
      gap === "NO_REPORT" && event.owner?.id === myId
        ? to(reportPages.reportNew, { uuid: patientCard.uuid, attendanceId: id })
        : undefined,
  }));
  return (
    <section className="part">
      <h2>{t("unreportedTitle")}</h2>
      <p className="mute">{t("unreportedText")}</p>
      <UnreportedTable rows={rows} />
      <Pagination
        list={unreportedVisits}
        hrefOf={(visits) => to(insurerBillingPages.insurerBilling, { ...query, visits })}
      />
    </section>
  );
}
