import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import { ContractForm } from "#rules/inputs/insurance/contract.ts";
import { readPointPrice } from "#rules/insurance/point-price.ts";
import { localDate } from "#rules/time/time.ts";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { DayHistory } from "#app/components/dated-settings/day-history.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { ContractFields, type ContractFieldName } from "#app/components/insurance/contract-fields.tsx";
import { useContractWords } from "#app/components/insurance/use-contract-words.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ContractToEdit, UpdateContract } from "#app/graphql/insurers/insurance-contracts.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { contractPages } from "#app/paths/insurers/insurance-contracts.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";

export const handle: PageHandle = { i18n: ["insurance", "forms", "errors"], title: "insurance:contractTitle" };

type Values = Record<ContractFieldName, string>;

async function loadShown(args: LoaderFunctionArgs) {
  const { insuranceCompanyContract: contract, departments } = await load(args, ContractToEdit, { id: idOf(args) });
  const shown: Values = {
    departmentId: String(contract.department.id),
    insuranceCompany: contract.insuranceCompany.code,
    icz: contract.icz,
    icp: contract.icp,
    healthcare: contract.healthcare,
    paymentVariant: contract.paymentVariant,
    invoicing: contract.invoicing,
    correctedNumber: contract.correctedNumber,
    daysToDueDate: String(contract.daysToDueDate),
    variableSymbol: contract.variableSymbol ?? "",
    validFrom: contract.validFrom,
    validTo: contract.validTo ?? "",
  };
  return { contract, departments, shown, version: contract.version };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, contractPages.contract);
  const { contract, departments, shown, version } = await loadShown(args);
  const { id, department, insuranceCompany, prices, medicalOperations } = contract;
  return {
    id,
    expertise: department.expertise,
    insurer: insuranceCompany.abbreviation,
    prices,
    operations: medicalOperations.length,
    departments,
    today: localDate(args.context.now()),
    values: await editValues(args, { shown, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const schema = ContractForm({ today: localDate(args.context.now()), locale: await myLocale(args) });
  const answer = await submitForm(args, schema, async (input, form) => {
    await call(args, UpdateContract, { contract: idOf(args), version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, insurancePages.insurance)), { key: "insurance:contractSaved" });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { id, expertise, insurer, operations, departments, today, values } = useLoaderData<typeof loader>();
  const page = useFormPage<typeof values>("contract", values);
  const { t } = useTranslation("insurance");
  const { labelOf, inWords } = useContractWords(departments);
  const to = useHref();
  return (
    <>
      <RecordForm
        title={t("contractEdit", { insurer, expertise })}
        list={{ href: to(insurancePages.insurance), label: t("title") }}
        save={t("save")}
        page={page}
        labelOf={labelOf}
        basis={page.fields}
        inWords={inWords}
        more={<a href={to(contractPages.contractRemove, { id })}>{t("contractRemoveDo")}</a>}
      >
        <ContractFields fields={page.fields} departments={departments} today={today} />
      </RecordForm>
      <Prices />
      <section className="sheet">
        <h2>{t("operations")}</h2>
        <p className="mb">{t("operationsCount", { count: operations })}</p>
        <p>
          <ButtonLink href={to(contractPages.contractOperations, { id })}>{t("operationsChange")}</ButtonLink>
        </p>
      </section>
    </>
  );
}

/** The prices by the days from which they hold. */
function Prices() {
  const { id, prices } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation("insurance");
  const to = useHref();
  const locale = i18n.language as Locale;
  return (
    <DayHistory
      title={t("prices")}
      text={t("pricesText")}
      words={{ validFrom: t("validFrom"), remove: t("remove"), from: (date) => t("priceFrom", { date }) }}
      columns={[t("pointPrice"), t("flatRatePrice")]}
      rows={prices.map(({ validFrom, pointPrice, flatRatePrice }) => ({
        validFrom,
        cells: [
          formatMoney({ amount: readPointPrice(pointPrice) ?? 0, currency: "CZK" }, locale),
          flatRatePrice && formatMoney(flatRatePrice, locale),
        ],
        removeHref: prices.length > 1 ? to(contractPages.contractPriceRemove, { id, validFrom }) : null,
      }))}
    >
      <p className="top">
        <ButtonLink href={to(contractPages.contractPriceNew, { id })}>{t("priceAdd")}</ButtonLink>
      </p>
    </DayHistory>
  );
}
