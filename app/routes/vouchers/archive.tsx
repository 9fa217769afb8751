import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ArchiveVoucher, UnarchiveVoucher, VoucherPage } from "#app/graphql/money/vouchers.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { voucherPages } from "#app/paths/money/vouchers.ts";

export const handle: PageHandle<{ voucher: { archived: boolean } }> = {
  i18n: ["vouchers", "forms"],
  title: (t, { voucher }) => t(voucher.archived ? "vouchers:unarchiveQuestion" : "vouchers:archiveQuestion"),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPages.voucherArchive);
  return { voucher: (await load(args, VoucherPage, { id: idOf(args) })).procedureVoucher };
}

/** The form names its direction: a voucher that another user has archived or brought back since is not turned. */
const Move = z.object({ archived: z.enum(["true", "false"]) });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Move, async ({ archived }) => {
    const procedureVoucher = idOf(args);
    if (archived === "true") await call(args, ArchiveVoucher, { procedureVoucher });
    else await call(args, UnarchiveVoucher, { procedureVoucher });
    return flash(args, redirect(hrefHere(args, voucherPages.voucher, { id: procedureVoucher })), {
      key: archived === "true" ? "vouchers:archivedNow" : "vouchers:restored",
    });
  });

export default function ArchiveVoucherPage() {
  const { voucher } = useLoaderData<typeof loader>();
  const { id, name, archived, patientCard } = voucher;
  const { t } = useTranslation("vouchers");
  const { formKey } = useRoot();
  const to = useHref();
  const what = archived ? "unarchive" : "archive";
  return (
    <Confirm
      question={t(`${what}Question`)}
      about={<Subject name={name}>{patientCard.fullName}</Subject>}
      effect={t(`${what}Text`)}
      does={t(`${what}Do`)}
      danger={!archived}
      backHref={to(voucherPages.voucher, { id })}
      idempotencyKey={formKey}
      sends={{ archived: String(!archived) }}
    />
  );
}
