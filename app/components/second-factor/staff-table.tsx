import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";
import { SecondFactorState } from "./state.tsx";

type Member = { since: string | null; own: boolean; profile: { id: number; fullName: string } };

/** Staff with the state of their second factor; a colleague's can be removed. */
export function StaffTable({ staff, removeHref }: { staff: Member[]; removeHref: (profile: number) => string }) {
  const { t } = useTranslation("secondFactor");
  const does = <span className="vh">{t("remove")}</span>;
  const columns = [t("person"), t("state"), does].map((label) => ({ label }));
  return (
    <Table caption={t("title")} columns={columns}>
      {staff.map(({ since, own, profile: { id, fullName } }) => (
        <tr key={id}>
          <th scope="row">{fullName}</th>
          <td data-l={t("state")}>
            <SecondFactorState since={since} />
          </td>
          <td className="r">
            {since && !own && (
              <a href={removeHref(id)}>
                {t("remove")}
                <span className="vh"> {fullName}</span>
              </a>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
