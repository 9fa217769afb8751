import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { formatDate, formatMoney } from "#rules/format.ts";
import { readPointPrice } from "#rules/insurance/point-price.ts";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ContractNamed, RemoveContractPrices } from "#app/graphql/insurers/insurance-contracts.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { contractPages } from "#app/paths/insurers/insurance-contracts.ts";

export const handle: PageHandle = {
  i18n: ["insurance", "forms", "errors"],
  title: "insurance:priceRemoveQuestion",
  inDialog: true,
};

/** The prices of the day that the address names; a day without any is not found. */
async function priceOf(args: LoaderFunctionArgs) {
  const { insuranceCompanyContract: contract } = await load(args, ContractNamed, { id: idOf(args) });
  const price = contract.prices.find(({ validFrom }) => validFrom === args.params.validFrom);
  if (!price) throw new Response(null, { status: 404 });
  return { contract, ...price };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, contractPages.contractPriceRemove);
  return priceOf(args);
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    const { validFrom } = await priceOf(args);
    await call(args, RemoveContractPrices, {
      contract: idOf(args),
      validFrom,
      version: Number(form.get("version")),
    });
    return flash(args, redirect(hrefHere(args, contractPages.contract, { id: idOf(args) })), {
      key: "insurance:priceRemoved",
    });
  });

export default function RemoveContractPricePage() {
  const { contract, validFrom, pointPrice } = useLoaderData<typeof loader>();
  const page = useFormPage("contract-price-removal", {});
  const { t } = useTranslation("insurance");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      {...page.formProps}
      version={contract.version}
      question={t("priceRemoveQuestion")}
      about={
        <Subject name={`${contract.insuranceCompany.code} ${contract.insuranceCompany.name}`}>
          {formatMoney({ amount: readPointPrice(pointPrice) ?? 0, currency: "CZK" }, locale)}{" "}
          {t("priceFrom", { date: formatDate(validFrom, locale) })}
        </Subject>
      }
      effect={t("priceRemoveText")}
      does={t("priceRemoveDo")}
      backHref={to(contractPages.contract, { id: contract.id })}
      faults={<ErrorSummary form={page.form} labelOf={() => t("prices")} apiMessage={page.apiMessage} />}
    />
  );
}
