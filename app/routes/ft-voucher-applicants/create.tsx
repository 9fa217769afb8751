import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FtVoucherApplicantInput } from "#rules/inputs/insurance/ft-voucher-applicant.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import {
  FtVoucherApplicantFields,
  type FtVoucherApplicantFieldName,
} from "#app/components/ft-voucher-applicants/ft-voucher-applicant-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateFtVoucherApplicant, FtVoucherApplicantChoices } from "#app/graphql/insurers/ft-voucher-applicants.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { ftVoucherApplicantPages } from "#app/paths/insurers/ft-voucher-applicants.ts";

export const handle: PageHandle = {
  i18n: ["ftVoucherApplicants", "forms", "errors"],
  title: "ftVoucherApplicants:newTitle",
};

type Typed = Record<FtVoucherApplicantFieldName, string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, ftVoucherApplicantPages.ftVoucherApplicantNew);
  const { medicalSpecialties } = await load(args, FtVoucherApplicantChoices);
  return { specialties: medicalSpecialties, values: ((await keptForm(args)) ?? {}) as Partial<Typed> };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, FtVoucherApplicantInput, async (input) => {
    await call(args, CreateFtVoucherApplicant, { input });
    return flash(args, redirect(hrefHere(args, ftVoucherApplicantPages.ftVoucherApplicants)), {
      key: "ftVoucherApplicants:created",
      values: { name: input.name },
    });
  });

export default function CreateFtVoucherApplicantPage() {
  const { specialties, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("applicant", values);
  const { t } = useTranslation("ftVoucherApplicants");
  const to = useHref();
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(ftVoucherApplicantPages.ftVoucherApplicants), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "name")}
    >
      <FtVoucherApplicantFields fields={page.fields} specialties={specialties} />
    </RecordForm>
  );
}
