import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FtVoucherForm } from "#app/components/ft-vouchers/ft-voucher-form.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { FtVoucher, UpdateFtVoucher } from "#app/graphql/insurers/ft-vouchers.ts";
import { asTyped } from "#app/http/forms/as-typed.server.ts";
import { editValues, type Based } from "#app/http/forms/edit-values.server.ts";
import { faultsAt } from "#app/http/forms/faults-at.server.ts";
import { fileOf } from "#app/http/forms/file-of.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { keepForm } from "#app/http/forms/keep-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { voucherFormOf, voucherValues, type VoucherForm } from "#app/http/ft-vouchers/ft-voucher-form.server.ts";
import { placedFlash } from "#app/http/ft-vouchers/placed-flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { me } from "#app/http/session/me.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { searchPages } from "#app/paths/search.ts";
import { ftVoucherForm, type FtVoucherTyped } from "#rules/inputs/insurance/ft-voucher-form.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = {
  i18n: ["ftVouchers", "operations", "diagnoses", "patients", "forms", "errors"],
  title: "ftVouchers:editTitle",
};

const here = async (args: LoaderFunctionArgs) => (await load(args, FtVoucher, { id: idOf(args) })).ftVoucher;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, ftVoucherPages.ftVoucherEdit);
  const voucher = await here(args);
  const shown = voucherValues(voucher, await myLocale(args));
  const values: FtVoucherTyped = await editValues(args, { shown, version: voucher.version });
  return {
    id: voucher.id,
    patient: voucher.patientCard,
    hasImage: voucher.voucherImage !== null,
    today: localDate(args.context.now()),
    values,
    form: await voucherFormOf(args, values, voucher),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const redrawn = async (typed: Record<string, unknown>) => ({
    typed,
    form: await voucherFormOf(args, typed, await here(args)),
  });
  // The search for a diagnosis or an applicant without scripts: the form comes back with its values and the results.
  if (queryOf(args, ftVoucherPages.ftVoucherEdit).find) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    return redrawn(asTyped(form));
  }
  const locale = await myLocale(args);
  const schema = ftVoucherForm(localDate(args.context.now()), locale);
  const answer = await submitForm(args, schema, async ({ input, fieldOf }, form) => {
    const { ftVoucherUpdate: saved } = await call(args, UpdateFtVoucher, {
      ftVoucher: idOf(args),
      version: Number(form.get("version")),
      input,
      voucherImage: fileOf(args, "voucherImage"),
    }).catch(faultsAt(fieldOf));
    return flash(
      args,
      redirect(hrefHere(args, ftVoucherPages.ftVoucher, { id: saved.id })),
      placedFlash("saved", saved.placedVisits),
    );
  });
  const followed = await followStale(answer, async () => {
    const voucher = await here(args);
    return { shown: voucherValues(voucher, locale), version: voucher.version };
  });
  if (followed instanceof Response) return followed;
  return data({ ...followed.data, ...(await redrawn(followed.data.result.initialValue ?? {})) }, followed.init ?? {});
}

type Redrawn = Partial<Refusal> & { typed: FtVoucherTyped; form: VoucherForm };

export default newForVersion(EditFtVoucher);

function EditFtVoucher() {
  const { id, patient, hasImage, today, values, form } = useLoaderData<typeof loader>();
  const redrawn = useActionData<Redrawn>();
  const typed = redrawn && !redrawn.result ? redrawn.typed : values;
  const page = useFormPage<FtVoucherTyped & Based & { voucherImage?: string }>("ft-voucher", typed);
  const { t } = useTranslation("ftVouchers");
  const to = useHref();
  const back = to(ftVoucherPages.ftVoucher, { id });
  return (
    <FtVoucherForm
      title={t("editTitle")}
      list={{ href: back, label: t("title") }}
      patient={<PatientStrip patient={patient} href={back} />}
      page={page}
      basis={page.fields}
      today={today}
      hasImage={hasImage}
      form={redrawn?.form ?? form}
      errorOf={(name) => page.form.allErrors[name]?.[0]}
      hrefs={{
        here: to(ftVoucherPages.ftVoucherEdit, { id }),
        search: to(ftVoucherPages.ftVoucherEdit, { id, find: 1 }),
      }}
      applicantsHref={to(ftVoucherPages.applicantSuggestions)}
      diagnosesHref={to(searchPages.diagnosisSuggestions, { by: "code" })}
    />
  );
}
