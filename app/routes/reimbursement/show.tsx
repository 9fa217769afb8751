import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ConditionsTable } from "#app/components/reimbursement/conditions-table.tsx";
import { Explanation } from "#app/components/reimbursement/explanation.tsx";
import { MoneyTable } from "#app/components/reimbursement/money-table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { ReimbursementYear, type ReimbursementOfYear } from "#app/graphql/insurers/reimbursement.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { usualMonth } from "#rules/insurance/billing/usual-month.ts";
import { decreeYears } from "#rules/insurance/reimbursement/decrees.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["reimbursement", "insurerBilling"], title: "reimbursement:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.reimbursement);
  const query = queryOf(args, insurerBillingPages.reimbursement);
  const year = query.year ?? Number(usualMonth(localDate(args.context.now())).slice(0, 4));
  const { reimbursementYear } = await load(args, ReimbursementYear, { year });
  return { year, ...reimbursementYear };
}

/** The billed care of a year, as the decree on reimbursement pays it. */
export default function ReimbursementPage() {
  const { year, decree, insurers } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["reimbursement", "insurerBilling"]);
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(insurerBillingPages.insurerBilling)}>{t("insurerBilling:title")}</a>}
      >
        <Seg
          label={t("years")}
          items={[year - 1, year, year + 1].map((one) => ({
            label: String(one),
            href: to(insurerBillingPages.reimbursement, { year: one }),
            current: one === year,
          }))}
        />
      </PageHead>
      <div className="sheet">
        {!decree ? (
          <EmptyState title={t("noDecreeTitle", { year })}>
            {t("noDecreeText", { years: decreeYears.join(", ") })}
          </EmptyState>
        ) : insurers.length === 0 ? (
          <EmptyState title={t("emptyTitle", { year })}>{t("emptyText")}</EmptyState>
        ) : (
          <Figures year={year} decree={decree} insurers={insurers} />
        )}
      </div>
    </>
  );
}

type Year = ReimbursementOfYear & { year: number };
type Insurer = Year["insurers"][number];

function Figures({ year, decree, insurers }: Year & { decree: NonNullable<Year["decree"]> }) {
  const { t } = useTranslation("reimbursement");
  const to = useHref();
  const bills = useMay("insurer:bill");
  const hrefOf = ({ insuranceCompany: { code }, expertise }: Pick<Insurer, "insuranceCompany" | "expertise">) =>
    bills ? to(insurerBillingPages.reimbursementValues, { year, insurer: code, expertise }) : undefined;
  return (
    <>
      <p className="mb">
        {t("text")} {t("differs")}
      </p>
      <section className="part">
        <h2>{t("conditions")}</h2>
        <ConditionsTable rows={insurers} hrefOf={hrefOf} />
      </section>
      <section className="part">
        <h2>{t("money")}</h2>
        <MoneyTable rows={insurers} basicPrice={decree.pointPrice} hrefOf={hrefOf} />
      </section>
      <Explanation decree={decree} />
    </>
  );
}
