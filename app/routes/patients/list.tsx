import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { FilterChips, Filters, FilterText } from "#app/components/forms/filters.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { CardFilters, filterWords } from "#app/components/patients/card-filters.tsx";
import { ChosenPrints } from "#app/components/prints/chosen-prints.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { load } from "#app/http/request/load.server.ts";
import { PatientList } from "#app/graphql/patients/patient-list.ts";
import { gridParameters, pageOf } from "#app/http/grids/load-grid.server.ts";
import { cardFilters } from "#app/http/patients/card-filters.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";

export const handle: PageHandle = { i18n: ["patients", "grids", "forms"], title: "patients:listTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { query, filters, order } = cardFilters(args);
  const { page } = queryOf(args, patientPages.patients);
  const answer = load(args, PatientList, { parameters: gridParameters({ ...filters, ...order, page }) });
  args.context.bringsMe = answer;
  const { dataGrid, profiles, me } = await answer;
  const people = profiles.filter(({ motusProfession }) => motusProfession !== "OTHER");
  const asksConsent = me.profile?.medicalCenter?.gdprActive === true;
  return { list: await pageOf(args, "patients", dataGrid), query, filters, order, people, asksConsent };
}

export default function Patients() {
  const { list, query, filters: asked, order, people, asksConsent } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patients");
  const to = useHref();
  const { q, archived, ...filters } = query;
  const at = (change: QueryOf<typeof patientPages.patients>) =>
    to(patientPages.patients, { ...query, page: undefined, ...change });
  const { locale } = useRoot();
  const saves = useMay("patientCard:save");
  const keep = {
    ...(archived && { archived: "1" }),
    ...(query.sort && { sort: query.sort }),
    ...(query.direction && { direction: query.direction }),
  };
  const words = filterWords(t, locale, filters, people);
  const resetHref = to(patientPages.patients, { archived, sort: query.sort, direction: query.direction });
  const all = { ...query, page: undefined };
  return (
    <>
      <PageHead title={t("listTitle")} actions={<Actions />}>
        <Seg
          label={t("which")}
          items={[
            { label: t("active"), href: at({ archived: undefined }), current: !archived },
            { label: t("archive"), href: at({ archived: 1 }), current: Boolean(archived) },
          ]}
        />
      </PageHead>
      <div className="sheet">
        <Filters
          label={t("search")}
          show={t("search")}
          keep={keep}
          resetHref={q || words.length > 0 ? resetHref : undefined}
        >
          <FilterText name="q" type="search" label={t("searchLabel")} value={q} width="w20" />
          <CardFilters values={filters} people={people} asksConsent={asksConsent} />
        </Filters>
        <FilterChips
          label={t("narrowedTo")}
          chips={words.map(({ name, label }) => ({ label, href: at({ [name]: undefined }) }))}
        />
        <GridList
          {...listProps(list, order, at)}
          choose={{
            name: "card",
            valueOf: ({ patient }) => patient!.uuid!,
            label: ({ patient }) => t("choose", { name: patient!.fullName }),
          }}
          around={(table) => (
            <ChosenPrints
              hrefs={{
                labels: to(printPages.labels),
                list: to(printPages.listPrint),
                allLabels: to(printPages.labels, all),
                allList: to(printPages.listPrint, all),
              }}
              keep={keep}
            >
              {table}
            </ChosenPrints>
          )}
          files={saves ? gridFiles(locale, "patients", asked) : undefined}
          empty={
            <Nothing q={q} archived={Boolean(archived)} words={words.map(({ label }) => label)} resetHref={resetHref} />
          }
        />
      </div>
    </>
  );
}

/** FT vouchers are of Czech insurers. */
function Actions() {
  const { t } = useTranslation("patients");
  const to = useHref();
  const hasFtVouchers = useRoot().user?.profile?.medicalCenter?.country === "CZ";
  return (
    <>
      {hasFtVouchers && <ButtonLink href={to(ftVoucherPages.ftVouchers)}>{t("ftVouchers")}</ButtonLink>}
      <ButtonLink href={to(patientPages.patientNew)} tone="main" icon="plus" title={`${t("newCard")} (P)`}>
        {t("newCard")}
      </ButtonLink>
    </>
  );
}

function Nothing({
  q,
  archived,
  words,
  resetHref,
}: {
  q?: string;
  archived: boolean;
  words: string[];
  resetHref: string;
}) {
  const { t } = useTranslation("patients");
  const to = useHref();
  if (words.length > 0)
    return (
      <EmptyState title={t("nothingFiltered")}>
        {t("nothingFilteredText", { filters: [...(q ? [`„${q}“`] : []), ...words].join(", ") })}{" "}
        <a href={resetHref}>{t("showAll")}</a>
      </EmptyState>
    );
  if (q && archived) return <EmptyState title={t("nothingTitle")}>{t("nothingArchivedText")}</EmptyState>;
  if (q)
    return (
      <EmptyState
        title={t("nothingTitle")}
        action={{ href: to(patientPages.patientNew, { q }), label: t("newCardFor", { name: q }) }}
      >
        {t("nothingText")}
      </EmptyState>
    );
  if (archived) return <EmptyState title={t("emptyArchiveTitle")}>{t("emptyArchiveText")}</EmptyState>;
  return (
    <EmptyState title={t("emptyTitle")} action={{ href: to(patientPages.patientNew), label: t("firstCard") }}>
      {t("emptyText")}
    </EmptyState>
  );
}
