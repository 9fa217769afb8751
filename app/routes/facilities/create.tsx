import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FacilityFields } from "#app/components/facilities/facility-fields.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateFacility, FacilityCodeBooks } from "#app/graphql/center/facilities.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { FacilityInput } from "#rules/inputs/facility.ts";
import { facilityPages } from "#app/paths/center/facilities.ts";

export const handle: PageHandle = { i18n: ["facilities", "forms", "errors"], title: "facilities:newTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, facilityPages.facilityNew);
  const { profiles } = await load(args, FacilityCodeBooks);
  return {
    people: profiles.filter(({ active }) => active),
    values: (await keptForm(args)) ?? { facilityType: "ROOM" },
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, FacilityInput, async (input) => {
    await call(args, CreateFacility, { input });
    return flash(args, redirect(hrefHere(args, facilityPages.facilities)), {
      key: "facilities:created",
      values: { name: input.name },
    });
  });

export default function CreateFacilityPage() {
  const { people, values } = useLoaderData<typeof loader>();
  const page = useFormPage<{ name: string; facilityType: string; profileIds: string[] }>("facility", values);
  const { t } = useTranslation("facilities");
  const to = useHref();
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(facilityPages.facilities), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "name")}
    >
      <FacilityFields fields={page.fields} people={people} />
    </RecordForm>
  );
}
