import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Note } from "#app/components/base/note.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ExemptServices } from "#app/components/settings/exempt-services.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CenterKind, SetCenterType } from "#app/graphql/center/settings.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { medicalCenterTypes, type MedicalCenterType } from "#rules/codes.ts";
import { choice } from "#rules/inputs/choice.ts";

export const handle: PageHandle<{ next: MedicalCenterType }> = {
  i18n: ["settings", "forms", "errors"],
  title: (t, { next }) => t(`settings:type.question.${next}`),
  inDialog: true,
};

/** The kind that the centre is not, and what switching to it does. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, settingsPages.centerType);
  const { me, procedures } = await load(args, CenterKind);
  const { type, vatRatesNeeded, insuranceConfig } = me.profile!.medicalCenter!;
  const next: MedicalCenterType = type === "OTHER" ? "MEDICAL_CENTER" : "OTHER";
  const leaves = next === "OTHER";
  return {
    type,
    next,
    endsInsurers: leaves && insuranceConfig!.active,
    exempt: leaves && vatRatesNeeded ? procedures.filter(({ vatRate }) => vatRate === "ZERO") : [],
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({ type: choice(medicalCenterTypes) }), async (input) => {
    await call(args, SetCenterType, input);
    return flash(args, redirect(hrefHere(args, settingsPages.centerDetails)), { key: "settings:type.saved" });
  });

export default function CenterTypePage() {
  const { type, next, endsInsurers, exempt } = useLoaderData<typeof loader>();
  const { apiMessage } = useFormPage("center-type");
  const { t } = useTranslation("settings");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t(`type.question.${next}`)}
      about={<Subject name={t("type.title")}>{t(`type.names.${type}`)}</Subject>}
      effect={t(`type.effect.${next}`)}
      does={t("type.does")}
      danger={next === "OTHER"}
      backHref={to(settingsPages.centerDetails)}
      idempotencyKey={formKey}
      sends={{ type: next }}
      faults={apiMessage && <Note variant="warning">{apiMessage}</Note>}
    >
      {endsInsurers && <p className="mb">{t("type.insurers")}</p>}
      <ExemptServices
        services={exempt.map((one) => ({ ...one, href: to(procedurePages.procedureEdit, { id: one.id }) }))}
      />
    </Confirm>
  );
}
