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
import {
  FtVoucherApplicant,
  FtVoucherApplicantChoices,
  UpdateFtVoucherApplicant,
} from "#app/graphql/insurers/ft-voucher-applicants.ts";
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
import { permitted } from "#app/http/session/permitted.server.ts";
import { ftVoucherApplicantPages } from "#app/paths/insurers/ft-voucher-applicants.ts";

export const handle: PageHandle = {
  i18n: ["ftVoucherApplicants", "forms", "errors"],
  title: "ftVoucherApplicants:editTitle",
};

type Values = Record<FtVoucherApplicantFieldName, string>;

/** An archived applicant stays as it is. */
async function loadShown(args: LoaderFunctionArgs) {
  const { ftVoucherApplicant } = await load(args, FtVoucherApplicant, { id: idOf(args) });
  const { name, icp, expertise, phone, address, archived, version } = ftVoucherApplicant;
  if (archived) throw new Response(null, { status: 404 });
  const shown: Values = { name, icp, expertise, phone: phone ?? "", address: address ?? "" };
  return { shown, version };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, ftVoucherApplicantPages.ftVoucherApplicant);
  const values = await editValues(args, await loadShown(args));
  const { medicalSpecialties } = await load(args, FtVoucherApplicantChoices);
  return { id: idOf(args), specialties: medicalSpecialties, values };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, FtVoucherApplicantInput, async (input, form) => {
    await call(args, UpdateFtVoucherApplicant, {
      ftVoucherApplicant: idOf(args),
      version: Number(form.get("version")),
      input,
    });
    return flash(args, redirect(hrefHere(args, ftVoucherApplicantPages.ftVoucherApplicants)), {
      key: "ftVoucherApplicants:saved",
      values: { name: input.name },
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { id, specialties, values } = useLoaderData<typeof loader>();
  const page = useFormPage<typeof values>("applicant", values);
  const { t } = useTranslation("ftVoucherApplicants");
  const to = useHref();
  return (
    <RecordForm
      title={t("editTitle")}
      list={{ href: to(ftVoucherApplicantPages.ftVoucherApplicants), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "name")}
      basis={page.fields}
      more={<a href={to(ftVoucherApplicantPages.ftVoucherApplicantArchive, { id })}>{t("archiveDo")}</a>}
    >
      <FtVoucherApplicantFields fields={page.fields} specialties={specialties} />
    </RecordForm>
  );
}
