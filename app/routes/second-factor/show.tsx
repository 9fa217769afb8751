import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { SecondFactorState } from "#app/components/second-factor/state.tsx";
import { load } from "#app/http/request/load.server.ts";
import { SecondFactor } from "#app/graphql/staff/second-factor.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "settings"], title: "secondFactor:title" };

/** With fewer than this the page recommends new ones. */
const FEW = 4;

export const loader = async (args: LoaderFunctionArgs) => (await load(args, SecondFactor)).secondFactor;

export default function SecondFactorPage() {
  const { since, recoveryCodesLeft: count, requiredBy } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["secondFactor", "settings"]);
  const to = useHref();
  const left = t("codesLeft", { count });
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "osobni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <p className="mb">{t("what")}</p>
        <p className="mb">
          <SecondFactorState since={since} />
        </p>
        {since === null ? (
          <ButtonLink href={to(secondFactorPages.secondFactorOn)} tone="main">
            {t("turnOn")}
          </ButtonLink>
        ) : (
          <>
            {count < FEW ? (
              <Note variant="warning">
                <p>
                  {left} {t("codesFew")}
                </p>
              </Note>
            ) : (
              <p className="mb">{left}</p>
            )}
            <div className="row">
              <ButtonLink href={to(secondFactorPages.recoveryCodes)}>{t("newCodes")}</ButtonLink>
              {requiredBy.length === 0 && (
                <ButtonLink href={to(secondFactorPages.secondFactorOff)} tone="bad">
                  {t("turnOff")}
                </ButtonLink>
              )}
            </div>
            {requiredBy.length > 0 && <p className="top mute">{t("keptOn", { center: requiredBy.join(", ") })}</p>}
          </>
        )}
      </div>
    </>
  );
}
