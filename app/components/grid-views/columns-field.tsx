import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import { Table } from "../base/table.tsx";
import { FieldGroup, type FieldState } from "../forms/fields/field.tsx";

type Row = { key: string; label: string; shown: boolean };

/**
 * The columns of a view: which of them it has, and in which order. Without scripts the buttons send the form, which
 * comes back in the other order (`move`, `2-1`).
 */
export function ColumnsField({ field, rows }: { field: FieldState; rows: Row[] }) {
  const { t } = useTranslation("gridViews");
  const [order, setOrder] = useState(() => rows.map(({ key }) => key));
  const box = useRef<HTMLDivElement>(null);
  /** The button that was pressed last: its row moves, and the focus goes with it. */
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current) box.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [order]);
  const move = (from: number, to: number, way: "up" | "down", { key, label }: Row) =>
    order[to] !== undefined && (
      <button
        name="move"
        value={`${from}-${to}`}
        className="btn s"
        data-move={`${key} ${way}`}
        onClick={(event) => {
          event.preventDefault();
          pressed.current = `${key} ${way}`;
          const moved = [...order];
          moved.splice(from, 1);
          moved.splice(to, 0, key);
          setOrder(moved);
        }}
      >
        <Icon name={way} label={t(way, { column: label })} />
      </button>
    );
  return (
    <FieldGroup field={field} label={t("columns")} hint={t("columnsHint")}>
      <div ref={box} id={field.id} tabIndex={-1} className="top">
        <Table caption={t("columns")} columns={[{ label: t("column") }, { label: t("order") }]} tight>
          {order.map((key, at) => {
            const row = rows.find((one) => one.key === key)!;
            const name = `${field.name}[${at}]`;
            return (
              <tr key={key}>
                <th scope="row">
                  <label className="choose">
                    <input type="checkbox" name={`${name}.shown`} defaultChecked={row.shown} />
                    {row.label}
                  </label>
                </th>
                <td data-l={t("order")}>
                  <input type="hidden" name={`${name}.key`} value={key} />
                  <span className="line">
                    {move(at, at - 1, "up", row)}
                    {move(at, at + 1, "down", row)}
                  </span>
                </td>
              </tr>
            );
          })}
        </Table>
      </div>
    </FieldGroup>
  );
}
