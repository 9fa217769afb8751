export type Unit = "kB" | "MB" | "ms" | "s" | "nodes";
/** A figure, its reference, and the most that the figure (or its ratio to the reference) may be. */
export type Figure = {
  name: string;
  value: number;
  baseline?: number;
  unit: Unit;
  budget?: number;
  budgetOfRatio?: number;
};

const digits: Record<Unit, number> = { kB: 1, MB: 0, ms: 1, s: 1, nodes: 0 };

const isOver = ({ value, baseline, budget, budgetOfRatio }: Figure) =>
  value > (budget ?? Infinity) || (baseline !== undefined && value / baseline > (budgetOfRatio ?? Infinity));

/** Prints the figures and which of them are over their budget. */
export function report(figures: Figure[]) {
  const over = figures.filter(isOver);
  console.log(`\n${table(figures)}\n`);
  console.log(
    over.length === 0
      ? "Everything is within its budget."
      : `Over the budget: ${over.map(({ name }) => name).join("; ")}.`,
  );
  return over;
}

/** The figures as aligned columns. */
function table(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, baseline, unit, budget, budgetOfRatio } = figure;
    const written = (number: number | undefined) =>
      number === undefined ? "" : `${number.toFixed(digits[unit])} ${unit}`;
    const limit = budget ? `≤ ${budget} ${unit}` : budgetOfRatio ? `≤ ${budgetOfRatio}×` : "";
    return [
      name,
      written(value),
      written(baseline),
      baseline ? `${(value / baseline).toFixed(2)}×` : "",
      limit,
      isOver(figure) ? "over" : "",
    ];
  });
  const all = [["", "Motus", "baseline", "ratio", "budget", ""], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
