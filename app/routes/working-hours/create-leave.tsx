import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { leaveForm } from "#rules/inputs/leave.ts";
import { may } from "#rules/permissions.ts";
import { localDate } from "#rules/time.ts";
import { formatSpan } from "#rules/week.ts";
import { Clashes, type Clash } from "#app/components/calendar/clashes.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { LeaveFields, type LeaveFieldName } from "#app/components/working-hours/leave-fields.tsx";
import { CreateEvent } from "#app/graphql/calendar.ts";
import { api } from "#app/graphql/client.server.ts";
import { ComingLeave } from "#app/graphql/working-hours.ts";
import { fieldNames } from "#app/http/event-form.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hoursOwner } from "#app/http/hours.server.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = {
  i18n: ["workingHours", "calendar", "forms", "errors"],
  title: "workingHours:newLeaveTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  const { profile, home } = await hoursOwner(args);
  const { profileWorkingHours } = await api(args, ComingLeave, { profile });
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
    const { eventCreate } = await api(args, CreateEvent, { input: { ...leave, owner: profile } }).catch(fieldNames);
    const key = leave.override ? "workingHours:leaveSavedOver" : "workingHours:leaveSaved";
    return flash(args, redirect(home), {
      key,
      values: { when: formatSpan(eventCreate, locale) },
      sticky: leave.override !== null,
    });
  });
}

/** As many clashes as do not push the form out of sight. */
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
  const { form, fields, formProps, refusal, told } = useFormPage<Record<LeaveFieldName, string>>(
    "leave",
    kept as never,
  );
  const { user } = useRoot();
  const { t } = useTranslation(["workingHours", "calendar"]);
  const to = useHref();
  const clashes = (refusal?.details?.clashes ?? []) as Clash[];
  const booked = clashes.find(({ reason }) => reason === "EVENT");
  const mayOverride =
    user?.profile != null &&
    may({ role: user.profile.profileRole, profession: user.profile.motusProfession }, "overlap:override");
  return (
    <>
      <PageHead title={t("newLeaveTitle")} over={<a href={home}>{fullName}</a>} />
      <ErrorSummary form={form} labelOf={(name) => t(labels[name as LeaveFieldName])} told={told}>
        {clashes.length > 0 && (
          <details open={clashes.length <= FEW}>
            <summary>{t("calendar:events", { count: clashes.length })}</summary>
            <Clashes clashes={clashes} eventHref={(id) => to("event", { id })} />
          </details>
        )}
        {booked && (
          <p>
            <a href={to("dayCancel", { profile, date: localDate(new Date(booked.from)) })}>{t("cancelDay")}</a>
          </p>
        )}
      </ErrorSummary>
      <div className="sheet">
        <Form {...formProps} action={to("leaveNew", { profile })}>
          <LeaveFields
            fields={fields}
            today={today}
            override={mayOverride && (clashes.length > 0 || fields.override.initialValue !== undefined)}
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
