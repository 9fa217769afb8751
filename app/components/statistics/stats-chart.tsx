import { useTranslation } from "react-i18next";
import type { Locale, StatsType } from "#rules/codes.ts";
import { formatMoney, formatNumber } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { ReactNode } from "react";
import { ChartSection, type SectionProps } from "./chart-section.tsx";
import type { Compared } from "./series-table.tsx";
import { PeopleSection } from "./people-section.tsx";

export type Chart = { type: StatsType; name: string; labels: string[]; datasets: Compared[] };
type Props = {
  chart: Chart;
  currency: Currency;
  now: string;
  before: string;
  open?: boolean;
  hrefOf?: SectionProps["hrefOf"];
  children?: ReactNode;
};

/** A chart of the API as a section of the page: drawn and added up as its kind asks for. */
export function StatsChart({ chart: { type, name, labels, datasets }, currency, ...rest }: Props) {
  const { t, i18n } = useTranslation("statistics");
  const locale = i18n.language as Locale;
  const common = { name, labels, format: (value: number) => formatNumber(value, locale), unit: 1, ...rest };
  switch (type) {
    case "ATTENDANCE":
      return <ChartSection {...common} series={datasets} text={t("attendanceText")} />;
    case "NEW_PATIENT":
      return <ChartSection {...common} series={datasets} text={t("newPatientText")} />;
    case "ATTENDANCE_BY_PARAMEDIC": {
      const total = datasets.find(({ key }) => key === "TOTAL")!;
      return (
        <PeopleSection
          {...common}
          people={datasets.filter((one) => one !== total)}
          total={total}
          text={t("byPersonText")}
        />
      );
    }
    case "INCOME": {
      const money = (amount: number) => formatMoney({ amount, currency }, locale);
      return (
        <ChartSection
          {...common}
          series={datasets}
          apart={["ROUNDING"]}
          format={money}
          unit={100}
          text={t("incomeText")}
        />
      );
    }
    case "UZIS": {
      const isOperation = ({ key }: Compared) => key.startsWith("OPERATIONS");
      const operations = datasets.filter(isOperation);
      return (
        <>
          <ChartSection {...common} series={datasets.filter((one) => !isOperation(one))} text={t("uzisText")} />
          {operations.length > 0 && (
            // The file of the chart has both.
            <ChartSection {...common} name={t("operations")} series={operations} text={t("operationsText")}>
              {null}
            </ChartSection>
          )}
        </>
      );
    }
  }
}
