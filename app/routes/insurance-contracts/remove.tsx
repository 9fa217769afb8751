import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ContractNamed, RemoveContract } from "#app/graphql/insurers/insurance-contracts.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { contractPages } from "#app/paths/insurers/insurance-contracts.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";

export const handle: PageHandle = {
  i18n: ["insurance", "forms", "errors"],
  title: "insurance:contractRemoveQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, contractPages.contractRemove);
  return (await load(args, ContractNamed, { id: idOf(args) })).insuranceCompanyContract;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveContract, { contract: idOf(args) });
    return flash(args, redirect(hrefHere(args, insurancePages.insurance)), { key: "insurance:contractRemoved" });
  });

export default function RemoveContractPage() {
  const { id, insuranceCompany, department, icp } = useLoaderData<typeof loader>();
  const { t } = useTranslation("insurance");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("contractRemoveQuestion")}
      about={
        <Subject name={`${insuranceCompany.code} ${insuranceCompany.name}`}>
          {t("expertise")} {department.expertise}, {t("icp")} {icp}
        </Subject>
      }
      effect={t("contractRemoveText")}
      does={t("contractRemoveDo")}
      backHref={to(contractPages.contract, { id })}
      idempotencyKey={formKey}
    />
  );
}
