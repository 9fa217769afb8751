import type { ReactNode } from "react";
import { Cave } from "./cave.tsx";
import { PageHead } from "../layout/page-head.tsx";

type Props = {
  title: ReactNode;
  over?: ReactNode;
  actions?: ReactNode;
  cells: { label: string; value: ReactNode }[];
  cave?: string;
};

/** The ruled head of a patient's card. CAVE is where it cannot be missed. */
export function CardHead({ title, over, actions, cells, cave }: Props) {
  return (
    <div className="card">
      <PageHead title={title} over={over} actions={actions} />
      <dl className="cells">
        {cells.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Cave text={cave} />
    </div>
  );
}
