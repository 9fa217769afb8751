import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Clashes, type Clash } from "#app/components/calendar/clashes.tsx";
import { Confirm } from "#app/components/confirm.tsx";
import { Note } from "#app/components/note.tsx";
import { DayToRestore } from "#app/components/waiting-patients/day-to-restore.tsx";
import { api } from "#app/graphql/client.server.ts";
import { DayCancellation, RestoreDay } from "#app/graphql/waiting-patients.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm, type Refusal } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { isIsoDate } from "#rules/time.ts";

export const handle: PageHandle = {
  i18n: ["waitingPatients", "calendar", "forms", "errors"],
  title: "waitingPatients:restoreDayTitle",
};

/** Whose day the address names; one that names none leads to the page that asks for it. */
function dayOf(args: LoaderFunctionArgs) {
  const { profile, date } = queryOf(args, "dayRestore");
  if (!profile || !date || !isIsoDate(date)) throw redirect(hrefHere(args, "dayCancel", { profile, date }));
  return { profile, date };
}

/** A day to which nobody can be put back leads to what became of it. */
export async function loader(args: LoaderFunctionArgs) {
  const day = dayOf(args);
  const { dayCancellation } = await api(args, DayCancellation, day);
  const calls = dayCancellation.waitingPatients.filter(({ bookedEvent }) => !bookedEvent);
  if (calls.length === 0) throw redirect(hrefHere(args, "dayCancel", day));
  return { day, calls };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const day = dayOf(args);
    const { dayRestore: restored } = await api(args, RestoreDay, day);
    return flash(args, redirect(hrefHere(args, "home", { date: day.date })), {
      key: "event:restoredNow",
      values: { count: restored.length },
    });
  });

/** Takes the cancellation of a whole day back in one press, unless somebody or something is taken meanwhile. */
export default function RestoreDayPage() {
  const { day, calls } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { t } = useTranslation(["waitingPatients", "errors"]);
  const { formKey } = useRoot();
  const to = useHref();
  const clashes = (refusal?.details?.clashes ?? []) as Clash[];
  return (
    <Confirm
      title={t("restoreDayTitle")}
      does={t("restoreDay")}
      danger={false}
      cancelHref={to("dayCancel", day)}
      idempotencyKey={formKey}
    >
      {clashes.length > 0 && (
        <Note variant="error" title={t("restoreDayRefused")}>
          <Clashes clashes={clashes} eventHref={(id) => to("event", { id })} />
        </Note>
      )}
      <p className="mb">{t("restoreDayText")}</p>
      <div className="mb">
        <DayToRestore calls={calls} />
      </div>
    </Confirm>
  );
}
