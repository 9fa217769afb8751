import { useTranslation } from "react-i18next";
import { fileHref } from "#app/paths/href.ts";
import type { BatchState, Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime, formatMoney, formatNumber, type Money } from "#rules/format.ts";
import { isoDate, type IsoDate } from "#rules/time/time.ts";
import { StateChip } from "../base/chip.tsx";
import { batchLooks } from "./batch-looks.ts";

type File = { uuid: string; name: string } | null;
type Batch = {
  insuranceCompany: { code: string; name: string };
  insuranceVariant: string;
  expertise: string;
  documentKind: string;
  icz: string;
  branch: string;
  interfaceVersion: string;
  year: number;
  month: number;
  period: { from: IsoDate; to: IsoDate };
  documents: number;
  points: number;
  pointPrice: Money;
  price: Money;
  madeAt: string;
  state: BatchState;
  stateAt: string | null;
  file: File;
  print: File;
  archive: File;
};

type Props = {
  batch: Batch;
  invoice: { number: string; href: string } | null;
  /** The original batch of the documents that it corrects. */
  corrects: { number: number; href: string } | null;
  withFiles: boolean;
};

/** The facts of a batch, its invoice, and its files. */
export function BatchFacts({ batch, invoice, corrects, withFiles }: Props) {
  const { t, i18n } = useTranslation(["insurerBilling", "grids", "insurerInvoices", "returnedDocuments"]);
  const locale = i18n.language as Locale;
  const { insuranceVariant, documentKind, state, stateAt, period, file, print, archive } = batch;
  const files = [
    { file, label: t("batches.kFile") },
    { file: print, label: t("batches.print") },
    { file: archive, label: t("batches.allFiles") },
  ];
  return (
    <dl className="facts">
      <dt>{t("batches.state")}</dt>
      <dd>
        <StateChip {...batchLooks[state]}>{t(`grids:batches.${state}`)}</StateChip>{" "}
        {stateAt && <span className="mute">{t("batches.stateSince", { at: formatDateTime(stateAt, locale) })}</span>}
      </dd>
      {corrects && (
        <>
          <dt>{t("returnedDocuments:corrects")}</dt>
          <dd>
            <a href={corrects.href} className="num">
              {corrects.number}
            </a>
          </dd>
        </>
      )}
      <dt>{t("batches.insurer")}</dt>
      <dd>{`${batch.insuranceCompany.code} ${batch.insuranceCompany.name}`}</dd>
      <dt>{t("documentKind")}</dt>
      <dd>
        {t(`kinds.d${documentKind as "06"}`)} <span className="mute num">{batch.expertise}</span>
      </dd>
      <dt>{t("batches.variant")}</dt>
      <dd>{insuranceVariant === "1" ? t("batches.variant1") : t(`variants.v${insuranceVariant as "2"}`)}</dd>
      <dt>{t("batches.month")}</dt>
      <dd>{formatDate(isoDate(batch.year, batch.month, 1)!, locale, "month")}</dd>
      <dt>{t("batches.period")}</dt>
      <dd className="num">{`${formatDate(period.from, locale)} – ${formatDate(period.to, locale)}`}</dd>
      <dt>{t("batches.documents")}</dt>
      <dd className="num">{formatNumber(batch.documents, locale)}</dd>
      <dt>{t("batches.points")}</dt>
      <dd className="num">{formatNumber(batch.points, locale)}</dd>
      <dt>{t("batches.pointPrice")}</dt>
      <dd className="num">{formatMoney(batch.pointPrice, locale)}</dd>
      <dt>{t("batches.price")}</dt>
      <dd className="num">
        <b>{formatMoney(batch.price, locale)}</b>
      </dd>
      <dt>{t("batches.icz")}</dt>
      <dd className="num">{batch.icz}</dd>
      <dt>{t("batches.branch")}</dt>
      <dd className="num">{batch.branch}</dd>
      <dt>{t("batches.interfaceVersion")}</dt>
      <dd className="num">{batch.interfaceVersion}</dd>
      <dt>{t("batches.madeAt")}</dt>
      <dd className="num">{formatDateTime(batch.madeAt, locale)}</dd>
      {invoice && (
        <>
          <dt>{t("insurerInvoices:ofBatch")}</dt>
          <dd>
            <a href={invoice.href} className="num">
              {invoice.number}
            </a>
          </dd>
        </>
      )}
      {withFiles && files.map(({ file, label }) => <FileFact key={label} file={file} label={label} />)}
    </dl>
  );
}

function FileFact({ file, label }: { file: File; label: string }) {
  const { t } = useTranslation("insurerBilling");
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {file ? (
          <a href={fileHref(file.uuid, "save")} download>
            {file.name}
          </a>
        ) : (
          <span className="mute">{t("batches.writing")}</span>
        )}
      </dd>
    </>
  );
}
