import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FacilityFields } from "#app/components/facilities/facility-fields.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { FacilityCodeBooks, FacilityToEdit, UpdateFacility } from "#app/graphql/center/facilities.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { FacilityInput } from "#rules/inputs/facility.ts";
import { facilityPages } from "#app/paths/center/facilities.ts";

export const handle: PageHandle = { i18n: ["facilities", "forms", "errors"], title: "facilities:editTitle" };

/** The values in the form, and their version. */
async function loadShown(args: LoaderFunctionArgs) {
  const { name, facilityType, profileIds, version } = (await load(args, FacilityToEdit, { id: idOf(args) })).facility;
  return { shown: { name, facilityType: facilityType as string, profileIds: profileIds.map(String) }, version };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, facilityPages.facilityEdit);
  const { shown, version } = await loadShown(args);
  const { profiles } = await load(args, FacilityCodeBooks);
  return {
    people: profiles.filter(({ id, active }) => active || shown.profileIds.includes(String(id))),
    values: await editValues(args, { shown, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, FacilityInput, async (input, form) => {
    await call(args, UpdateFacility, { facility: idOf(args), version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, facilityPages.facilities)), {
      key: "facilities:saved",
      values: { name: input.name },
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { people, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"name" | "facilityType" | "version" | "was", string> & { profileIds: string[] }>(
    "facility",
    values,
  );
  const { t } = useTranslation("facilities");
  const to = useHref();
  const labelOf = (name: string) => t(name as "name");
  const inWords = (name: string, value: string) => {
    if (name === "profileIds")
      return people
        .filter(({ id }) => value.split(",").includes(String(id)))
        .map(({ fullName }) => fullName)
        .join(", ");
    return name === "facilityType" && value ? t(`types.${value as "ROOM"}`) : value;
  };
  return (
    <RecordForm
      title={t("editTitle")}
      list={{ href: to(facilityPages.facilities), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={labelOf}
      basis={page.fields}
      inWords={inWords}
    >
      <FacilityFields fields={page.fields} people={people} />
    </RecordForm>
  );
}
