import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Turn } from "#rules/inputs/patients/consent.ts";
import { Note } from "#app/components/base/note.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { InsuranceSettings, SwitchInsurance } from "#app/graphql/insurers/insurance.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";

export const handle: PageHandle<{ on: boolean }> = {
  i18n: ["insurance", "forms", "errors"],
  title: (t, { on }) => t(on ? "insurance:offQuestion" : "insurance:onQuestion"),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurancePages.insuranceSwitch);
  const { me } = await load(args, InsuranceSettings);
  return { on: me.profile!.medicalCenter!.insuranceConfig!.active };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async (input) => {
    const active = input.active === "true";
    await call(args, SwitchInsurance, { active });
    return flash(args, redirect(hrefHere(args, insurancePages.insurance)), {
      key: active ? "insurance:turnedOn" : "insurance:turnedOff",
    });
  });

export default function SwitchInsurancePage() {
  const { on } = useLoaderData<typeof loader>();
  const { apiMessage } = useFormPage("insurance");
  const { t } = useTranslation("insurance");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t(on ? "offQuestion" : "onQuestion")}
      about={<Subject name={t("title")} />}
      effect={t(on ? "offEffect" : "onText")}
      does={t(on ? "turnOff" : "turnOn")}
      danger={on}
      backHref={to(insurancePages.insurance)}
      idempotencyKey={formKey}
      sends={{ active: String(!on) }}
      faults={apiMessage && <Note variant="warning">{apiMessage}</Note>}
    />
  );
}
