import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { api } from "#app/graphql/client.server.ts";
import { MergeOfCard, UnmergeCards } from "#app/graphql/patient-merges.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["merges", "forms", "errors"], title: "merges:unmergeTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard } = await api(args, MergeOfCard, { uuid: args.params.uuid! });
  if (!patientCard.merge) throw new Response(null, { status: 404 });
  const { uuid, id, version, fullName, merge } = patientCard;
  return { uuid, id, version, name: fullName, merged: merge.merged.fullName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(
    args,
    z.object({ patientCard: z.coerce.number().int(), version: z.coerce.number().int() }),
    async ({ patientCard, version }) => {
      await api(args, UnmergeCards, { patientCard, version });
      return flash(args, redirect(hrefHere(args, "patient", { uuid: args.params.uuid!, tab: "zakladni-udaje" })), {
        key: "merges:parted",
      });
    },
  );

export default function UnmergePage() {
  const { uuid, id, version, name, merged } = useLoaderData<typeof loader>();
  const { form, formProps, told } = useFormPage("unmerge");
  const { t } = useTranslation("merges");
  const to = useHref();
  return (
    <Confirm
      title={t("unmergeTitle")}
      does={t("unmergeDo")}
      cancelHref={to("patient", { uuid, tab: "zakladni-udaje" })}
      faults={<ErrorSummary form={form} labelOf={String} told={told} />}
      sends={{ patientCard: String(id) }}
      {...formProps}
      version={version}
    >
      <p className="mb">{t("unmergeText", { name, merged })}</p>
    </Confirm>
  );
}
