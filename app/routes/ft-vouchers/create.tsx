import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FtVoucherForm } from "#app/components/ft-vouchers/ft-voucher-form.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateFtVoucher, NewFtVoucher } from "#app/graphql/insurers/ft-vouchers.ts";
import { asTyped } from "#app/http/forms/as-typed.server.ts";
import { faultsAt } from "#app/http/forms/faults-at.server.ts";
import { fileOf } from "#app/http/forms/file-of.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keepForm, keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { voucherFormOf, type VoucherForm } from "#app/http/ft-vouchers/ft-voucher-form.server.ts";
import { placedFlash } from "#app/http/ft-vouchers/placed-flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { queryOf } from "#app/http/request/query.ts";
import { me } from "#app/http/session/me.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { searchPages } from "#app/paths/search.ts";
import { dateInput } from "#rules/format.ts";
import { ftVoucherForm, type FtVoucherTyped } from "#rules/inputs/insurance/ft-voucher-form.ts";
import { needsVoucher } from "#rules/insurance/voucher-specialties.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = {
  i18n: ["ftVouchers", "operations", "diagnoses", "patients", "forms", "errors"],
  title: "ftVouchers:newTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, ftVoucherPages.ftVoucherNew);
  const { patientCard: patient, departments } = await load(args, NewFtVoucher, { uuid: args.params.uuid! });
  const today = localDate(args.context.now());
  const values: FtVoucherTyped = (await keptForm(args)) ?? {
    insuranceCompany: patient.insuranceCompanyCode ?? "",
    insuranceVariant: patient.insuranceVariant ?? "1",
    bookedOn: dateInput(today, await myLocale(args)),
    expertise: departments.find(({ expertise }) => needsVoucher(expertise))?.expertise ?? "",
  };
  const { back } = queryOf(args, ftVoucherPages.ftVoucherNew);
  return { patient, today, values, back, form: await voucherFormOf(args, values) };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const redrawn = async (typed: Record<string, unknown>) => ({ typed, form: await voucherFormOf(args, typed) });
  // The search for a diagnosis or an applicant without scripts: the form comes back with its values and the results.
  const { find, back } = queryOf(args, ftVoucherPages.ftVoucherNew);
  if (find) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    return redrawn(asTyped(form));
  }
  const schema = ftVoucherForm(localDate(args.context.now()), await myLocale(args));
  const answer = await submitForm(args, schema, async ({ input, fieldOf }) => {
    const { patientCard } = await call(args, NewFtVoucher, { uuid: args.params.uuid! });
    const { ftVoucherCreate: made } = await call(args, CreateFtVoucher, {
      patientCard: patientCard.id,
      input,
      voucherImage: fileOf(args, "voucherImage"),
    }).catch(faultsAt(fieldOf));
    return flash(
      args,
      redirect(placeWithin(back, hrefHere(args, ftVoucherPages.ftVoucher, { id: made.id }))),
      placedFlash("created", made.placedVisits),
    );
  });
  if (answer instanceof Response) return answer;
  return data({ ...answer.data, ...(await redrawn(answer.data.result.initialValue ?? {})) }, answer.init ?? {});
}

type Redrawn = Partial<Refusal> & { typed: FtVoucherTyped; form: VoucherForm };

export default function NewFtVoucherPage() {
  const { patient, today, values, back, form } = useLoaderData<typeof loader>();
  const redrawn = useActionData<Redrawn>();
  const typed = redrawn && !redrawn.result ? redrawn.typed : values;
  const page = useFormPage<FtVoucherTyped & { voucherImage?: string }>("ft-voucher", typed);
  const { t } = useTranslation("ftVouchers");
  const to = useHref();
  const card = to(patientPages.patient, { uuid: patient.uuid, tab: "ft-poukazy" });
  return (
    <FtVoucherForm
      title={t("newTitle")}
      list={{ href: placeWithin(back, card), label: patient.fullName }}
      patient={<PatientStrip patient={patient} href={card} />}
      page={page}
      today={today}
      hasImage={false}
      form={redrawn?.form ?? form}
      errorOf={(name) => page.form.allErrors[name]?.[0]}
      hrefs={{
        here: to(ftVoucherPages.ftVoucherNew, { uuid: patient.uuid, back }),
        search: to(ftVoucherPages.ftVoucherNew, { uuid: patient.uuid, find: 1, back }),
      }}
      applicantsHref={to(ftVoucherPages.applicantSuggestions)}
      diagnosesHref={to(searchPages.diagnosisSuggestions, { by: "code" })}
    />
  );
}
