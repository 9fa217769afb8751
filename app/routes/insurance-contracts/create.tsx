import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewContractForm } from "#rules/inputs/insurance/contract.ts";
import { localDate } from "#rules/time/time.ts";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import {
  ContractFields,
  ContractPriceFields,
  type ContractFieldName,
} from "#app/components/insurance/contract-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ContractChoices, CreateContract } from "#app/graphql/insurers/insurance-contracts.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { contractPages } from "#app/paths/insurers/insurance-contracts.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";

export const handle: PageHandle = { i18n: ["insurance", "forms", "errors"], title: "insurance:contractNew" };

type Typed = Record<ContractFieldName | "pointPrice" | "flatRatePrice", string>;

/**
 * The form begins with the numbers of an earlier contract: those of the provider are the same for all, and the rest is
 * the department's. A link may name the department or its expertise, the insurer, and the page to come back to.
 */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, contractPages.contractNew);
  const { departments } = await load(args, ContractChoices);
  const asked = queryOf(args, contractPages.contractNew);
  const department =
    departments.length === 1
      ? departments[0]
      : departments.find(({ id, expertise }) => id === asked.department || expertise === asked.expertise);
  const own = department?.insuranceCompanyContracts?.[0];
  const like = own ?? departments.flatMap(({ insuranceCompanyContracts }) => insuranceCompanyContracts ?? [])[0];
  const today = localDate(args.context.now());
  return {
    departments: departments.map(({ id, name }) => ({ id, name })),
    today,
    back: asked.back,
    values: ((await keptForm(args)) ?? {
      departmentId: department ? String(department.id) : "",
      insuranceCompany: asked.insurer ?? "",
      icz: like?.icz ?? "",
      icp: own?.icp ?? "",
      healthcare: own?.healthcare ?? "",
      paymentVariant: "1",
      invoicing: "BATCH",
      correctedNumber: "SAME",
      daysToDueDate: String(like?.daysToDueDate ?? 30),
      validFrom: `${today.slice(0, 4)}-01-01`,
    }) as Partial<Typed>,
  };
}

export async function action(args: ActionFunctionArgs) {
  const schema = NewContractForm({ today: localDate(args.context.now()), locale: await myLocale(args) });
  return submitForm(args, schema, async ({ pointPrice, flatRatePrice, ...terms }) => {
    await call(args, CreateContract, { input: terms, pointPrice, flatRatePrice });
    const { back } = queryOf(args, contractPages.contractNew);
    return flash(args, redirect(placeWithin(back, hrefHere(args, insurancePages.insurance))), {
      key: "insurance:contractCreated",
    });
  });
}

export default function CreateContractPage() {
  const { departments, today, back, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("contract", values);
  const { t } = useTranslation(["insurance", "forms"]);
  const to = useHref();
  return (
    <RecordForm
      title={t("contractNew")}
      list={{ href: placeWithin(back, to(insurancePages.insurance)), label: back ? t("forms:back") : t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "icz")}
    >
      <ContractFields fields={page.fields} departments={departments} today={today} />
      <Group legend={t("prices")} note={t("pricesText")}>
        <ContractPriceFields fields={page.fields} />
      </Group>
    </RecordForm>
  );
}
