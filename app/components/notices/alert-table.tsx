import { useTranslation } from "react-i18next";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";

type Lead =
  | "IMMEDIATE"
  | "DAY"
  | "TEN"
  | "FIFTEEN"
  | "TWENTY"
  | "THIRTY"
  | "FORTY_FIVE"
  | "SIXTY"
  | "SEVENTY_FIVE"
  | "NINETY";
type Alert = {
  id: number;
  active: boolean;
  minutesAhead: string | null;
  dayAhead: boolean;
  notificationType: "SMS" | "EMAIL";
};

/** The moment of an alert, as a word of `leads`. */
export const leadOf = ({ minutesAhead, dayAhead }: Pick<Alert, "minutesAhead" | "dayAhead">): Lead =>
  dayAhead ? "DAY" : ((minutesAhead ?? "IMMEDIATE") as Lead);

/** The alerts by moment and channel, each with the page that switches it. */
export function AlertTable({ alerts, switchHref }: { alerts: Alert[]; switchHref: (id: number) => string }) {
  const { t } = useTranslation("notices");
  const leads = [...new Set(alerts.map(leadOf))];
  return (
    <Table caption={t("alertsTitle")} columns={[t("when"), t("email"), t("sms")].map((label) => ({ label }))}>
      {leads.map((lead) => (
        <tr key={lead}>
          <th scope="row">{t(`leads.${lead}`)}</th>
          {(["EMAIL", "SMS"] as const).map((channel) => {
            const alert = alerts.find((one) => leadOf(one) === lead && one.notificationType === channel)!;
            const name = t(channel === "SMS" ? "sms" : "email");
            return (
              <td key={channel} data-l={name}>
                <span>
                  <StateChip state={alert.active ? "ok" : "quiet"} icon={alert.active ? "check" : "close"}>
                    {t(alert.active ? "on" : "off")}
                  </StateChip>{" "}
                  <a href={switchHref(alert.id)}>
                    {t(alert.active ? "turnOff" : "turnOn")}
                    <span className="vh">
                      {" "}
                      {name}, {t(`leads.${lead}`)}
                    </span>
                  </a>
                </span>
              </td>
            );
          })}
        </tr>
      ))}
    </Table>
  );
}
