import { useTranslation } from "react-i18next";
import { formatPhone } from "#rules/format.ts";

export type DayListRow = {
  id: string;
  time: string;
  what: string;
  patients: { name: string; born: string | null; phone: string | null }[];
  /** The service with its rooms and machines. */
  service: string;
  note: string;
  free: boolean;
};
export type DayListPerson = { id: number; name: string; days: { date: string; title: string; rows: DayListRow[] }[] };

/** The printed plan of each person, one after another on the sheet, each patient with a box to tick. */
export function DayList({ people }: { people: DayListPerson[] }) {
  const { t } = useTranslation("calendar");
  return people.map(({ id, name, days }) => (
    <section key={id} className="person">
      {days.map(({ date, title, rows }) => (
        <table key={date} className="cards">
          <caption>
            <b>{name}</b> {title}
          </caption>
          <thead>
            <tr>
              {[t("time"), t("patient"), t("phone"), t("procedure"), t("note")].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="nw num">
                  {row.time || t("allDay")}
                </th>
                <td data-l={t("patient")}>
                  <div>
                    {row.patients.map((patient) => (
                      <div key={patient.name + patient.phone} className="tick">
                        {patient.name} {patient.born && <span className="mute nw">{t("bornIn", patient)}</span>}
                      </div>
                    ))}
                    {row.free ? <i>{t("freePlace")}</i> : row.what}
                  </div>
                </td>
                <td data-l={t("phone")} className="nw num">
                  <div>
                    {row.patients.map(({ name, phone }) => (
                      <div key={name + phone}>{phone ? formatPhone(phone) : "–"}</div>
                    ))}
                  </div>
                </td>
                <td data-l={t("procedure")}>{row.service}</td>
                <td data-l={t("note")}>{row.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  ));
}
