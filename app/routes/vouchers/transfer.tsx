import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { PatientTable } from "#app/components/patients/patient-table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { TransferChoice } from "#app/graphql/money/voucher-moves.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { voucherPages } from "#app/paths/money/vouchers.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["vouchers", "patients", "forms"], title: "vouchers:transferTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPages.voucherTransfer);
  const { q } = queryOf(args, voucherPages.voucherTransfer);
  const { procedureVoucher, patientCards } = await load(args, TransferChoice, {
    id: idOf(args),
    q,
    search: Boolean(q),
  });
  const { id, name, patientCard } = procedureVoucher;
  return {
    id,
    name,
    patient: patientCard,
    q,
    found: patientCards?.items.filter(({ uuid }) => uuid !== patientCard.uuid),
    today: localDate(args.context.now()),
  };
}

export default function TransferVoucherPage() {
  const { id, name, patient, q, found, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["vouchers", "patients"]);
  const to = useHref();
  return (
    <>
      <PatientStrip patient={patient} href={to(patientPages.patient, { uuid: patient.uuid, tab: "permanentky" })} />
      <PageHead title={t("transferTitle")} over={<a href={to(voucherPages.voucher, { id })}>{name}</a>} />
      <div className="sheet">
        <p className="mb">{t("transferText")}</p>
        <Filters
          label={t("patients:search")}
          show={t("patients:search")}
          resetHref={q ? to(voucherPages.voucherTransfer, { id }) : undefined}
        >
          <FilterText name="q" type="search" label={t("patients:searchLabel")} value={q} width="w20" />
        </Filters>
        {found &&
          (found.length === 0 ? (
            <EmptyState title={t("patients:nothingTitle")}>{t("patients:nothingText")}</EmptyState>
          ) : (
            <PatientTable
              rows={found}
              today={today}
              hrefOf={(other) => to(voucherPages.voucherTransferTo, { id, other })}
            />
          ))}
      </div>
    </>
  );
}
