import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { VisitFields } from "#app/components/vouchers/visit-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { TransferVoucher, VoucherToTransfer } from "#app/graphql/money/voucher-moves.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import type { Args } from "#app/http/request/context.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { voucherPages } from "#app/paths/money/vouchers.ts";
import { VoucherTransferInput } from "#rules/inputs/voucher.ts";

export const handle: PageHandle = {
  i18n: ["vouchers", "patients", "forms", "errors"],
  title: "vouchers:transferTitle",
};

type Values = {
  version: string;
  reason: string;
  proceduresWithCount: Record<"procedure" | "count", string>[];
};

const which = (args: Args) => ({ id: idOf(args), uuid: args.params.other! });

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPages.voucherTransferTo);
  const { procedureVoucher: voucher, patientCard: other } = await load(args, VoucherToTransfer, which(args));
  const left = voucher.availableProceduresWithCount.filter(({ count }) => count > 0);
  const kept = (await keptForm(args)) as Values | null;
  return {
    voucher,
    other,
    left,
    version: kept ? Number(kept.version) : voucher.version,
    values: kept ?? {
      version: String(voucher.version),
      reason: "",
      proceduresWithCount: left.map(({ procedure, count }) => ({
        procedure: String(procedure.id),
        count: String(count),
      })),
    },
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, VoucherTransferInput, async (input, sent) => {
    const { patientCard } = await call(args, VoucherToTransfer, which(args));
    const { procedureVoucherTransfer } = await call(args, TransferVoucher, {
      procedureVoucher: idOf(args),
      patientCard: patientCard.id,
      version: Number(sent.get("version")),
      input,
    });
    return flash(args, redirect(hrefHere(args, voucherPages.voucher, { id: procedureVoucherTransfer.id })), {
      key: "vouchers:transferred",
    });
  });

export default function TransferVoucherToPage() {
  const { voucher, other, left, version, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Values>("voucher-transfer", values);
  const { t } = useTranslation("vouchers");
  const to = useHref();
  const rows = page.fields.proceduresWithCount.getFieldList().map((row) => row.getFieldset());
  const labelOf = (name: string) => {
    const [, row] = /^proceduresWithCount\[(\d+)\]/.exec(name) ?? [];
    if (row !== undefined) return left[Number(row)]?.procedure.name ?? t("count");
    return t(name === "reason" ? "transferReason" : "count");
  };
  return (
    <RecordForm
      title={t("transferTitle")}
      patient={
        <PatientStrip
          patient={voucher.patientCard}
          href={to(patientPages.patient, { uuid: voucher.patientCard.uuid, tab: "permanentky" })}
        />
      }
      list={{ href: to(voucherPages.voucher, { id: voucher.id }), label: voucher.name }}
      save={t("transferDo")}
      page={page}
      labelOf={labelOf}
      version={version}
    >
      <Group legend={t("transferTo")}>
        <p>
          <a href={to(patientPages.patient, { uuid: other.uuid })}>{other.fullName}</a>
        </p>
      </Group>
      <Group legend={t("transferVisits")}>
        <VisitFields
          rows={rows}
          services={left.map(({ procedure, count }) => ({ name: procedure.name, hint: t("leftOf", { left: count }) }))}
        />
        <TextField field={page.fields.reason} label={t("transferReason")} autoComplete="off" />
      </Group>
    </RecordForm>
  );
}
