import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { peopleOptions } from "#app/components/forms/people-options.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Filters, FilterSelect, FilterText } from "#app/components/forms/filters.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { CallList, type Call } from "#app/components/waiting-patients/call-list.tsx";
import { DayToCancel } from "#app/components/waiting-patients/day-to-cancel.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { WaitingPatientProfiles } from "#app/graphql/calendar/waiting-patients.ts";
import { CancelDay, DayCancellation } from "#app/graphql/calendar/day-cancellation.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { dateInput, formatDate } from "#rules/format.ts";
import { DayCancelInput } from "#rules/inputs/calendar/person-day.ts";
import { readDate } from "#rules/read-date.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = {
  i18n: ["waitingPatients", "forms", "errors"],
  title: "waitingPatients:cancelDayTitle",
};

/** The person and day of the address; the date as people type it, today by default. */
async function loadDay(args: LoaderFunctionArgs) {
  const { profile, date: typed } = queryOf(args, waitingPages.dayCancel);
  const today = localDate(args.context.now());
  return { profile, typed, date: typed?.trim() ? readDate(typed, today, await myLocale(args)) : today };
}

export async function loader(args: LoaderFunctionArgs) {
  const { profile, typed, date } = await loadDay(args);
  const { waitingPatientCodebook: codebook } = await load(args, WaitingPatientProfiles);
  const day = profile && date ? (await load(args, DayCancellation, { profile, date })).dayCancellation : null;
  const shown = date ? dateInput(date, await myLocale(args)) : typed;
  return { profile, date, shown, profiles: codebook.profiles, day };
}

export async function action(args: ActionFunctionArgs) {
  const { profile, date } = await loadDay(args);
  if (!profile || !date) throw new Response(null, { status: 404 });
  return submitForm(args, DayCancelInput.pick({ events: true, freeTime: true }), async (input) => {
    await call(args, CancelDay, { profile, date, ...input });
    const undo = {
      key: "waitingPatients:restoreDay",
      href: hrefHere(args, waitingPages.dayRestore, { profile, date }),
    };
    return flash(args, redirect(hrefHere(args, waitingPages.dayCancel, { profile, date })), {
      key: "waitingPatients:dayCanceled",
      sticky: true,
      links: [undo],
    });
  });
}

/** A person falls ill: the day's events, the cancellation, and afterwards the patients to call. */
export default function CancelDayPage() {
  const { profile, date, shown, profiles, day } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["waitingPatients", "errors"]);
  const { locale } = useRoot();
  const to = useHref();
  const { form, fields, formProps, refusal, apiMessage } = useFormPage<{ freeTime: string }>("day", {
    freeTime: t("absence"),
  });
  const person = profiles.find(({ id }) => id === profile);
  const here = { profile, date: date ?? undefined };
  const placeHref = ({ id, patientCard, procedures }: Call) =>
    to(calendarPages.freePlaces, { procedure: procedures[0]?.id, patient: patientCard.id, waitingPatient: id });
  return (
    <>
      <PageHead
        title={t("cancelDayTitle")}
        over={person && date && t("whoseDay", { day: formatDate(date, locale, "long"), person: person.fullName })}
        actions={<a href={to(waitingPages.waitingPatients)}>{t("all")}</a>}
      />
      <ErrorSummary
        form={form}
        labelOf={(name) => t(name as "freeTime")}
        apiMessage={refusal?.stale ? t("dayChanged") : apiMessage}
      />
      <div className="sheet">
        <Filters label={t("chooseDay")} show={t("showDay")}>
          <FilterSelect
            name="profile"
            label={t("whose")}
            value={String(profile ?? "")}
            options={[{ value: "", label: "–" }, ...peopleOptions(profiles)]}
          />
          <FilterText name="date" label={t("day")} value={shown} />
        </Filters>
        {!date && (
          <Note variant="error">
            <p>{t("errors:dateInvalid")}</p>
          </Note>
        )}
        {date && !day && <EmptyState title={t("chooseDay")}>{t("chooseDayText")}</EmptyState>}
        {day?.events.length === 0 && day.waitingPatients.length === 0 && (
          <EmptyState title={t("nothingToCancel")}>{t("nothingToCancelText")}</EmptyState>
        )}
        {day && day.events.length > 0 && (
          <DayToCancel
            {...formProps}
            action={to(waitingPages.dayCancel, here)}
            events={day.events}
            freeTime={fields.freeTime}
            backHref={to(waitingPages.waitingPatients)}
          />
        )}
      </div>
      {day && day.waitingPatients.length > 0 && (
        <div className="sheet">
          <CallList
            calls={day.waitingPatients}
            hrefOf={(id) => to(waitingPages.waitingPatient, { id })}
            placeHref={placeHref}
            eventHref={(id) => to(calendarPages.event, { id })}
          />
          {day.waitingPatients.some(({ bookedEvent }) => !bookedEvent) && (
            <p className="top noprint">
              <ButtonLink href={to(waitingPages.dayRestore, here)} icon="history">
                {t("restoreDay")}
              </ButtonLink>
            </p>
          )}
        </div>
      )}
    </>
  );
}
