import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ContractOperationsForm } from "#rules/inputs/insurance/contract.ts";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { OperationChecks } from "#app/components/insurance/operation-checks.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import {
  ContractOperations,
  OperationsToChoose,
  SetContractOperations,
} from "#app/graphql/insurers/insurance-contracts.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { contractPages } from "#app/paths/insurers/insurance-contracts.ts";

export const handle: PageHandle = { i18n: ["insurance", "forms", "errors"], title: "insurance:operations" };

type Typed = { medicalOperations: string[]; codes: string; version: string };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, contractPages.contractOperations);
  const { insuranceCompanyContract: contract } = await load(args, ContractOperations, { id: idOf(args) });
  const { id, insuranceCompany, medicalOperations, version } = contract;
  const { expertise } = contract.department;
  const { medicalOperations: own } = await load(args, OperationsToChoose, { expertise });
  const values = ((await keptForm(args)) ?? {
    medicalOperations: medicalOperations.map(({ id }) => String(id)),
    codes: "",
    version: String(version),
  }) as Typed;
  const others = medicalOperations.filter((operation) => operation.expertise !== expertise);
  const { back } = queryOf(args, contractPages.contractOperations);
  return { id, back, insurer: insuranceCompany.abbreviation, expertise, operations: [...own, ...others], values };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ContractOperationsForm, async (input, form) => {
    const { insuranceCompanyContractOperationsSet: set } = await call(args, SetContractOperations, {
      ...input,
      contract: idOf(args),
      allOfExpertise: form.has("all"),
      version: Number(form.get("version")),
    });
    const { back } = queryOf(args, contractPages.contractOperations);
    return flash(args, redirect(placeWithin(back, hrefHere(args, contractPages.contract, { id: idOf(args) }))), {
      key: "insurance:operationsSaved",
      values: { count: set.medicalOperations.length },
    });
  });

export default function OperationsPage() {
  const { id, back, insurer, expertise, operations, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("contract-operations", values);
  const { t } = useTranslation(["insurance", "forms"]);
  const to = useHref();
  const { medicalOperations, codes } = page.fields;
  const chosen = [medicalOperations.initialValue ?? []].flat().map(Number);
  return (
    <RecordForm
      title={t("operationsTitle", { insurer, expertise })}
      list={{
        href: placeWithin(back, to(contractPages.contract, { id })),
        label: back ? t("forms:back") : t("contractEdit", { insurer, expertise }),
      }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name === "codes" ? "codes" : "operations")}
      version={Number(values.version)}
      more={
        <button type="submit" name="all" value="1" className="btn">
          {t("operationsAll")}
        </button>
      }
    >
      <p className="mute mb">{t("operationsText")}</p>
      {operations.length > 0 ? (
        <OperationChecks name={medicalOperations.name} operations={operations} chosen={chosen} />
      ) : (
        <p className="mb">{t("operationsNone", { expertise })}</p>
      )}
      <Group legend={t("codes")}>
        <TextField
          field={codes}
          label={t("codes")}
          hint={t("codesHint")}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
      </Group>
    </RecordForm>
  );
}
