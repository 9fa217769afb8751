import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { localDate } from "#rules/time/time.ts";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { LinkList } from "#app/components/base/link-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PatientTable } from "#app/components/patients/patient-table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { FoundPatients } from "#app/graphql/patients/patient-list.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { findScreens } from "#app/http/page/screens.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { searchPages } from "#app/paths/search.ts";

export const handle: PageHandle = { i18n: ["search", "patients", "forms"], title: "search:title" };

const MOST_PATIENTS = 10;

export async function loader(args: LoaderFunctionArgs) {
  const q = queryOf(args, searchPages.search).q?.trim() ?? "";
  const screens = await findScreens(args, q);
  const found = q ? (await load(args, FoundPatients, { q, pageSize: MOST_PATIENTS })).patientCards : null;
  return {
    q,
    screens,
    patients: found?.items ?? [],
    more: (found?.total ?? 0) > MOST_PATIENTS,
    today: localDate(args.context.now()),
  };
}

export default function Search() {
  const { q, screens, patients, more, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation("search");
  const to = useHref();
  return (
    <>
      <PageHead title={t("title")} />
      <div className="sheet">
        <Filters label={t("title")} show={t("search")}>
          <FilterText name="q" type="search" label={t("label")} value={q} width="w20" />
        </Filters>
        {!q && <p className="mute mb">{t("hint")}</p>}
        {q && patients.length + screens.length === 0 && (
          <EmptyState
            title={t("nothingTitle")}
            action={{ href: to(patientPages.patientNew, { q }), label: t("newCardFor", { name: q }) }}
          >
            {t("nothingText")}
          </EmptyState>
        )}
        {patients.length > 0 && (
          <section className="mb">
            <h2>{t("patients")}</h2>
            <PatientTable
              rows={patients}
              today={today}
              hrefOf={(uuid) => to(patientPages.patient, { uuid })}
              startsHere
            />
            {more && (
              <p className="top">
                <a href={to(patientPages.patients, { q })}>{t("allFound")}</a>
              </p>
            )}
          </section>
        )}
        {screens.length > 0 && (
          <section>
            <h2>{t("screens")}</h2>
            <LinkList
              items={screens.map((screen) => ({ ...screen, icon: "panel" }))}
              startsHere={q !== "" && patients.length === 0}
            />
          </section>
        )}
      </div>
    </>
  );
}
