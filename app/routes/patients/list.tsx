import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { PatientTable, type PatientSort } from "#app/components/patients/patient-table.tsx";
import { Seg } from "#app/components/seg.tsx";
import { api } from "#app/graphql/client.server.ts";
import { PatientList } from "#app/graphql/patients.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["patients", "forms"], title: "patients:listTitle" };

const sorts = { surname: "surname", "birth-date": "dateOfBirth", created: "createdAt" } as const;

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, "patients");
  const { q, sort = "surname", direction = sort === "created" ? "desc" : "asc", archived } = query;
  const { patientCards } = await api(args, PatientList, { q, page: query.page, sort: sorts[sort], direction, archived: archived === 1 });
  return { ...patientCards, query: { ...query, q: q?.trim() || undefined }, sorted: { by: sort, direction }, today: localDate(args.context.now()) };
}

export default function Patients() {
  const { items, total, totalIsCapped, page, pageSize, query, sorted, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patients");
  const to = useHref();
  const { q, archived } = query;
  const at = (change: Parameters<typeof to<"patients">>[1]) => to("patients", { ...query, page: undefined, ...change });
  const turned = (by: PatientSort) => at({ sort: by, direction: by === sorted.by && sorted.direction === "asc" ? "desc" : "asc" });
  const keep = { ...(archived && { archived: "1" }), ...(query.sort && { sort: query.sort }), ...(query.direction && { direction: query.direction }) };
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <PageHead title={t("listTitle")} actions={<ButtonLink href={to("patientNew")} tone="main" icon="plus" title={`${t("newCard")} (P)`}>{t("newCard")}</ButtonLink>}>
        <Seg
          label={t("which")}
          items={[
            { label: t("active"), href: at({ archived: undefined }), current: !archived },
            { label: t("archive"), href: at({ archived: 1 }), current: Boolean(archived) },
          ]}
        />
      </PageHead>
      <div className="sheet">
        <Filters label={t("search")} show={t("search")} keep={keep} resetHref={q && at({ q: undefined })}>
          <FilterText name="q" type="search" label={t("searchLabel")} value={q} width="w20" />
        </Filters>
        {items.length === 0 ? (
          <Nothing q={q} archived={Boolean(archived)} />
        ) : (
          <>
            <PatientTable rows={items} today={today} hrefOf={(uuid) => to("patient", { uuid })} sort={{ ...sorted, hrefOf: turned }} />
            <Pagination
              from={first}
              to={first + items.length - 1}
              total={totalIsCapped ? { moreThan: total } : total}
              previousHref={page > 1 ? at({ page: page - 1 }) : undefined}
              nextHref={page * pageSize < total ? at({ page: page + 1 }) : undefined}
            />
          </>
        )}
      </div>
    </>
  );
}

function Nothing({ q, archived }: { q?: string; archived: boolean }) {
  const { t } = useTranslation("patients");
  const to = useHref();
  if (q && archived) return <EmptyState title={t("nothingTitle")}>{t("nothingArchivedText")}</EmptyState>;
  if (q) return <EmptyState title={t("nothingTitle")} action={{ href: to("patientNew", { q }), label: t("newCardFor", { name: q }) }}>{t("nothingText")}</EmptyState>;
  if (archived) return <EmptyState title={t("emptyArchiveTitle")}>{t("emptyArchiveText")}</EmptyState>;
  return <EmptyState title={t("emptyTitle")} action={{ href: to("patientNew"), label: t("firstCard") }}>{t("emptyText")}</EmptyState>;
}
