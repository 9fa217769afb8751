import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { deviceName } from "#rules/accounts/device-name.ts";
import { formatDateTime } from "#rules/format.ts";
import { StateChip } from "#app/components/base/chip.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { DevicesTable } from "#app/components/second-factor/devices-table.tsx";
import { Table } from "#app/components/base/table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { RememberedDevices } from "#app/graphql/staff/second-factor.ts";
import { Sessions } from "#app/graphql/center/settings.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["settings", "secondFactor"], title: "settings:sessionsTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const [{ sessions }, { rememberedDevices }] = await Promise.all([
    load(args, Sessions),
    load(args, RememberedDevices),
  ]);
  const named = <T extends { device: string }>(rows: T[]) =>
    rows.map((row) => ({ ...row, device: deviceName(row.device) }));
  return { sessions: named(sessions), devices: named(rememberedDevices) };
}

export default function SessionsPage() {
  const { sessions, devices } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation(["settings", "secondFactor"]);
  const to = useHref();
  const does = <span className="vh">{t("endSession")}</span>;
  const columns = [t("device"), t("address"), t("since"), t("lastSeen"), does].map((label) => ({ label }));
  return (
    <>
      <PageHead
        title={t("sessionsTitle")}
        over={<a href={to(settingsPages.settings, { tab: "osobni" })}>{t("title")}</a>}
      />
      <div className="sheet">
        <p className="mb">{t("sessionsHint")}</p>
        <Table caption={t("sessionsTitle")} columns={columns}>
          {sessions.map(({ id, device, address, createdAt, lastSeenAt, current, strange }) => (
            <tr key={id}>
              <th scope="row">
                {device ?? t("unknownDevice")}
                {current && <span className="mute"> ({t("thisDevice")})</span>}
                {strange && (
                  <>
                    {" "}
                    <StateChip state="todo" icon="warning">
                      {t("strangePlace")}
                    </StateChip>
                  </>
                )}
              </th>
              <td data-l={t("address")} className="num">
                {address}
              </td>
              <td data-l={t("since")} className="num">
                {formatDateTime(createdAt, locale)}
              </td>
              <td data-l={t("lastSeen")} className="num">
                {formatDateTime(lastSeenAt, locale)}
              </td>
              <td className="r">
                <a href={current ? to(accountPages.logout) : to(settingsPages.endSession, { id })}>
                  {t("endSession")}
                  <span className="vh"> {device ?? t("unknownDevice")}</span>
                </a>
              </td>
            </tr>
          ))}
        </Table>
        {devices.length > 0 && (
          <section className="top">
            <h2>{t("secondFactor:devicesTitle")}</h2>
            <p className="mb">{t("secondFactor:devicesText")}</p>
            <DevicesTable devices={devices} forgetHref={(id) => to(secondFactorPages.forgetDevice, { id })} />
          </section>
        )}
      </div>
    </>
  );
}
