import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { StaffTable } from "#app/components/second-factor/staff-table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { StaffSecondFactors } from "#app/graphql/staff/second-factor.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "settings"], title: "secondFactor:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, secondFactorPages.staffSecondFactors);
  const { me, secondFactorsOfStaff: staff } = await load(args, StaffSecondFactors);
  return {
    staff,
    duty: me.profile!.medicalCenter!.secondFactorDuty,
    mine: staff.some(({ own, since }) => own && since),
  };
}

export default function StaffSecondFactorsPage() {
  const { staff, duty, mine } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["secondFactor", "settings"]);
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <p className="mb">{t(`requireIs.${duty}`)}</p>
        {duty !== "NOBODY" || mine ? (
          <p className="mb">
            <ButtonLink href={to(secondFactorPages.secondFactorRequire)}>{t("requireChange")}</ButtonLink>
          </p>
        ) : (
          <p className="mb">
            {t("requireFirst")} <a href={to(secondFactorPages.secondFactor)}>{t("turnOn")}</a>
          </p>
        )}
        <StaffTable staff={staff} removeHref={(profile) => to(secondFactorPages.secondFactorRemove, { profile })} />
      </div>
    </>
  );
}
