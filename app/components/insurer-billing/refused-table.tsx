import { useTranslation } from "react-i18next";
import type { RecordFaultName } from "#rules/insurance/files/record-fault.ts";
import { Table } from "../base/table.tsx";

export type RefusedRow = {
  record: string;
  field: string;
  fault: string;
  insuranceCompany: { code: string; abbreviation: string };
  patientCard: { fullName: string };
  patientHref: string;
};

/** Documents of which a value does not fit into its field of the file. */
export function RefusedTable({ rows }: { rows: RefusedRow[] }) {
  const { t } = useTranslation("insurerBilling");
  const labels = [t("patient"), t("insuranceCompany"), t("batches.where"), t("batches.what")];
  return (
    <section className="part">
      <h2>{t("batches.refusedTitle")}</h2>
      <p className="mute">{t("batches.refusedText")}</p>
      <Table caption={t("batches.refusedTitle")} columns={labels.map((label) => ({ label }))}>
        {rows.map(({ record, field, fault, insuranceCompany, patientCard, patientHref }) => (
          <tr key={[patientHref, record, field].join(" ")}>
            <th scope="row">
              <a href={patientHref}>{patientCard.fullName}</a>
            </th>
            <td data-l={labels[1]}>{`${insuranceCompany.code} ${insuranceCompany.abbreviation}`}</td>
            <td data-l={labels[2]} className="num">{`${record} ${field}`}</td>
            <td data-l={labels[3]}>{t(`batches.refused.${fault as RecordFaultName}`)}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
