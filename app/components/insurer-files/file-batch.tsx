import { Fragment } from "react";
import type { ShownBatch, ShownDocument } from "#rules/insurance/files/shown-file.ts";
import { Table } from "../base/table.tsx";
import { useFileValues } from "./use-file-values.ts";

type Row = ShownDocument["rows"][number];
type Document = Omit<ShownDocument, "insurer" | "diagnosis"> & { primaryDiagnosis: string | null };
export type Batch = Omit<ShownBatch, "documents" | "insurer"> & {
  insuranceCompany: string | null;
  documents: Document[];
};

const types = { "90": "t90", "98": "t98", "05": "t05" } as const;

/** A batch of a K-dávka: its head, and its documents with their rows. */
export function FileBatch({ batch }: { batch: Batch }) {
  const { t, number, amount, month } = useFileValues();
  const { type, character, version, documents } = batch;
  const versions = [batch.documentVersion, batch.medicamentVersion].filter(Boolean).join(", ");
  const facts: [string, string | null | undefined][] = [
    [t("reader.insurer"), batch.insuranceCompany],
    [t("reader.icz"), batch.icz],
    [t("reader.type"), type && type in types ? t(`reader.types.${types[type as keyof typeof types]}`) : type],
    [t("reader.character"), character === "P" || character === "O" ? t(`reader.characters.${character}`) : character],
    [t("reader.month"), month(batch.year, batch.month)],
    [t("reader.insuranceVariant"), batch.insuranceVariant],
    [t("reader.documents"), number(String(batch.documentCount))],
    [t("reader.points"), number(batch.points)],
    [t("reader.amount"), amount(batch.amount)],
    [t("reader.head"), t(`reader.heads.${version}`)],
    [t("reader.version"), versions],
  ];
  return (
    <section className="top">
      <h2>{t("reader.batchTitle", { number: batch.number ?? t("reader.unnumbered") })}</h2>
      <Facts facts={facts} />
      {documents.length > 0 && <DocumentTable documents={documents} />}
    </section>
  );
}

/** Facts of a head, without those that it lacks. */
export function Facts({ facts }: { facts: [string, string | null | undefined][] }) {
  return (
    <dl className="facts mb">
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

function DocumentTable({ documents }: { documents: Document[] }) {
  const { t, number } = useFileValues();
  const columns = [
    { label: t("reader.document") },
    { label: t("reader.line"), right: true },
    { label: t("reader.kind") },
    { label: t("reader.insuredNumber") },
    { label: t("reader.diagnosis") },
    { label: t("reader.rows") },
    { label: t("reader.points"), right: true },
  ];
  return (
    <Table caption={t("reader.documents")} columns={columns}>
      {documents.map((document) => (
        <tr key={document.line}>
          <th scope="row" className="num">
            {document.number ?? t("reader.unnumbered")}
          </th>
          <td data-l={t("reader.line")} className="r">
            {document.line}
          </td>
          <td data-l={t("reader.kind")}>{document.kind}</td>
          <td data-l={t("reader.insuredNumber")} className="num">
            {document.insuredNumber}
          </td>
          <td data-l={t("reader.diagnosis")}>{document.primaryDiagnosis}</td>
          <td data-l={t("reader.rows")}>
            <Rows rows={document.rows} rest={document.rowCount - document.rows.length} />
          </td>
          <td data-l={t("reader.points")} className="r">
            {number(document.points)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Rows({ rows, rest }: { rows: Row[]; rest: number }) {
  const { t, day, number } = useFileValues();
  return (
    <ul>
      {rows.map(({ line, code, count, insuredNumber, ...row }) => (
        <li key={line} className="num">
          {[day(row.day), insuredNumber, code, count && t("reader.times", { count: number(count) as never })]
            .filter(Boolean)
            .join(" ")}
        </li>
      ))}
      {rest > 0 && <li>{t("reader.moreRows", { count: rest })}</li>}
    </ul>
  );
}
