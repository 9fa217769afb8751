import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#rules/format.ts";
import { ContractPriceForm } from "#rules/inputs/insurance/contract.ts";
import { localDate } from "#rules/time/time.ts";
import { DateField } from "#app/components/forms/fields/date-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { ContractPriceFields } from "#app/components/insurance/contract-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ContractNamed, SetContractPrices } from "#app/graphql/insurers/insurance-contracts.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { contractPages } from "#app/paths/insurers/insurance-contracts.ts";

export const handle: PageHandle = { i18n: ["insurance", "forms", "errors"], title: "insurance:priceNew" };

type Typed = Record<"validFrom" | "pointPrice" | "flatRatePrice" | "version", string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, contractPages.contractPriceNew);
  const { insuranceCompanyContract: contract } = await load(args, ContractNamed, { id: idOf(args) });
  const { id, department, insuranceCompany, version } = contract;
  return {
    id,
    name: `${insuranceCompany.code} ${insuranceCompany.name}, ${department.expertise}`,
    today: localDate(args.context.now()),
    values: ((await keptForm(args)) ?? { version: String(version) }) as Typed,
  };
}

export async function action(args: ActionFunctionArgs) {
  const locale = await myLocale(args);
  const schema = ContractPriceForm({ today: localDate(args.context.now()), locale });
  return submitForm(args, schema, async (input, form) => {
    await call(args, SetContractPrices, {
      ...input,
      contract: idOf(args),
      version: Number(form.get("version")),
    });
    return flash(args, redirect(hrefHere(args, contractPages.contract, { id: idOf(args) })), {
      key: "insurance:priceSaved",
      values: { date: formatDate(input.validFrom, locale) },
    });
  });
}

export default function SetContractPricePage() {
  const { id, name, today, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("contract-price", values);
  const { t } = useTranslation("insurance");
  const to = useHref();
  return (
    <RecordForm
      title={t("priceNew")}
      list={{ href: to(contractPages.contract, { id }), label: name }}
      save={t("save")}
      page={page}
      labelOf={(field) => t(field as "validFrom")}
      version={Number(values.version)}
    >
      <Group legend={t("prices")} note={t("pricesText")}>
        <DateField field={page.fields.validFrom} label={t("validFrom")} today={today} />
        <ContractPriceFields fields={page.fields} />
      </Group>
    </RecordForm>
  );
}
