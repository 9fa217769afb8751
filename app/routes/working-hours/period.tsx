import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { weekdays, type Locale } from "#rules/codes.ts";
import { dateInput, weekdayName } from "#rules/format.ts";
import { WorkingHoursPeriodInput } from "#rules/inputs/calendar/working-hours.ts";
import { localDate } from "#rules/time/time.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { StaleNote } from "#app/components/forms/stale-note.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PeriodFields } from "#app/components/working-hours/period-fields.tsx";
import { useHoursLabel } from "#app/components/working-hours/use-hours-label.ts";
import { dayText, likeMonday, weekIn, weekValues, type WeekValues } from "#app/components/working-hours/week-values.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateHoursPeriod, hoursInput, HoursPeriods, UpdateHoursPeriod } from "#app/graphql/calendar/working-hours.ts";
import type { Args } from "#app/http/request/context.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hoursOwner, typedForm } from "#app/http/working-hours/hours.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hoursPages } from "#app/paths/calendar/working-hours.ts";

export const handle: PageHandle = { i18n: ["workingHours", "forms", "errors"], title: "workingHours:periodTitle" };

type Values = { from?: string; to?: string; workingHours?: WeekValues; version?: string };

/** A new period, or with an `id` one that is there. */
async function read(args: Args, profile: number) {
  const { profileWorkingHours } = await load(args, HoursPeriods, { profile });
  const { fullName, workingHoursPeriods } = profileWorkingHours[0]!;
  const { id } = args.params;
  const period = workingHoursPeriods.find((one) => String(one.id) === id);
  if (id !== undefined && !period) throw new Response(null, { status: 404 });
  const locale = await myLocale(args);
  const values: Values = period
    ? {
        from: dateInput(period.from, locale),
        to: dateInput(period.to, locale),
        workingHours: weekValues(period.workingHours),
        version: String(period.version),
      }
    : {};
  return { id, fullName, values };
}

export async function loader(args: LoaderFunctionArgs) {
  const { profile, home } = await hoursOwner(args);
  return {
    profile,
    home,
    ...(await read(args, profile)),
    kept: (await keptForm(args)) as Values | undefined,
    today: localDate(args.context.now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { profile, home } = await hoursOwner(args);
  if (new URL(args.request.url).searchParams.has("copy")) {
    const typed = (await typedForm(args)) as Values;
    return { typed: { ...typed, workingHours: likeMonday(typed.workingHours ?? {}) } };
  }
  const { id } = args.params;
  const answer = await submitForm(
    args,
    WorkingHoursPeriodInput(localDate(args.context.now()), await myLocale(args)),
    async ({ workingHours, ...days }, form) => {
      const input = { ...days, workingHours: hoursInput(workingHours) };
      if (id === undefined) await call(args, CreateHoursPeriod, { profile, input });
      else await call(args, UpdateHoursPeriod, { period: Number(id), input, version: Number(form.get("version")) });
      return flash(args, redirect(home), { key: "workingHours:periodSaved" });
    },
  );
  return followStale(answer, async () => {
    const { version = "", ...shown } = (await read(args, profile)).values;
    return { shown, version };
  });
}

/** A new form when another user's version came in between. */
export default function HoursPeriodPage() {
  const theirs = useActionData<Refusal>()?.details?.theirs as Values | undefined;
  return <Editing key={theirs?.version} />;
}

function Editing() {
  const { profile, home, id, fullName, values, kept, today } = useLoaderData<typeof loader>();
  const redrawn = useActionData<{ typed?: Values }>()?.typed;
  const { form, fields, formProps, refusal, apiMessage } = useFormPage<Record<string, unknown>>(
    "period",
    (redrawn ?? kept ?? values) as never,
  );
  const { t, i18n } = useTranslation("workingHours");
  const labelOfTime = useHoursLabel();
  const to = useHref();
  const here =
    id === undefined ? to(hoursPages.hoursPeriodNew, { profile }) : to(hoursPages.hoursPeriod, { profile, id });
  const typed = (form.initialValue ?? {}) as Values;
  const week = weekIn(typed.workingHours);
  const theirs = refusal?.details?.theirs as Values | undefined;
  const differences = [
    { label: t("firstDay"), mine: typed.from ?? "", theirs: theirs?.from ?? "" },
    { label: t("lastDay"), mine: typed.to ?? "", theirs: theirs?.to ?? "" },
    ...weekdays.map((day, at) => ({
      label: weekdayName(at + 1, i18n.language as Locale),
      mine: dayText(week[day]),
      theirs: dayText(theirs?.workingHours?.[day]),
    })),
  ].filter(({ mine, theirs }) => mine !== theirs);
  const labelOf = (name: string) =>
    name === "from" ? t("firstDay") : name === "to" ? t("lastDay") : labelOfTime(name);
  const { version } = theirs ?? typed;
  return (
    <>
      <PageHead
        title={t(id === undefined ? "newPeriodTitle" : "periodTitle")}
        over={<a href={home}>{fullName}</a>}
        actions={
          id !== undefined && <a href={to(hoursPages.hoursPeriodRemove, { profile, id })}>{t("removePeriod")}</a>
        }
      />
      {theirs ? (
        <StaleNote differences={differences} />
      ) : (
        <ErrorSummary form={form} labelOf={labelOf} apiMessage={apiMessage} />
      )}
      <div className="sheet">
        <Form {...formProps} action={here} version={version === undefined ? undefined : Number(version)}>
          <PeriodFields form={form} fields={fields as never} week={week} today={today} copyHref={`${here}?copy=1`} />
          <Actions>
            <SubmitButton>{t("savePeriod")}</SubmitButton>
            <a href={home}>{t("cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
