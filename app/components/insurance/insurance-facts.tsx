import { useTranslation } from "react-i18next";

type Config = {
  vzp: string | null;
  proposedVzp: string | null;
  kBatchSequenceId: number;
  kBatchItemSequenceId: number;
  fBatchSequenceId: number;
};

/** The branch of VZP and the next numbers of this year. */
export function InsuranceFacts({ config }: { config: Config }) {
  const { t } = useTranslation("insurance");
  const proposed = config.proposedVzp ? t("vzpBy", { code: config.proposedVzp }) : t("vzpNone");
  return (
    <dl className="facts">
      <dt>{t("vzp")}</dt>
      <dd className="num">{config.vzp ?? proposed}</dd>
      <dt>{t("kBatchSequenceId")}</dt>
      <dd className="num">{config.kBatchSequenceId}</dd>
      <dt>{t("kBatchItemSequenceId")}</dt>
      <dd className="num">{config.kBatchItemSequenceId}</dd>
      <dt>{t("fBatchSequenceId")}</dt>
      <dd className="num">{config.fBatchSequenceId}</dd>
    </dl>
  );
}
