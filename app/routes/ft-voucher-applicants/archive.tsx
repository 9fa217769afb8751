import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ArchiveFtVoucherApplicant, FtVoucherApplicant } from "#app/graphql/insurers/ft-voucher-applicants.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { ftVoucherApplicantPages } from "#app/paths/insurers/ft-voucher-applicants.ts";

export const handle: PageHandle = {
  i18n: ["ftVoucherApplicants", "forms"],
  title: "ftVoucherApplicants:archiveQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, ftVoucherApplicantPages.ftVoucherApplicantArchive);
  const { ftVoucherApplicant } = await load(args, FtVoucherApplicant, { id: idOf(args) });
  if (ftVoucherApplicant.archived) throw new Response(null, { status: 404 });
  return ftVoucherApplicant;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { ftVoucherApplicantArchive: archived } = await call(args, ArchiveFtVoucherApplicant, {
      ftVoucherApplicant: idOf(args),
    });
    return flash(args, redirect(hrefHere(args, ftVoucherApplicantPages.ftVoucherApplicants)), {
      key: "ftVoucherApplicants:archived",
      values: archived,
    });
  });

export default function ArchiveFtVoucherApplicantPage() {
  const { name, icp, expertise } = useLoaderData<typeof loader>();
  const { t } = useTranslation("ftVoucherApplicants");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("archiveQuestion")}
      about={<Subject name={name}>{t("identity", { icp, expertise })}</Subject>}
      effect={t("archiveText")}
      does={t("archiveDo")}
      backHref={to(ftVoucherApplicantPages.ftVoucherApplicants)}
      idempotencyKey={formKey}
    />
  );
}
