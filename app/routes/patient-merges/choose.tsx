import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { MergeState } from "#app/components/patient-merges/merge-state.tsx";
import { DuplicateList } from "#app/components/patients/duplicate-note.tsx";
import { PatientTable } from "#app/components/patients/patient-table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { MergeChoice, MergeOfCard } from "#app/graphql/patients/patient-merges.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localDate } from "#rules/time/time.ts";
import { mergePages } from "#app/paths/patients/patient-merges.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["patientMerges", "patients", "forms"], title: "patientMerges:chooseTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard } = await load(args, MergeOfCard, { uuid: args.params.uuid! });
  const { q } = queryOf(args, mergePages.patientMergeChoose);
  const { patientCardDuplicates: duplicates, patientCards } = await load(args, MergeChoice, {
    card: patientCard.id,
    q,
    search: Boolean(q),
  });
  return {
    uuid: patientCard.uuid,
    name: patientCard.fullName,
    merge: patientCard.merge,
    q,
    duplicates,
    found: patientCards?.items.filter(({ uuid }) => uuid !== patientCard.uuid),
    today: localDate(args.context.now()),
  };
}

export default function ChooseMergePage() {
  const { uuid, name, merge, q, duplicates, found, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["patientMerges", "patients"]);
  const to = useHref();
  const hrefOf = (other: string) => to(mergePages.patientMerge, { uuid, other });
  return (
    <>
      <PageHead
        title={t("chooseTitle")}
        over={name}
        actions={<a href={to(patientPages.patient, { uuid, tab: "zakladni-udaje" })}>{t("patients:cancel")}</a>}
      />
      <div className="sheet">
        {merge && <MergeState merge={merge} unmergeHref={to(mergePages.patientUnmerge, { uuid })} />}
        <p className="mb">{t("chooseText")}</p>
        {duplicates.length > 0 && (
          <section className="part">
            <h2>{t("likely")}</h2>
            <DuplicateList candidates={duplicates} hrefOf={hrefOf} />
          </section>
        )}
        <section className="part">
          <h2>{t("another")}</h2>
          <Filters
            label={t("patients:search")}
            show={t("patients:search")}
            resetHref={q ? to(mergePages.patientMergeChoose, { uuid }) : undefined}
          >
            <FilterText name="q" type="search" label={t("patients:searchLabel")} value={q} width="w20" />
          </Filters>
          {found &&
            (found.length === 0 ? (
              <EmptyState title={t("patients:nothingTitle")}>{t("patients:nothingText")}</EmptyState>
            ) : (
              <PatientTable rows={found} today={today} hrefOf={hrefOf} />
            ))}
        </section>
      </div>
    </>
  );
}
