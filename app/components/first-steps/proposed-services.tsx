import { useTranslation } from "react-i18next";
import { currencySign, type Currency } from "#rules/money/currency.ts";
import { Table } from "../base/table.tsx";
import { controlOf, type FieldState } from "../forms/fields/field.tsx";
import { useMessage } from "../forms/use-message.ts";

export type ProposedRow = Record<"proposal" | "chosen" | "name" | "duration" | "price", string>;
type Props = { rows: Record<keyof ProposedRow, FieldState>[]; currency: Currency };

/** Services to choose from, each with its name, length and price as fields. */
export function ProposedServices({ rows, currency }: Props) {
  const { t } = useTranslation("firstSteps");
  const columns = [
    { label: t("choose") },
    { label: t("name") },
    { label: t("duration"), right: true },
    { label: `${t("price")} (${currencySign(currency)})`, right: true },
  ];
  return (
    <Table caption={t("proposedTitle")} columns={columns}>
      {rows.map(({ proposal, chosen, name, duration, price }) => (
        <tr key={name.id}>
          <td data-l={t("choose")}>
            <input type="hidden" name={proposal.name} value={proposal.defaultValue} />
            <input
              {...controlOf(chosen, undefined)}
              type="checkbox"
              value="on"
              defaultChecked={Boolean(chosen.defaultValue)}
              aria-label={`${t("choose")}: ${name.defaultValue ?? ""}`}
            />
            <FaultOf field={chosen} />
          </td>
          <td data-l={t("name")}>
            <Cell field={name} label={t("name")} className="w20" />
          </td>
          <td data-l={t("duration")} className="r">
            <Cell
              field={duration}
              label={`${t("duration")}: ${name.defaultValue ?? ""}`}
              className="w4 r num"
              numeric
            />
          </td>
          <td data-l={t("price")} className="r">
            <Cell field={price} label={`${t("price")}: ${name.defaultValue ?? ""}`} className="w8 r num" numeric />
          </td>
        </tr>
      ))}
    </Table>
  );
}

type CellProps = { field: FieldState; label: string; className: string; numeric?: boolean };

function Cell({ field, label, className, numeric }: CellProps) {
  return (
    <>
      <FaultOf field={field} />
      <input
        {...controlOf(field, undefined)}
        aria-label={label}
        className={className}
        inputMode={numeric ? "decimal" : undefined}
        autoComplete="off"
        defaultValue={field.defaultValue}
      />
    </>
  );
}

function FaultOf({ field }: { field: FieldState }) {
  const message = useMessage();
  if (!field.errors) return null;
  return (
    <span className="err" id={field.errorId}>
      {message(field.errors[0]!, field)}
    </span>
  );
}
