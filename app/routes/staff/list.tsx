import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { ColleagueTable } from "#app/components/staff/colleague-table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { Staff } from "#app/graphql/staff.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { settingsPages } from "#app/paths/settings.ts";
import { staffPages } from "#app/paths/staff.ts";

export const handle: PageHandle = { i18n: ["staff", "accounts", "secondFactor", "settings"], title: "staff:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, staffPages.staff);
  return (await load(args, Staff, { page: queryOf(args, staffPages.staff).page ?? 1 })).staff;
}

export default function StaffPage() {
  const staff = useLoaderData<typeof loader>();
  const { t } = useTranslation(["staff", "settings"]);
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
        actions={
          <ButtonLink href={to(staffPages.employee)} icon="plus" shortcut="z">
            {t("inviteTitle")}
          </ButtonLink>
        }
      />
      <div className="sheet">
        <p className="mb">{t("what")}</p>
        <ColleagueTable staff={staff.items} hrefOf={(profile) => to(staffPages.staffMember, { profile })} />
        <Pagination list={staff} hrefOf={(page) => to(staffPages.staff, { page })} />
      </div>
    </>
  );
}
