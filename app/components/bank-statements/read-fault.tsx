import { useTranslation } from "react-i18next";
import type { StatementFaultName } from "#rules/bank-statements/fault.ts";

type Props = { reason: StatementFaultName; line: number | null };

/** The reason for which a file could not be read, with its line. */
export function ReadFault({ reason, line }: Props) {
  const { t } = useTranslation("bankStatements");
  return (
    <p className="mb">
      {t(`faults.${reason}`)} {line !== null && t("onLine", { line })}
    </p>
  );
}
