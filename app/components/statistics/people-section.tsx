import { useTranslation } from "react-i18next";
import { EmptyState } from "../base/empty-state.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { SHORT, type SectionProps } from "./chart-section.tsx";
import { sum } from "./geometry.ts";
import { PartTable } from "./part-table.tsx";
import { SeriesTable, type Compared } from "./series-table.tsx";

type Props = Omit<SectionProps, "series" | "apart"> & { people: Compared[]; total: Compared };

/**
 * Visits of each person in a chart of their own, by one axis: stacked they would add up to more than there were, since
 * those of two people are theirs both.
 */
export function PeopleSection({ people, total, name, text, labels, format, unit, now, before, ...rest }: Props) {
  const { t } = useTranslation("statistics");
  const most = Math.max(...people.flatMap(({ data }) => data));
  const sums = { now: sum(total.data), before: total.before };
  return (
    <section className="sheet">
      <h2>{name}</h2>
      <p className="mute mb">{text}</p>
      {people.length === 0 ? (
        <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>
      ) : (
        <>
          <SeriesTable caption={name} series={people} format={format} total={sums} now={now} before={before} single />
          <div className="charts">
            {people.map((person) => (
              <div key={person.key}>
                <h3 className="top">{person.label}</h3>
                <ChartFigure
                  name={t("chartOf", { name: person.label })}
                  labels={labels}
                  series={[person]}
                  format={format}
                  unit={unit}
                  plot={360}
                  height={130}
                  most={most}
                />
              </div>
            ))}
          </div>
          <details className="parts" open={rest.open || labels.length <= SHORT}>
            <summary>{t("inTable")}</summary>
            <PartTable
              caption={name}
              labels={labels}
              series={people}
              format={format}
              totals={total.data}
              hrefOf={rest.hrefOf}
            />
          </details>
          {rest.children}
        </>
      )}
    </section>
  );
}
