import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatPhone } from "#rules/format.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { useToday } from "../today.ts";
import { ColorDot } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import type { Call } from "./call-list.tsx";

/** Patients who would have their canceled visit again. */
export function DayToRestore({ calls }: { calls: Call[] }) {
  const { t, i18n } = useTranslation("waitingPatients");
  const today = useToday();
  return (
    <Table
      caption={t("toRestore")}
      columns={[t("time"), t("patient"), t("phone"), t("procedure")].map((label) => ({ label }))}
    >
      {calls.map(({ id, canceledEvent, patientCard, phone, procedures }) => (
        <tr key={id}>
          <th scope="row" className="num nw">
            {canceledEvent && formatSpan(canceledEvent, i18n.language as Locale, today)}
          </th>
          <td data-l={t("patient")}>{patientCard.fullName}</td>
          <td data-l={t("phone")} className="num nw">
            {phone ? formatPhone(phone) : "–"}
          </td>
          <td data-l={t("procedure")}>
            <div>
              {procedures.map((one) => (
                <div key={one.id}>
                  <ColorDot color={one.color}>{one.name}</ColorDot>
                </div>
              ))}
            </div>
          </td>
        </tr>
      ))}
    </Table>
  );
}
