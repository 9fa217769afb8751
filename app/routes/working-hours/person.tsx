import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { weekdays, type Locale } from "#rules/codes.ts";
import { weekdayName } from "#rules/format.ts";
import { WorkingHoursInput } from "#rules/inputs/calendar/working-hours.ts";
import { localDate } from "#rules/time/time.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { StaleNote } from "#app/components/forms/stale-note.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { HoursAside } from "#app/components/working-hours/hours-aside.tsx";
import { useHoursLabel } from "#app/components/working-hours/use-hours-label.ts";
import { dayText, likeMonday, weekIn, weekValues, type WeekValues } from "#app/components/working-hours/week-values.ts";
import { WeekFields } from "#app/components/working-hours/week-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { HoursOfPerson, hoursInput, UpdateHours } from "#app/graphql/calendar/working-hours.ts";
import type { Args } from "#app/http/request/context.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hoursOwner, typedForm } from "#app/http/working-hours/hours.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";
import { hoursPages } from "#app/paths/calendar/working-hours.ts";

export const handle: PageHandle = {
  i18n: ["workingHours", "settings", "forms", "errors"],
  title: "workingHours:title",
};

type Values = WeekValues & { version: string };

async function read(args: Args, profile: number) {
  const { profileWorkingHours, profileFreeTimes: leaves } = await load(args, HoursOfPerson, { profile });
  const { fullName, version, workingHours, workingHoursPeriods: periods } = profileWorkingHours[0]!;
  const values: Values = { ...weekValues(workingHours), version: String(version) };
  return { fullName, said: workingHours !== null, values, periods, leaves };
}

export async function loader(args: LoaderFunctionArgs) {
  const { profile, own, home } = await hoursOwner(args);
  return {
    profile,
    own,
    home,
    ...(await read(args, profile)),
    kept: (await keptForm(args)) as Values | undefined,
    today: localDate(args.context.now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { profile, home } = await hoursOwner(args);
  if (new URL(args.request.url).searchParams.has("copy")) {
    const typed = await typedForm(args);
    return { typed: { ...typed, ...likeMonday(typed) } };
  }
  const answer = await submitForm(args, WorkingHoursInput, async (week, form) => {
    await call(args, UpdateHours, { profile, workingHours: hoursInput(week), version: Number(form.get("version")) });
    return flash(args, redirect(home), { key: "workingHours:saved" });
  });
  return followStale(answer, async () => {
    const { version, ...shown } = (await read(args, profile)).values;
    return { shown, version };
  });
}

/** A new form with another version: the user's own that was saved, or another's that came in between. */
export default function HoursOfPersonPage() {
  const { values } = useLoaderData<typeof loader>();
  const theirs = useActionData<Refusal>()?.details?.theirs as Values | undefined;
  return <Editing key={(theirs ?? values).version} />;
}

function Editing() {
  const { profile, own, home, fullName, said, values, kept, periods, leaves, today } = useLoaderData<typeof loader>();
  const redrawn = useActionData<{ typed?: Values }>()?.typed;
  const { form, formProps, refusal, apiMessage } = useFormPage<Record<string, unknown>>(
    "hours",
    (redrawn ?? kept ?? values) as never,
  );
  const { t, i18n } = useTranslation(["workingHours", "settings"]);
  const labelOf = useHoursLabel();
  const to = useHref();
  const typed = weekIn(form.initialValue);
  const theirs = refusal?.details?.theirs as Values | undefined;
  const differences = weekdays.map((day, at) => ({
    label: weekdayName(at + 1, i18n.language as Locale),
    mine: dayText(typed[day]),
    theirs: dayText(theirs?.[day]),
  }));
  return (
    <>
      <PageHead
        title={own ? t("mineTitle") : t("of", { name: fullName })}
        over={
          own ? (
            <a href={to(settingsPages.settings, { tab: "osobni" })}>{t("settings:title")}</a>
          ) : (
            <a href={to(hoursPages.teamHours)}>{t("title")}</a>
          )
        }
      />
      {theirs ? (
        <StaleNote differences={differences.filter(({ mine, theirs }) => mine !== theirs)} />
      ) : (
        <ErrorSummary form={form} labelOf={labelOf} apiMessage={apiMessage} />
      )}
      <div className="sheet">
        <div className="split">
          <div>
            <h2>{t("usual")}</h2>
            <p className="mb mute">{said ? t("usualHint") : `${t("notSaidHint")} ${t("usualHint")}`}</p>
            <Form {...formProps} action={home} version={Number((theirs ?? form.initialValue)?.version)}>
              <WeekFields form={form} values={typed} copyHref={`${home}?copy=1`} />
              <Actions>
                <SubmitButton>{t("save")}</SubmitButton>
                <a href={own ? to(settingsPages.settings, { tab: "osobni" }) : to(hoursPages.teamHours)}>
                  {t("cancel")}
                </a>
              </Actions>
            </Form>
          </div>
          <HoursAside
            periods={periods}
            leaves={leaves}
            today={today}
            href={{
              newPeriod: to(hoursPages.hoursPeriodNew, { profile }),
              newLeave: to(hoursPages.leaveNew, { profile }),
              period: (id) => to(hoursPages.hoursPeriod, { profile, id }),
              event: (id) => to(calendarPages.event, { id }),
              cancelDay: to(waitingPages.dayCancel, { profile }),
              removeLeave: (id) => to(hoursPages.leaveRemove, { profile, id }),
            }}
          />
        </div>
      </div>
    </>
  );
}
