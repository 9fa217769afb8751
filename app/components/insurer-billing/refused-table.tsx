import { useTranslation } from "react-i18next";
import type { RecordFaultName } from "#rules/insurance/files/reading/record-fault.ts";
import { Table } from "../base/table.tsx";

type RefusedRow = {
  record: string;
  field: string;
  fault: string;
  insuranceCompany: { code: string; abbreviation: string };
  patientCard: { uuid: string; fullName: string };
};
type Props = { rows: readonly RefusedRow[]; patientHref: (uuid: string) => string };

/** Documents of which a value does not fit into its field of the file. */
export function RefusedTable({ rows, patientHref }: Props) {
  const { t } = useTranslation("insurerBilling");
  const labels = [t("patient"), t("insuranceCompany"), t("batches.where"), t("batches.what")];
  return (
    <section className="part">
      <h2>{t("batches.refusedTitle")}</h2>
      <p className="mute">{t("batches.refusedText")}</p>
      <Table caption={t("batches.refusedTitle")} columns={labels.map((label) => ({ label }))}>
        {rows.map(({ record, field, fault, insuranceCompany, patientCard }) => (
          <tr key={[patientCard.uuid, record, field].join(" ")}>
            <th scope="row">
              <a href={patientHref(patientCard.uuid)}>{patientCard.fullName}</a>
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
