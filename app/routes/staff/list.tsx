import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#app/components/page-head.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { ColleagueTable } from "#app/components/staff/colleague-table.tsx";
import { api } from "#app/graphql/client.server.ts";
import { Staff } from "#app/graphql/staff.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["staff", "account", "secondFactor", "settings"], title: "staff:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "staff:write");
  return (await api(args, Staff, { page: queryOf(args, "staff").page ?? 1 })).staff;
}

export default function StaffPage() {
  const staff = useLoaderData<typeof loader>();
  const { t } = useTranslation(["staff", "settings"]);
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to("settings", { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <p className="mb">{t("what")}</p>
        <ColleagueTable staff={staff.items} hrefOf={(profile) => to("staffMember", { profile })} />
        <Pagination list={staff} hrefOf={(page) => to("staff", { page })} />
      </div>
    </>
  );
}
