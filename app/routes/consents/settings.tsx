import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { ConsentSwitches } from "#app/components/consents/switches.tsx";
import { WordingTable } from "#app/components/consents/wording-table.tsx";
import { WordingText } from "#app/components/consents/wording-text.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { GdprSettings } from "#app/graphql/patients/consents.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { consentPages } from "#app/paths/patients/consents.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["consents", "settings"], title: "consents:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, consentPages.gdpr);
  const { me, gdprWording, gdprWordings } = await load(args, GdprSettings);
  const { gdprActive: active, gdprConsentByEmail: byEmail } = me.profile!.medicalCenter!;
  return { active, byEmail, current: gdprWording, wordings: gdprWordings };
}

export default function GdprSettingsPage() {
  const { active, byEmail, current, wordings } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["consents", "settings"]);
  const to = useHref();
  const wordingHref = (id: number) => to(consentPages.gdprWording, { id, back: to(consentPages.gdpr) });
  const add = { href: to(consentPages.gdprWordingNew), label: t("newWording") };
  const over = <a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>;
  return (
    <>
      <PageHead
        title={t("title")}
        over={over}
        actions={
          current && (
            <ButtonLink href={add.href} tone="main" icon="plus">
              {add.label}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        <ConsentSwitches
          active={active}
          byEmail={byEmail}
          hrefs={{
            active: to(consentPages.gdprSwitch, { of: "souhlasy" }),
            byEmail: to(consentPages.gdprSwitch, { of: "e-mail" }),
          }}
        />
        {current === null ? (
          <EmptyState title={t("noWording")} action={add}>
            {t("noWordingText")}
          </EmptyState>
        ) : (
          <>
            <h2>{t("currentWording")}</h2>
            <WordingText text={current.text} />
            <p className="mb">
              <a href={wordingHref(current.id)}>{t("print")}</a>
            </p>
            <WordingTable rows={wordings} hrefOf={wordingHref} />
          </>
        )}
      </div>
    </>
  );
}
