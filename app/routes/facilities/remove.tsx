import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { FacilityUse, RemoveFacility } from "#app/graphql/facilities.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["facilities", "forms"], title: "facilities:removeTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const id = idOf(args);
  const { facility, procedures } = await api(args, FacilityUse, { id });
  return {
    ...facility,
    id,
    services: procedures.filter(({ facilityIds }) => facilityIds.includes(id)).map(({ name }) => name),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { facilityRemove } = await api(args, RemoveFacility, { facility: idOf(args) });
    return flash(args, redirect(hrefHere(args, "facilities")), { key: "facilities:removed", values: facilityRemove });
  });

export default function RemoveFacilityPage() {
  const { id, name, comingEvents, services } = useLoaderData<typeof loader>();
  const { t } = useTranslation("facilities");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm title={t("removeTitle")} does={t("removeDo")} cancelHref={to("facilities")} idempotencyKey={formKey}>
      <p className="mb">{t("removeText", { name })}</p>
      <p>
        <a href={to("home", { showFacilities: 1, facilities: [id] })}>{t("comingEvents", { count: comingEvents })}</a>
      </p>
      <p className="mb">{services.length > 0 && t("neededBy", { names: services.join(", ") })}</p>
    </Confirm>
  );
}
