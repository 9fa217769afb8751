import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";
import { sum, type Series } from "./geometry.ts";

type Props = {
  caption: string;
  labels: string[];
  series: Series[];
  format: (value: number) => string;
  /** A column of the sum of all, where they add up. */
  totals?: number[];
  /** Where the rows of a part are listed, and of one of its numbers. */
  hrefOf?: (part: number, key?: string) => string | undefined;
};

/** The numbers of a chart by the parts of its period, all of them. */
export function PartTable({ caption, labels, series, format, totals, hrefOf }: Props) {
  const { t } = useTranslation("statistics");
  const shown = [...series, ...(totals ? [{ key: "", label: t("total"), data: totals }] : [])];
  const columns = [{ label: t("part") }, ...shown.map(({ label }) => ({ label, right: true }))];
  return (
    <Table
      caption={caption}
      columns={columns}
      tight
      foot={
        <tr className="sum">
          <th scope="row">{t("total")}</th>
          {shown.map(({ key, label, data }) => (
            <td key={key} data-l={label} className="r num">
              {format(sum(data))}
            </td>
          ))}
        </tr>
      }
    >
      {labels.map((label, part) => (
        <tr key={label}>
          <th scope="row">
            <Linked href={hrefOf?.(part)}>{label}</Linked>
          </th>
          {shown.map(({ key, label, data }) => (
            <td key={key} data-l={label} className="r num">
              <Linked href={data[part] && key ? hrefOf?.(part, key) : undefined}>{format(data[part]!)}</Linked>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

const Linked = ({ href, children }: { href: string | undefined; children: string }) =>
  href ? <a href={href}>{children}</a> : children;
