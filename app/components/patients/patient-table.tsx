import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatPhone } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { StateChip } from "../base/chip.tsx";
import { Table, type Column } from "../base/table.tsx";
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
export type PatientSort = "surname" | "birth-date" | "created";
type Props = {
  rows: PatientRow[];
  today: IsoDate;
  hrefOf: (uuid: string) => string;
  /** Where the heads lead, and by which of them the rows are sorted now; without it they are only heads. */
  sort?: { by: PatientSort; direction: "asc" | "desc"; hrefOf: (by: PatientSort) => string };
  /** Within a form that does something with chosen ones, each can be chosen. */
  choose?: boolean;
  /** The page begins at the first row: it was searched for. */
  startsHere?: boolean;
};

export function PatientTable({ rows, today, hrefOf, sort, choose, startsHere }: Props) {
  const { t } = useTranslation("patients");
  const sortable = (label: string, by: PatientSort): Column => ({
    label,
    sort: sort && { href: sort.hrefOf(by), direction: sort.by === by ? sort.direction : undefined },
  });
  const columns = [
    sortable(t("patient"), "surname"),
    sortable(t("born"), "birth-date"),
    { label: t("phone") },
    { label: t("insurer") },
    { label: t("cave") },
    sortable(t("opened"), "created"),
  ];
  return (
    <Table caption={t("listTitle")} columns={columns}>
      {rows.map((row, at) => (
        <Row
          key={row.uuid}
          {...row}
          today={today}
          href={hrefOf(row.uuid)}
          choose={choose}
          starts={startsHere && at === 0}
        />
      ))}
    </Table>
  );
}

type RowProps = PatientRow & { today: IsoDate; href: string; choose?: boolean; starts?: boolean };

function Row({ today, href, choose, starts, ...row }: RowProps) {
  const { t, i18n } = useTranslation("patients");
  const degrees = [row.degreeBefore, row.degreeAfter].filter(Boolean).join(", ");
  return (
    <tr>
      <th scope="row">
        <span className="choose">
          {choose && (
            <input
              type="checkbox"
              name="card"
              value={row.uuid}
              aria-label={t("choose", { name: `${row.surname} ${row.name}` })}
            />
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter opens what was searched for. */}
          <a href={href} autoFocus={starts}>
            {`${row.surname} ${row.name}`}
            {degrees && <span className="mute"> {degrees}</span>}
          </a>
        </span>
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
