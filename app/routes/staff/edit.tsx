import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { addressValues, type AddressValues } from "#app/components/forms/addresses/address-values.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { ColleagueFields, type ColleagueField } from "#app/components/staff/colleague-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ColleagueToEdit, UpdateProfile } from "#app/graphql/staff/staff.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { profileOf } from "#app/http/staff/staff-member.server.ts";
import { staffPages } from "#app/paths/staff/staff.ts";
import { formatPhone } from "#rules/format.ts";
import { ProfileInput } from "#rules/inputs/accounts/profile.ts";

export const handle: PageHandle = {
  i18n: ["staff", "accounts", "patients", "forms", "errors"],
  title: "staff:editTitle",
};

type Lists = "expertises" | "procedures";
type Values = Record<Exclude<ColleagueField, Lists>, string> &
  Record<Lists, string[]> & { address: AddressValues } & Record<"version" | "was", string>;

/** The values of the form, their version, and what they are chosen from. */
async function loadShown(args: LoaderFunctionArgs) {
  const { me, profile, profileDeactivationPreview, procedures, departments } = await load(args, ColleagueToEdit, {
    profile: profileOf(args),
  });
  const shown = {
    email: profile.email,
    profileRole: profile.profileRole as string,
    motusProfession: profile.motusProfession as string,
    degreeBefore: profile.degreeBefore ?? "",
    name: profile.name,
    surname: profile.surname,
    degreeAfter: profile.degreeAfter ?? "",
    phone: profile.phone ? formatPhone(profile.phone) : "",
    room: profile.room ?? "",
    address: addressValues(profile.address!),
    expertises: profile.expertises,
    procedures: profile.procedures.map(({ id }) => String(id)),
    accessibleInBooking: profile.accessibleInBooking ? "on" : "",
  };
  return {
    shown,
    version: profile.version,
    id: profile.id,
    fullName: profile.fullName,
    own: profile.id === me.profile!.id,
    invited: profile.registrationCompletedAt === null,
    drafts: profileDeactivationPreview.drafts,
    services: procedures,
    departments: departments.filter(
      ({ expertise }, at) => departments.findIndex((one) => one.expertise === expertise) === at,
    ),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, staffPages.staffEdit);
  const { shown, version, ...rest } = await loadShown(args);
  return { ...rest, values: await editValues(args, { shown, version }) };
}

export async function action(args: ActionFunctionArgs) {
  const profile = profileOf(args);
  const answer = await submitForm(args, ProfileInput, async (input, form) => {
    await call(args, UpdateProfile, { profile, version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, staffPages.staffMember, { profile })), { key: "staff:saved" });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { id, fullName, values, services, departments, ...about } = useLoaderData<typeof loader>();
  const page = useFormPage<Values>("colleague", values as Values);
  const { t } = useTranslation(["staff", "accounts", "patients"]);
  const to = useHref();
  const own: Record<string, string> = {
    profileRole: t("role"),
    email: t("email"),
    room: t("room"),
    expertises: t("expertises"),
    procedures: t("procedures"),
    accessibleInBooking: t("booking"),
  };
  const labelOf = (name: string) =>
    name.startsWith("address.")
      ? t(`patients:${name.slice(8) as "psc"}`)
      : (own[name] ?? t(`accounts:${name as "name"}`));
  const inWords = (name: string, value: string) => {
    if (name === "procedures")
      return services
        .filter(({ id }) => value.split(",").includes(String(id)))
        .map(({ name }) => name)
        .join(", ");
    if (name === "accessibleInBooking") return t(value ? "offered" : "notOffered");
    if (name === "profileRole" && value) return t(`roleNames.${value as "ROLE_ADMIN"}`);
    return name === "motusProfession" && value ? t(`accounts:profession.${value as "OTHER"}`) : value;
  };
  return (
    <RecordForm
      fewRequired
      title={t("editTitle")}
      list={{ href: to(staffPages.staffMember, { profile: id }), label: fullName }}
      save={t("save")}
      page={page}
      labelOf={labelOf}
      basis={page.fields}
      inWords={inWords}
    >
      <ColleagueFields
        {...about}
        fields={page.fields as Parameters<typeof ColleagueFields>[0]["fields"]}
        address={page.fields.address.getFieldset()}
        services={services}
        departments={departments}
      />
    </RecordForm>
  );
}
