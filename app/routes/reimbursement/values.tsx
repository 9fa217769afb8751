import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import {
  ReferenceFields,
  useReferenceLabel,
  type ReferenceField,
} from "#app/components/reimbursement/reference-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ReimbursementYear, UpdateReimbursementYear } from "#app/graphql/insurers/reimbursement.ts";
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
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { moneyInput } from "#rules/format.ts";
import type { ConditionName } from "#rules/insurance/reimbursement/insurer-year.ts";
import { ReimbursementYearInput } from "#rules/inputs/insurance/reimbursement-year.ts";

export const handle: PageHandle = { i18n: ["reimbursement", "forms", "errors"], title: "reimbursement:title" };

/** The year of an insurer that the address names; only one with billed care is found. */
async function loadShown(args: LoaderFunctionArgs) {
  const year = idOf(args, "year");
  const { reimbursementYear } = await load(args, ReimbursementYear, { year });
  const found = reimbursementYear.insurers.find(
    ({ insuranceCompany, expertise }) =>
      insuranceCompany.code === args.params.insurer && expertise === args.params.expertise,
  );
  if (!found) throw new Response(null, { status: 404 });
  const { averagePayment, conditions, expertise, insuranceCompany, version } = found;
  const condition = (name: ConditionName) => conditions.find((one) => one.name === name)!;
  return {
    year,
    expertise,
    insuranceCompany,
    referenceYear: reimbursementYear.decree!.referenceYear,
    version,
    shown: {
      averagePayment: averagePayment === null ? "" : moneyInput(averagePayment, await myLocale(args)),
      physicalThen: word(condition("PHYSICAL").metThen),
      individualThen: word(condition("INDIVIDUAL").metThen),
      diagnosesThen: word(condition("DIAGNOSES").metThen),
      educationThen: word(condition("EDUCATION").metThen),
      educationNow: word(condition("EDUCATION").met),
    },
  };
}

const word = (known: boolean | null) => (known === null ? "" : known ? "yes" : "no");

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.reimbursementValues);
  const { shown, version, ...about } = await loadShown(args);
  return { ...about, values: await editValues(args, { shown, version }) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, ReimbursementYearInput, async (input, form) => {
    const { insurer, expertise } = args.params;
    const year = idOf(args, "year");
    const key = { insuranceCompany: insurer!, expertise: expertise!, year };
    await call(args, UpdateReimbursementYear, { ...key, input, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, insurerBillingPages.reimbursement, { year })), {
      key: "reimbursement:saved",
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Values);

function Values() {
  const { year, expertise, insuranceCompany, referenceYear, values } = useLoaderData<typeof loader>();
  const page = useFormPage<typeof values>("reimbursement-values", values);
  const { t } = useTranslation("reimbursement");
  const to = useHref();
  const labelOf = useReferenceLabel();
  const insurer = `${insuranceCompany.code} ${insuranceCompany.abbreviation}`;
  return (
    <RecordForm
      title={t("valuesOf", { insurer, expertise })}
      list={{ href: to(insurerBillingPages.reimbursement, { year }), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => labelOf(name as ReferenceField)}
      inWords={(_name, value) => (value === "yes" || value === "no" ? t(value) : value || t("unknown"))}
      basis={page.fields}
      fewRequired
    >
      <ReferenceFields fields={page.fields} year={year} referenceYear={referenceYear} />
    </RecordForm>
  );
}
