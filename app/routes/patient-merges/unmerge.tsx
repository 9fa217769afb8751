import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { MergeOfCard, UnmergeCards } from "#app/graphql/patient-merges.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients.ts";

export const handle: PageHandle = {
  i18n: ["patientMerges", "forms", "errors"],
  title: "patientMerges:unmergeTitle",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard } = await load(args, MergeOfCard, { uuid: args.params.uuid! });
  if (!patientCard.merge) throw new Response(null, { status: 404 });
  const { uuid, id, version, fullName, merge } = patientCard;
  return { uuid, id, version, name: fullName, merged: merge.merged.fullName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(
    args,
    z.object({ patientCard: z.coerce.number().int(), version: z.coerce.number().int() }),
    async ({ patientCard, version }) => {
      await call(args, UnmergeCards, { patientCard, version });
      return flash(
        args,
        redirect(hrefHere(args, patientPages.patient, { uuid: args.params.uuid!, tab: "zakladni-udaje" })),
        {
          key: "patientMerges:parted",
        },
      );
    },
  );

export default function UnmergePage() {
  const { uuid, id, version, name, merged } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("unmerge");
  const { t } = useTranslation("patientMerges");
  const to = useHref();
  return (
    <Confirm
      title={t("unmergeTitle")}
      does={t("unmergeDo")}
      cancelHref={to(patientPages.patient, { uuid, tab: "zakladni-udaje" })}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
      sends={{ patientCard: String(id) }}
      {...formProps}
      version={version}
    >
      <p className="mb">{t("unmergeText", { name, merged })}</p>
    </Confirm>
  );
}
