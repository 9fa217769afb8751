import { useTranslation } from "react-i18next";
import type { FileFault } from "#rules/insurance/files/file-faults.ts";
import { Note } from "../base/note.tsx";
import { Table } from "../base/table.tsx";

type Props = { faults: FileFault[]; isWhole: boolean };

/** The faults of a file by line, or that its form has none. */
export function FileFaults({ faults, isWhole }: Props) {
  const { t } = useTranslation("insurerBilling");
  if (faults.length === 0) return <Note variant="success" title={t("reader.noFaults")} />;
  const columns = [{ label: t("reader.where") }, { label: t("reader.place") }, { label: t("reader.fault") }];
  return (
    <>
      <Note variant="error" title={t("reader.faultCount", { count: faults.length })}>
        {!isWhole && <p>{t("reader.notWhole")}</p>}
      </Note>
      <Table caption={t("reader.faultsTitle")} columns={columns}>
        {faults.map((fault, at) => (
          <tr key={at}>
            <th scope="row">{t("reader.lineNumber", { line: fault.line })}</th>
            <td data-l={t("reader.place")}>{[fault.record, fault.field].filter(Boolean).join(", ")}</td>
            <td data-l={t("reader.fault")}>
              <FaultText {...fault} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** A fault in words. */
export function FaultText({ fault, expected, found }: Pick<FileFault, "fault"> & Partial<FileFault>) {
  const { t } = useTranslation("insurerBilling");
  return <>{t(`reader.faults.${fault}`, { expected, found })}</>;
}
