import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";
import type { CorrectionObstacle } from "#rules/insurance/returned/correction-obstacle.ts";
import { Table } from "../base/table.tsx";

export type FixPatient = {
  id: number;
  name: string;
  documents: { number: number; href: string; before: Money; now: Money; obstacle: CorrectionObstacle | null }[];
};

type Props = { patients: readonly FixPatient[]; name: string; chosen: readonly number[] };

/** The patients of refused documents: those of whom one can be corrected are chosen, the others say why not. */
export function FixChoice({ patients, name, chosen }: Props) {
  const { t, i18n } = useTranslation("returnedDocuments");
  const locale = i18n.language as Locale;
  return (
    <Table caption={t("fixPatients")} columns={[{ label: t("patient") }, { label: t("document") }]}>
      {patients.map(({ id, name: patient, documents }) => (
        <tr key={id}>
          <th scope="row">
            {documents.some(({ obstacle }) => obstacle === null) ? (
              <label className="check">
                <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
                <span>{patient}</span>
              </label>
            ) : (
              patient
            )}
          </th>
          <td data-l={t("document")}>
            <ul className="points">
              {documents.map(({ number, href, before, now, obstacle }) => (
                <li key={number}>
                  <a href={href} className="num">
                    {number}
                  </a>{" "}
                  {obstacle === null ? (
                    <span className="num">
                      {t("fixNow", { before: formatMoney(before, locale), now: formatMoney(now, locale) })}
                    </span>
                  ) : (
                    <span className="mute">{t(`obstacles.${obstacle}`)}</span>
                  )}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </Table>
  );
}
