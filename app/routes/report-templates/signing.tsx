import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { LackingFactor } from "#app/components/report-templates/lacking-factor.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { SetSigningProof, SigningSetting } from "#app/graphql/care/signing.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { signingProofs } from "#rules/codes.ts";
import { error } from "#rules/inputs/text.ts";
import { may } from "#rules/permissions.ts";
import { templatePages } from "#app/paths/care/report-templates.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["reportTemplates", "secondFactor", "forms", "errors", "settings"],
  title: "reportTemplates:signing.title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, templatePages.signing);
  const { me, secondFactorsOfStaff: staff } = await load(args, SigningSetting);
  const { signingProof } = me.profile!.medicalCenter!;
  const lacking = staff.filter(
    ({ since, profile }) =>
      !since && may({ role: profile.profileRole, profession: profile.motusProfession }, "medicalReport:write"),
  );
  return {
    mine: staff.some(({ own, since }) => own && since),
    lacking: lacking.map(({ profile: { id, fullName } }) => ({ id, fullName })),
    signingProof,
    values: (await keptForm(args)) ?? { proof: signingProof },
  };
}

const Sent = z.object({ proof: z.enum(signingProofs, error("choiceInvalid")) });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Sent, async ({ proof }) => {
    await call(args, SetSigningProof, { proof });
    return flash(args, redirect(hrefHere(args, settingsPages.settings, { tab: "zdravotnicke-zarizeni" })), {
      key: "reportTemplates:signing.saved",
    });
  });

export default function SigningPage() {
  const { mine, lacking, signingProof, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"proof", string>>("signing", values);
  const { t } = useTranslation(["reportTemplates", "secondFactor", "settings"]);
  const to = useHref();
  const offered = signingProofs.filter((proof) => proof !== "CODE" || mine || signingProof === "CODE");
  const options = offered.map((value) => ({
    value,
    label: t(`signing.proofs.${value}`),
    hint: value === "CODE" && t("signing.codeHint"),
  }));
  return (
    <RecordForm
      title={t("signing.title")}
      list={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      save={t("signing.save")}
      page={page}
      labelOf={() => t("signing.proof")}
    >
      <p className="mb read">{t("signing.about")}</p>
      <Group legend={t("signing.text")}>
        <Choice field={page.fields.proof} label={t("signing.proof")} options={options} />
        {!mine && (
          <p className="mb">
            {t("signing.mineFirst")}{" "}
            <a href={to(secondFactorPages.secondFactorOn, { redirect: to(templatePages.signing) })}>
              {t("secondFactor:turnOn")}
            </a>
          </p>
        )}
      </Group>
      <Group legend={t("secondFactor:title")}>
        <LackingFactor people={lacking} />
      </Group>
    </RecordForm>
  );
}
