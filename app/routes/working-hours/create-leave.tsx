import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { leaveForm } from "#rules/inputs/calendar/leave.ts";
import { may } from "#rules/permissions.ts";
import { localDate } from "#rules/time/time.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { Conflicts, type Conflict } from "#app/components/calendar/events/conflicts.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { LeaveFields, type LeaveFieldName } from "#app/components/working-hours/leave-fields.tsx";
import { CreateEvent } from "#app/graphql/calendar/calendar.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ComingLeave } from "#app/graphql/calendar/working-hours.ts";
import { fieldNames } from "#app/http/calendar/event-form.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hoursOwner } from "#app/http/working-hours/hours.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";
import { hoursPages } from "#app/paths/calendar/working-hours.ts";

export const handle: PageHandle = {
  i18n: ["workingHours", "calendar", "forms", "errors"],
  title: "workingHours:newLeaveTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  const { profile, home } = await hoursOwner(args);
  const { profileWorkingHours } = await load(args, ComingLeave, { profile });
  return {
    profile,
    home,
    fullName: profileWorkingHours[0]!.fullName,
    kept: await keptForm(args),
    today: localDate(args.context.now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { profile, home } = await hoursOwner(args);
  const locale = await myLocale(args);
  return submitForm(args, leaveForm(localDate(args.context.now()), locale), async (leave) => {
    const { eventCreate } = await call(args, CreateEvent, { input: { ...leave, owner: profile } }).catch(fieldNames);
    const key = leave.override ? "workingHours:leaveSavedOver" : "workingHours:leaveSaved";
    return flash(args, redirect(home), {
      key,
      values: { when: formatSpan(eventCreate, locale, localDate(args.context.now())) },
      sticky: leave.override !== null,
    });
  });
}

/** As many conflicts as do not push the form out of sight. */
const FEW = 8;
const labels = {
  date: "leaveFrom",
  lastDate: "leaveTo",
  from: "partFrom",
  to: "partTo",
  name: "reason",
  override: "override",
  overrideReason: "overrideReason",
} as const;

export default function CreateLeavePage() {
  const { profile, home, fullName, kept, today } = useLoaderData<typeof loader>();
  const { form, fields, formProps, refusal, apiMessage } = useFormPage<Record<LeaveFieldName, string>>(
    "leave",
    kept as never,
  );
  const { user } = useRoot();
  const { t } = useTranslation(["workingHours", "calendar"]);
  const to = useHref();
  const conflicts = (refusal?.details?.conflicts ?? []) as Conflict[];
  const booked = conflicts.find(({ reason }) => reason === "EVENT");
  const mayOverride =
    user?.profile != null &&
    may({ role: user.profile.profileRole, profession: user.profile.motusProfession }, "overlap:override");
  return (
    <>
      <PageHead title={t("newLeaveTitle")} over={<a href={home}>{fullName}</a>} />
      <ErrorSummary form={form} labelOf={(name) => t(labels[name as LeaveFieldName])} apiMessage={apiMessage}>
        {conflicts.length > 0 && (
          <details open={conflicts.length <= FEW}>
            <summary>{t("calendar:events", { count: conflicts.length })}</summary>
            <Conflicts conflicts={conflicts} eventHref={(id) => to(calendarPages.event, { id })} />
          </details>
        )}
        {booked && (
          <p>
            <a href={to(waitingPages.dayCancel, { profile, date: localDate(new Date(booked.from)) })}>
              {t("cancelDay")}
            </a>
          </p>
        )}
      </ErrorSummary>
      <div className="sheet">
        <Form {...formProps} action={to(hoursPages.leaveNew, { profile })}>
          <LeaveFields
            fields={fields}
            today={today}
            override={mayOverride && (conflicts.length > 0 || fields.override.initialValue !== undefined)}
          />
          <Actions>
            <SubmitButton>{t("saveLeave")}</SubmitButton>
            <a href={home}>{t("cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
