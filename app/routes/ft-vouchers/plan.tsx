import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "#app/components/base/note.tsx";
import type { Conflict } from "#app/components/calendar/events/conflicts.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { EmptyPlan } from "#app/components/ft-vouchers/empty-plan.tsx";
import { PlanConflicts } from "#app/components/ft-vouchers/plan-conflicts.tsx";
import { PlanFilter } from "#app/components/ft-vouchers/plan-filter.tsx";
import { PlanLimits } from "#app/components/ft-vouchers/plan-limits.tsx";
import { PlannedVisits } from "#app/components/ft-vouchers/planned-visits.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { BookFtVoucherVisits } from "#app/graphql/insurers/ft-voucher-plans.ts";
import { withShownConflicts } from "#app/http/calendar/hidden-names.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { asSent, planPage } from "#app/http/ft-vouchers/plan.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { formatDate } from "#rules/format.ts";
import { ftVoucherVisitsForm } from "#rules/inputs/insurance/ft-voucher-plan-form.ts";

export const handle: PageHandle = {
  i18n: ["ftVoucherPlans", "ftVouchers", "calendar", "patients", "forms", "errors"],
  title: "ftVoucherPlans:title",
};

/** The criteria of a plan, and the visits that are proposed by them. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, ftVoucherPages.ftVoucherPlan);
  const page = await planPage(args, queryOf(args, ftVoucherPages.ftVoucherPlan), await keptForm(args));
  return data(page, page.refusal ? 409 : page.plan && page.plan.faults.length > 0 ? 400 : 200);
}

export async function action(args: ActionFunctionArgs) {
  const query = queryOf(args, ftVoucherPages.ftVoucherPlan);
  const ftVoucher = idOf(args);
  const answer = await submitForm(args, ftVoucherVisitsForm, async (input, form) => {
    const version = Number(form.get("version"));
    const { ftVoucherVisitsBook } = await call(args, BookFtVoucherVisits, {
      ftVoucher,
      version,
      input: { ...input, visits: input.visits.map(asSent) },
    }).catch(withShownConflicts(args));
    const { events } = ftVoucherVisitsBook;
    const day = formatDate(new Date(events.at(-1)!.beginAt), await myLocale(args));
    return flash(args, redirect(hrefHere(args, ftVoucherPages.ftVoucher, { id: ftVoucher })), {
      key: "ftVoucherPlans:booked",
      values: { count: events.length, day },
    });
  });
  if (answer instanceof Response) return answer;
  return data(
    { ...answer.data, page: await planPage(args, query, answer.data.result.initialValue ?? {}) },
    answer.init ?? {},
  );
}

type Page = Awaited<ReturnType<typeof planPage>>;
type Plan = NonNullable<Page["plan"]>;

export default function PlanFtVoucherPage() {
  const loaded = useLoaderData<typeof loader>();
  const { voucher, facilities, refusal, plan } = useActionData<Partial<Refusal> & { page: Page }>()?.page ?? loaded;
  const { id, issuedAt, patientCard } = voucher;
  const { t } = useTranslation(["ftVoucherPlans", "ftVouchers", "errors"]);
  const { locale } = useRoot();
  const to = useHref();
  const back = to(ftVoucherPages.ftVoucher, { id });
  const card = to(patientPages.patient, { uuid: patientCard.uuid, tab: "ft-poukazy" });
  const optionsOf = (rows: { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <PatientStrip patient={patientCard} href={card} />
      <PageHead
        title={t("title")}
        over={<a href={back}>{t("ftVouchers:titleOf", { day: formatDate(issuedAt, locale) })}</a>}
      />
      {refusal && (
        <Note variant="error" title={t(`errors:${refusal}`)}>
          <p>
            <a href={back}>{t("back")}</a>
          </p>
        </Note>
      )}
      {plan && (
        <Booking voucher={voucher} plan={plan} back={back}>
          <PlanFilter
            criteria={plan.criteria}
            options={{
              procedures: optionsOf(
                plan.procedures.map(({ id, name, duration: count }) => ({
                  id,
                  name: `${name}, ${t("minutes", { count })}`,
                })),
              ),
              profiles: optionsOf(plan.staffs.map(({ id, fullName: name }) => ({ id, name }))),
              facilities: optionsOf(facilities),
            }}
            faults={Object.fromEntries(plan.faults.map(({ name, error }) => [name, t(`errors:${error}`)]))}
          />
        </Booking>
      )}
    </>
  );
}

type BookingProps = { voucher: Page["voucher"]; plan: Plan; back: string; children: ReactNode };

/** The proposed visits with the reasons why the last submit was refused; `children` are the criteria. */
function Booking({ voucher, plan, back, children }: BookingProps) {
  const { id, version, visitsLeft, firstVisitOn, beginBy, endBy } = voucher;
  const { criteria, plannedVisits, unmetLimits, visits, to: until } = plan;
  const { form, formProps, refusal, apiMessage } = useFormPage("ft-voucher-visits");
  const { t } = useTranslation(["ftVoucherPlans", "ftVouchers"]);
  const { locale } = useRoot();
  const to = useHref();
  const conflicts = (refusal?.details?.conflicts ?? []) as Conflict[];
  const limits = { ...(firstVisitOn === null && { beginBy }), endBy };
  return (
    <>
      <ErrorSummary form={form} labelOf={() => t("planned")} apiMessage={apiMessage} title={t("wrongVisits")}>
        {conflicts.length > 0 && (
          <PlanConflicts conflicts={conflicts} eventHref={(event) => to(calendarPages.event, { id: event })} />
        )}
      </ErrorSummary>
      <div className="sheet">
        <p className="mb">
          {t("left", { count: visitsLeft })}{" "}
          {Object.entries(limits)
            .filter(([, day]) => day)
            .map(([limit, day]) => `${t(`ftVouchers:${limit as "endBy"}`)} ${formatDate(day!, locale)}.`)
            .join(" ")}
        </p>
        {children}
        {plan.faults.length > 0 ? null : plannedVisits.length === 0 ? (
          <EmptyPlan
            hasServices={plan.procedures.length > 0}
            isSearched={criteria.procedure !== undefined}
            to={until}
            expertise={voucher.expertise}
          />
        ) : (
          <>
            <PlanLimits unmet={unmetLimits} missing={visits - plannedVisits.length} to={until} />
            {/* The controls begin as the answer has them: a taken slot may have been chosen. */}
            <PlannedVisits
              key={JSON.stringify(plan.typed)}
              formProps={formProps}
              action={to(ftVoucherPages.ftVoucherPlan, { id, ...criteria })}
              version={version}
              procedure={criteria.procedure!}
              visits={plannedVisits}
              endBy={endBy}
              backHref={back}
            />
          </>
        )}
      </div>
    </>
  );
}
