import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatAddress, type Address } from "#rules/patients/format-address.ts";
import { formatDate, formatPhone } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Card = {
  uuid: string;
  name: string;
  surname: string;
  dateOfBirth: string | null;
  phone: string | null;
  insuranceCompany: { code: string; abbreviation: string } | null;
  address: Address;
};

/** A list of patients with their contacts. */
export function PrintedPatients({ cards }: { cards: Card[] }) {
  const { t, i18n } = useTranslation("patients");
  return (
    <Table
      caption={t("listTitle")}
      tight
      columns={[t("patient"), t("born"), t("phone"), t("insurer"), t("address")].map((label) => ({ label }))}
    >
      {cards.map(({ uuid, name, surname, dateOfBirth, phone, insuranceCompany, address }) => (
        <tr key={uuid}>
          <th scope="row">
            {surname} {name}
          </th>
          <td data-l={t("born")} className="num nw">
            {dateOfBirth && formatDate(dateOfBirth, i18n.language as Locale)}
          </td>
          <td data-l={t("phone")} className="num nw">
            {phone && formatPhone(phone)}
          </td>
          <td data-l={t("insurer")} className="num nw">
            {insuranceCompany && `${insuranceCompany.code} ${insuranceCompany.abbreviation}`}
          </td>
          <td data-l={t("address")}>{formatAddress(address)}</td>
        </tr>
      ))}
    </Table>
  );
}
