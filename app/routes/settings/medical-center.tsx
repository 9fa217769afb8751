import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { addressValues, type AddressValues } from "#app/components/forms/addresses/address-values.ts";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { CenterFields } from "#app/components/settings/center-fields.tsx";
import { ExemptServices } from "#app/components/settings/exempt-services.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CenterDetails, UpdateCenter } from "#app/graphql/center/settings.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { fileOf } from "#app/http/forms/file-of.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatPhone } from "#rules/format.ts";
import { MedicalCenterInput } from "#rules/inputs/medical-center.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["settings", "patients", "forms", "errors"], title: "settings:center.title" };

type Values = Record<
  "name" | "phone" | "email" | "abroadAddress" | "visitMinutes" | "logo" | "removeLogo" | "version" | "was",
  string
> & {
  address: AddressValues;
};

/** The centre's values in the form, their version, its logo, and its kind with the services that it leaves exempt. */
async function loadShown(args: LoaderFunctionArgs) {
  const { me, procedures } = await load(args, CenterDetails);
  const { logo, version, type, vatRatesNeeded, ...center } = me.profile!.medicalCenter!;
  return {
    shown: {
      name: center.name,
      phone: center.phone ? formatPhone(center.phone) : "",
      email: center.email ?? "",
      address: addressValues(center.address),
      abroadAddress: center.abroadAddress ?? "",
      visitMinutes: String(center.visitMinutes),
    },
    logo: logo?.uuid ?? null,
    version,
    type,
    exempt: type === "OTHER" && vatRatesNeeded ? procedures.filter(({ vatRate }) => vatRate === "ZERO") : [],
  };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, settingsPages.centerDetails);
  const { shown, version, ...rest } = await loadShown(args);
  return {
    ...rest,
    values: await editValues(args, { shown, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, MedicalCenterInput, async (input, form) => {
    const logo = fileOf(args, "logo") ?? (form.get("removeLogo") === "on" ? null : undefined);
    await call(args, UpdateCenter, { version: Number(form.get("version")), input, logo });
    return flash(args, redirect(hrefHere(args, settingsPages.settings, { tab: "zdravotnicke-zarizeni" })), {
      key: "settings:center.saved",
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { logo, type, exempt, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Values>("center", values);
  const { t } = useTranslation(["settings", "patients"]);
  const to = useHref();
  const labelOf = (name: string) =>
    name.startsWith("address.") ? t(`patients:${name.slice(8) as "psc"}`) : t(`center.${name as "name"}`);
  return (
    <>
      <RecordForm
        fewRequired
        title={t("center.title")}
        list={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("title") }}
        save={t("center.save")}
        page={page}
        labelOf={labelOf}
        basis={page.fields}
        files
      >
        <CenterFields fields={page.fields} address={page.fields.address.getFieldset()} logo={logo} />
      </RecordForm>
      <section className="sheet">
        <h2>{t("type.title")}</h2>
        <p className="mb">{t(`type.names.${type}`)}</p>
        <ExemptServices
          services={exempt.map((one) => ({ ...one, href: to(procedurePages.procedureEdit, { id: one.id }) }))}
        />
        <ButtonLink href={to(settingsPages.centerType)}>{t("type.change")}</ButtonLink>
      </section>
    </>
  );
}
