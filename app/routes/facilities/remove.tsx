import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { FacilityUse, RemoveFacility } from "#app/graphql/center/facilities.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { facilityPages } from "#app/paths/center/facilities.ts";

export const handle: PageHandle = { i18n: ["facilities", "forms"], title: "facilities:removeQuestion", inDialog: true };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, facilityPages.facilityRemove);
  const id = idOf(args);
  const { facility, procedures } = await load(args, FacilityUse, { id });
  return {
    ...facility,
    id,
    services: procedures.filter(({ facilityIds }) => facilityIds.includes(id)).map(({ name }) => name),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { facilityRemove } = await call(args, RemoveFacility, { facility: idOf(args) });
    return flash(args, redirect(hrefHere(args, facilityPages.facilities)), {
      key: "facilities:removed",
      values: facilityRemove,
    });
  });

export default function RemoveFacilityPage() {
  const { id, name, facilityType, comingEvents, services } = useLoaderData<typeof loader>();
  const { t } = useTranslation("facilities");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("removeQuestion")}
      about={<Subject name={name}>{t(`types.${facilityType}`)}</Subject>}
      effect={t("removeText")}
      does={t("removeDo")}
      backHref={to(facilityPages.facilities)}
      idempotencyKey={formKey}
    >
      <p>
        <a href={to(calendarPages.home, { showFacilities: 1, facilities: [id] })}>
          {t("comingEvents", { count: comingEvents })}
        </a>
      </p>
      <p className="mb">{services.length > 0 && t("neededBy", { names: services.join(", ") })}</p>
    </Confirm>
  );
}
