import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CloseFtVoucher, FtVoucher, RemoveFtVoucher, ReopenFtVoucher } from "#app/graphql/insurers/ft-vouchers.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { placedFlash } from "#app/http/ft-vouchers/placed-flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { formatDate } from "#rules/format.ts";

export const handle: PageHandle<{ operation: "close" | "reopen" | "remove" }> = {
  i18n: ["ftVouchers", "forms", "errors"],
  title: (t, { operation }) => t(`ftVouchers:${operation}Question`),
  inDialog: true,
};

/** The action of an address, and its call. */
const operations = {
  uzavreni: {
    operation: "close",
    act: (args: ActionFunctionArgs, ftVoucher: number) => call(args, CloseFtVoucher, { ftVoucher }),
  },
  otevreni: {
    operation: "reopen",
    act: (args: ActionFunctionArgs, ftVoucher: number) => call(args, ReopenFtVoucher, { ftVoucher }),
  },
  odebrani: {
    operation: "remove",
    act: (args: ActionFunctionArgs, ftVoucher: number) => call(args, RemoveFtVoucher, { ftVoucher }),
  },
} as const;

function askedFor({ params }: { params: LoaderFunctionArgs["params"] }) {
  const asked = Object.hasOwn(operations, params.operation!) && operations[params.operation as keyof typeof operations];
  if (!asked) throw new Response(null, { status: 404 });
  return asked;
}

export async function loader(args: LoaderFunctionArgs) {
  const { operation } = askedFor(args);
  await permitted(args, ftVoucherPages.ftVoucherConfirm);
  const { id, issuedAt, applicant, patientCard } = (await load(args, FtVoucher, { id: idOf(args) })).ftVoucher;
  return { operation, id, issuedAt, applicant: applicant.name, patient: patientCard.fullName };
}

export function action(args: ActionFunctionArgs) {
  const { operation, act } = askedFor(args);
  return submitForm(args, z.object({}), async () => {
    const ftVoucher = idOf(args);
    const { patientCard } = (await call(args, FtVoucher, { id: ftVoucher })).ftVoucher;
    const done = await act(args, ftVoucher);
    const place =
      operation === "remove"
        ? hrefHere(args, patientPages.patient, { uuid: patientCard.uuid, tab: "ft-poukazy" })
        : hrefHere(args, ftVoucherPages.ftVoucher, { id: ftVoucher });
    const message =
      "ftVoucherReopen" in done
        ? placedFlash("reopenDone", done.ftVoucherReopen.placedVisits)
        : { key: `ftVouchers:${operation}Done` };
    return flash(args, redirect(place), message);
  });
}

export default function ConfirmFtVoucherPage() {
  const { operation, id, issuedAt, applicant, patient } = useLoaderData<typeof loader>();
  const { t } = useTranslation("ftVouchers");
  const { form, formProps, apiMessage } = useFormPage("operation");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t(`${operation}Question`)}
      about={
        <Subject name={patient}>
          {t("titleOf", { day: formatDate(issuedAt, locale) })}, {applicant}
        </Subject>
      }
      effect={t(`${operation}Text`)}
      does={t(`${operation}Do`)}
      danger={operation === "remove"}
      backHref={to(ftVoucherPages.ftVoucher, { id })}
      {...formProps}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
    />
  );
}
