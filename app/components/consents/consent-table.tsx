import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import type { ConsentShown } from "./consent-state.tsx";
import { ScanLink } from "./scan-link.tsx";

export type ConsentRow = ConsentShown & { link: { recipient: string; createdBy: { fullName: string } } | null };
type Props = { rows: ConsentRow[]; wordingHref: (id: number) => string; addScanHref: (id: number) => string };

/** A patient's consents through time, the latest first: form, wording, and withdrawal of each. */
export function ConsentTable({ rows, wordingHref, addScanHref }: Props) {
  const { t, i18n } = useTranslation("consents");
  const locale = i18n.language as Locale;
  const columns = [t("givenOn"), t("how"), t("wording"), t("scan"), t("validity")].map((label) => ({ label }));
  return (
    <Table caption={t("history")} columns={columns}>
      {rows.map(({ id, type, givenOn, wording, document, link, createdBy, withdrawnAt, withdrawnBy }) => (
        <tr key={id}>
          <th scope="row" className="num">
            {formatDate(givenOn, locale)}
          </th>
          <td data-l={t("how")}>
            <div>
              {t(`types.${type}`)}
              <br />
              <span className="mute">
                {link
                  ? t("sentBy", { recipient: link.recipient, name: link.createdBy.fullName })
                  : t("taken", { name: createdBy?.fullName })}
              </span>
            </div>
          </td>
          <td data-l={t("wording")}>
            <a href={wordingHref(wording.id)}>{t("wordingNumber", { number: wording.number })}</a>
          </td>
          <td data-l={t("scan")}>
            {type === "SIGNATURE" ? (
              <div>
                <ScanLink scan={document} addHref={withdrawnAt ? undefined : addScanHref(id)} />
              </div>
            ) : (
              <span className="mute">{t("needsNoScan")}</span>
            )}
          </td>
          <td data-l={t("validity")}>
            {withdrawnAt ? (
              <div>
                <StateChip state="bad" icon="undo">
                  {t("withdrawn")}
                </StateChip>{" "}
                <span className="num">{formatDateTime(withdrawnAt, locale)}</span>
                <br />
                <span className="mute">{t("recordedBy", { name: withdrawnBy?.fullName })}</span>
              </div>
            ) : (
              <StateChip state="ok" icon="check">
                {t("inForce")}
              </StateChip>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
