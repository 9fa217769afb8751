import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatPhone } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import { BirthDate } from "./birth-date.tsx";

export type PatientRow = {
  uuid: string;
  degreeBefore: string | null;
  name: string;
  surname: string;
  degreeAfter: string | null;
  dateOfBirth: IsoDate | null;
  phone: string | null;
  insuranceCompany: { code: string; abbreviation: string } | null;
  cave: string | null;
  createdAt: string;
};
type Props = {
  rows: PatientRow[];
  today: IsoDate;
  hrefOf: (uuid: string) => string;
  /** The page begins at the first row: it was searched for. */
  startsHere?: boolean;
};

/** Patients to choose from or to be led to; the card file is a list (components/grids). */
export function PatientTable({ rows, today, hrefOf, startsHere }: Props) {
  const { t } = useTranslation("patients");
  const columns = [t("patient"), t("born"), t("phone"), t("insurer"), t("cave"), t("opened")].map((label) => ({
    label,
  }));
  return (
    <Table caption={t("listTitle")} columns={columns}>
      {rows.map((row, at) => (
        <Row key={row.uuid} {...row} today={today} href={hrefOf(row.uuid)} starts={startsHere && at === 0} />
      ))}
    </Table>
  );
}

type RowProps = PatientRow & { today: IsoDate; href: string; starts?: boolean };

function Row({ today, href, starts, ...row }: RowProps) {
  const { t, i18n } = useTranslation("patients");
  const degrees = [row.degreeBefore, row.degreeAfter].filter(Boolean).join(", ");
  return (
    <tr>
      <th scope="row">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter opens what was searched for. */}
        <a href={href} autoFocus={starts}>
          {`${row.surname} ${row.name}`}
          {degrees && <span className="mute"> {degrees}</span>}
        </a>
      </th>
      <td data-l={t("born")} className="num nw">
        {row.dateOfBirth && <BirthDate date={row.dateOfBirth} today={today} />}
      </td>
      <td data-l={t("phone")} className="num nw">
        {row.phone && <a href={`tel:${row.phone}`}>{formatPhone(row.phone)}</a>}
      </td>
      <td data-l={t("insurer")} className="num nw">
        {row.insuranceCompany && `${row.insuranceCompany.code} ${row.insuranceCompany.abbreviation}`}
      </td>
      <td>
        {row.cave && (
          <StateChip state="bad" icon="warning">
            {t("cave")}
          </StateChip>
        )}
      </td>
      <td data-l={t("opened")} className="num nw mute">
        {formatDate(row.createdAt, i18n.language as Locale)}
      </td>
    </tr>
  );
}
