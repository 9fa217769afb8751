import type { ShownInvoice } from "#rules/insurance/files/shown-file.ts";
import { Table } from "../base/table.tsx";
import { Facts } from "./file-batch.tsx";
import { useFileValues } from "./use-file-values.ts";

/** An invoice of an F-dávka, with the batches that it settles. */
export function FileInvoice({ invoice }: { invoice: ShownInvoice }) {
  const { t, number, amount, day, month } = useFileValues();
  const { batches, batchCount } = invoice;
  const columns = [
    { label: t("reader.batch") },
    { label: t("reader.line"), right: true },
    { label: t("reader.month") },
    { label: t("reader.points"), right: true },
    { label: t("reader.amount"), right: true },
  ];
  return (
    <section className="top">
      <h2>{t("reader.invoiceTitle", { number: invoice.number ?? t("reader.unnumbered") })}</h2>
      <Facts
        facts={[
          [t("reader.kind"), t(invoice.isAdvance ? "reader.advance" : "reader.settlement")],
          [t("reader.issuedOn"), day(invoice.issuedOn)],
          [t("reader.dueOn"), day(invoice.dueOn)],
          [t("reader.month"), month(invoice.year, invoice.month)],
          [t("reader.insuranceVariant"), invoice.insuranceVariant],
          [t("reader.healthcare"), invoice.healthcare],
          [t("reader.points"), number(invoice.points)],
          [t("reader.sum"), amount(invoice.amount)],
          [t("reader.note"), invoice.note],
        ]}
      />
      {batches.length > 0 && (
        <Table caption={t("reader.batches")} columns={columns}>
          {batches.map((batch) => (
            <tr key={batch.line}>
              <th scope="row" className="num">
                {batch.number ?? t("reader.unnumbered")}
              </th>
              <td data-l={t("reader.line")} className="r">
                {batch.line}
              </td>
              <td data-l={t("reader.month")}>{month(batch.year, batch.month)}</td>
              <td data-l={t("reader.points")} className="r">
                {number(batch.points)}
              </td>
              <td data-l={t("reader.amount")} className="r">
                {amount(batch.amount)}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {batchCount > batches.length && <p>{t("reader.moreBatches", { count: batchCount - batches.length })}</p>}
    </section>
  );
}
