import type { ComponentProps } from "react";
import type { ShownInvoice } from "#rules/insurance/files/shown-file.ts";
import { FileBatch, type Batch } from "./file-batch.tsx";
import { FileFaults } from "./file-faults.tsx";
import { FileInvoice } from "./file-invoice.tsx";
import { useFileValues } from "./use-file-values.ts";

type File = ComponentProps<typeof FileFaults> & {
  kind: string;
  icz: string | null;
  insuranceCompany: string | null;
  batchCount: number;
  documentCount: number;
  invoiceCount: number;
  batches: Batch[];
  invoices: ShownInvoice[];
};

/** A file for an insurer that was read: its faults, and then its records. */
export function ReadFile({ file }: { file: File }) {
  const { t } = useFileValues();
  const { kind, batches, invoices } = file;
  const documents = batches.reduce((sum, batch) => sum + batch.documents.length, 0);
  const rest = {
    documents: file.documentCount - documents,
    batches: file.batchCount - batches.length,
    invoices: file.invoiceCount - invoices.length,
  };
  const names = [
    t(kind === "F" ? "reader.invoiceFile" : "reader.batchFile"),
    file.icz && `${t("reader.icz")} ${file.icz}`,
    file.insuranceCompany && `${t("reader.insurer")} ${file.insuranceCompany}`,
  ];
  return (
    <>
      <p className="mb">
        <b>{names.filter(Boolean).join(" · ")}</b>
      </p>
      <FileFaults faults={file.faults} isWhole={file.isWhole} />
      {batches.map((batch) => (
        <FileBatch key={batch.line} batch={batch} />
      ))}
      {invoices.map((invoice) => (
        <FileInvoice key={invoice.line} invoice={invoice} />
      ))}
      {rest.documents > 0 && <p>{t("reader.moreDocuments", { count: rest.documents })}</p>}
      {rest.batches > 0 && <p>{t("reader.moreBatches", { count: rest.batches })}</p>}
      {rest.invoices > 0 && <p>{t("reader.moreInvoices", { count: rest.invoices })}</p>}
    </>
  );
}
