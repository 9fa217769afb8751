import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Device = {
  id: number;
  /** Null where the browser is unknown. */ device: string | null;
  address: string;
  createdAt: string;
  expiresAt: string;
};

/** The devices on which a user is not asked for the code. */
export function DevicesTable({ devices, forgetHref }: { devices: Device[]; forgetHref: (id: number) => string }) {
  const { t, i18n } = useTranslation(["secondFactor", "settings"]);
  const locale = i18n.language as Locale;
  const does = <span className="vh">{t("forget")}</span>;
  const columns = [t("settings:device"), t("settings:address"), t("rememberedSince"), t("until"), does].map(
    (label) => ({ label }),
  );
  return (
    <Table caption={t("devicesTitle")} columns={columns}>
      {devices.map(({ id, device, address, createdAt, expiresAt }) => (
        <tr key={id}>
          <th scope="row">{device ?? t("settings:unknownDevice")}</th>
          <td data-l={t("settings:address")} className="num">
            {address}
          </td>
          <td data-l={t("rememberedSince")} className="num">
            {formatDateTime(createdAt, locale)}
          </td>
          <td data-l={t("until")} className="num">
            {formatDate(expiresAt, locale)}
          </td>
          <td className="r">
            <a href={forgetHref(id)}>
              {t("forget")}
              <span className="vh"> {device ?? t("settings:unknownDevice")}</span>
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}
