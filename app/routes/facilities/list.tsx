import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FacilityTable } from "#app/components/facilities/facility-table.tsx";
import { RecordList } from "#app/components/layout/record-list.tsx";
import { load } from "#app/graphql/client.server.ts";
import { FacilityList } from "#app/graphql/facilities.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { facilityPages } from "#app/paths/facilities.ts";
import { settingsPages } from "#app/paths/settings.ts";

export const handle: PageHandle = { i18n: ["facilities", "settings"], title: "facilities:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, facilityPages.facilities);
  const { facilities, procedures, profiles } = await load(args, FacilityList);
  const needing = (id: number) =>
    procedures.filter(({ facilityIds }) => facilityIds.includes(id)).map(({ name }) => name);
  return {
    rows: facilities.map((facility) => ({ ...facility, services: needing(facility.id) })),
    people: Object.fromEntries(profiles.map(({ id, surname }) => [id, surname])),
  };
}

export default function FacilitiesPage() {
  const { rows, people } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["facilities", "settings"]);
  const to = useHref();
  return (
    <RecordList
      title={t("title")}
      over={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      add={{ href: to(facilityPages.facilityNew), label: t("add") }}
      empty={{ title: t("emptyTitle"), text: t("emptyText") }}
    >
      {rows.length > 0 && (
        <FacilityTable
          rows={rows}
          people={people}
          editHref={(id) => to(facilityPages.facilityEdit, { id })}
          removeHref={(id) => to(facilityPages.facilityRemove, { id })}
        />
      )}
    </RecordList>
  );
}
