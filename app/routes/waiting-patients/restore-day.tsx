import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Conflicts, type Conflict } from "#app/components/calendar/events/conflicts.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { Note } from "#app/components/base/note.tsx";
import { DayToRestore } from "#app/components/waiting-patients/day-to-restore.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { DayCancellation, RestoreDay } from "#app/graphql/calendar/day-cancellation.ts";
import { WaitingPatientProfiles } from "#app/graphql/calendar/waiting-patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate } from "#rules/format.ts";
import { isIsoDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = {
  i18n: ["waitingPatients", "calendar", "forms", "errors"],
  title: "waitingPatients:restoreDayQuestion",
  inDialog: true,
};

/** The person and day of the address; an address without them leads to the page that asks. */
function dayOf(args: LoaderFunctionArgs) {
  const { profile, date } = queryOf(args, waitingPages.dayRestore);
  if (!profile || !date || !isIsoDate(date)) throw redirect(hrefHere(args, waitingPages.dayCancel, { profile, date }));
  return { profile, date };
}

/** A day that cannot be restored leads to its result. */
export async function loader(args: LoaderFunctionArgs) {
  const day = dayOf(args);
  const { dayCancellation } = await load(args, DayCancellation, day);
  const calls = dayCancellation.waitingPatients.filter(({ bookedEvent }) => !bookedEvent);
  if (calls.length === 0) throw redirect(hrefHere(args, waitingPages.dayCancel, day));
  const { waitingPatientCodebook } = await load(args, WaitingPatientProfiles);
  const person = waitingPatientCodebook.profiles.find(({ id }) => id === day.profile);
  return { day, calls, person: person?.fullName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const day = dayOf(args);
    const { dayRestore: restored } = await call(args, RestoreDay, day);
    return flash(args, redirect(hrefHere(args, calendarPages.home, { date: day.date })), {
      key: "events:restoredNow",
      values: { count: restored.length },
    });
  });

/** Undoes the cancellation of a whole day in one press, unless a person or a resource is taken by now. */
export default function RestoreDayPage() {
  const { day, calls, person } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { t } = useTranslation(["waitingPatients", "errors"]);
  const { formKey, locale } = useRoot();
  const to = useHref();
  const conflicts = (refusal?.details?.conflicts ?? []) as Conflict[];
  return (
    <Confirm
      question={t("restoreDayQuestion")}
      about={<Subject name={formatDate(day.date, locale, "long")}>{person}</Subject>}
      effect={t("restoreDayText")}
      does={t("restoreDay")}
      danger={false}
      backHref={to(waitingPages.dayCancel, day)}
      idempotencyKey={formKey}
      faults={
        conflicts.length > 0 && (
          <Note variant="error" title={t("restoreDayRefused")}>
            <Conflicts conflicts={conflicts} eventHref={(id) => to(calendarPages.event, { id })} />
          </Note>
        )
      }
    >
      <div className="mb">
        <DayToRestore calls={calls} />
      </div>
    </Confirm>
  );
}
