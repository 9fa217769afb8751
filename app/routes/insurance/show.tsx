import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Note } from "#app/components/base/note.tsx";
import { insurerCells } from "#app/components/grids/cells/insurer-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { DepartmentTable } from "#app/components/insurance/department-table.tsx";
import { InsuranceFacts } from "#app/components/insurance/insurance-facts.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { InsuranceOverview } from "#app/graphql/insurers/insurance.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { departmentPages } from "#app/paths/insurers/departments.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { contractPages } from "#app/paths/insurers/insurance-contracts.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["insurance", "grids", "settings"], title: "insurance:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurancePages.insurance);
  const query = queryOf(args, insurancePages.insurance);
  const { me, departments } = await load(args, InsuranceOverview);
  const { country, type, insuranceConfig } = me.profile!.medicalCenter!;
  return {
    config: insuranceConfig!,
    possible: country === "CZ" && type === "MEDICAL_CENTER",
    departments: departments.map(({ id, name, profiles, insuranceCompanyContracts }) => ({
      id,
      name,
      people: profiles.map(({ listName }) => listName),
      contracts: insuranceCompanyContracts?.length ?? 0,
    })),
    list: await loadGrid(args, "insuranceCompanyContracts", query),
    query,
  };
}

export default function InsurancePage() {
  const { config, possible } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["insurance", "settings"]);
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
        actions={
          possible && (
            <ButtonLink href={to(insurancePages.insuranceSwitch)} tone={config.active ? undefined : "main"}>
              {t(config.active ? "turnOff" : "turnOn")}
            </ButtonLink>
          )
        }
      />
      {config.active ? (
        <Contracts />
      ) : (
        <div className="sheet">
          <EmptyState title={t("offTitle")}>{t(possible ? "offText" : "elsewhere")}</EmptyState>
        </div>
      )}
    </>
  );
}

/** Departments, their contracts, and the numbers of what is billed. */
function Contracts() {
  const { config, departments, list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("insurance");
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) => to(insurancePages.insurance, { ...query, page: undefined, ...change });
  return (
    <>
      {config.shippedPoints && (
        <Note variant="warning" title={t("points2016Title")}>
          <p>{t("points2016")}</p>
        </Note>
      )}
      <section className="sheet">
        <h2>{t("departments")}</h2>
        <p className="mute mb">{departments.length > 0 ? t("departmentsText") : t("departmentsNone")}</p>
        {departments.length > 0 && (
          <DepartmentTable
            rows={departments}
            editHref={(id) => to(departmentPages.department, { id })}
            contractHref={(id) => to(contractPages.contractNew, { department: id })}
            removeHref={(id) => to(departmentPages.departmentRemove, { id })}
          />
        )}
        <p className="top">
          <ButtonLink
            href={to(departmentPages.departmentNew)}
            icon="plus"
            tone={departments.length === 0 ? "main" : undefined}
          >
            {t("departmentAdd")}
          </ButtonLink>
        </p>
      </section>
      {departments.length > 0 && (
        <section className="sheet">
          <h2>{t("contracts")}</h2>
          {list.items.length === 0 && <p className="mute mb">{t("contractsNone")}</p>}
          {list.items.length > 0 && (
            <GridList
              {...listProps(list, query, at)}
              cells={insurerCells}
              files={gridFiles(locale, "insuranceCompanyContracts")}
            />
          )}
          <p className="top">
            <ButtonLink
              href={to(contractPages.contractNew)}
              icon="plus"
              tone={list.items.length === 0 ? "main" : undefined}
            >
              {t("contractAdd")}
            </ButtonLink>
          </p>
        </section>
      )}
      <section className="sheet">
        <h2>{t("numbers")}</h2>
        <InsuranceFacts config={config} />
        <p className="top">
          <ButtonLink href={to(insurancePages.insuranceNumbers)}>{t("numbersChange")}</ButtonLink>{" "}
          <ButtonLink href={to(insurancePages.insuranceInterface)}>{t("interface.title")}</ButtonLink>{" "}
          <ButtonLink href={to(insurancePages.insuranceInvoiceForm)}>{t("invoiceForm.title")}</ButtonLink>
        </p>
      </section>
    </>
  );
}
