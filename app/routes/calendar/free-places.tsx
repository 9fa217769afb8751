import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FreePlaces, type FreePlace } from "#app/components/calendar/free-places.tsx";
import { FreePlacesFilter } from "#app/components/calendar/free-places-filter.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { NO_NAME } from "#app/components/calendar/signs.ts";
import { Note } from "#app/components/base/note.tsx";
import { peopleOptions } from "#app/components/forms/people-options.ts";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { FreePlaces as FreePlacesQuery, FreePlacesBooks } from "#app/graphql/calendar/free-places.ts";
import { load } from "#app/http/request/load.server.ts";
import { patientChoice } from "#app/http/calendar/event-form.server.ts";
import { hidesPatients } from "#app/http/calendar/hidden-names.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import type { ErrorName } from "#rules/errors.ts";
import { dateInput } from "#rules/format.ts";
import { freePlacesForm, MOST_PLACES } from "#rules/inputs/calendar/free-places.ts";
import { localDate, localTime } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

export const handle: PageHandle = { i18n: ["freePlaces", "forms", "errors"], title: "freePlaces:title" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, calendarPages.freePlaces);
  const locale = await myLocale(args);
  const today = localDate(args.context.now());
  const books = await load(args, FreePlacesBooks);
  const { chosen } = await patientChoice(args, { patient: query.patient });
  const patient = chosen && { value: chosen.value, label: (await hidesPatients(args)) ? NO_NAME : chosen.label };
  // Without a chosen service: the form shows the two weeks that would be searched.
  const began = Boolean(query.procedure || query.duration?.trim());
  const asked = freePlacesForm(today, locale).safeParse(began ? query : { ...query, duration: "30" });
  const faults =
    asked.error?.issues.map(({ path, message }) => ({ name: String(path[0]), error: message as ErrorName })) ?? [];
  const places = began && asked.success ? (await load(args, FreePlacesQuery, asked.data)).freePlaces : null;
  const days = asked.success
    ? { from: dateInput(asked.data.from, locale), to: dateInput(asked.data.to, locale) }
    : { from: query.from ?? "", to: query.to ?? "" };
  const most = places?.length === MOST_PLACES;
  return data({ ...books, query, days, patient, places, faults, most }, faults.length > 0 ? 400 : 200);
}

export default function FreePlacesPage() {
  const { procedures, calendarResources, query, days, patient, places, faults, most } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["freePlaces", "errors"]);
  const to = useHref();
  const { procedure, waitingPatient } = query;
  const bookHref = ({ beginAt, endAt, profile, facilities }: FreePlace) =>
    to(calendarPages.eventNew, {
      from: addressTime(beginAt),
      to: addressTime(endAt),
      staffs: [profile.id],
      facilities: facilities.map(({ id }) => id),
      procedure: procedure || undefined,
      ignoreProcedureDuration: query.duration?.trim() ? "1" : undefined,
      patient: patient ? Number(patient.value) : undefined,
      waitingPatient,
    });
  return (
    <>
      <PageHead title={t("title")} />
      <div className="sheet">
        {patient && (
          <p className="mb">
            {t("forPatient", { name: patient.label })}{" "}
            <a href={to(calendarPages.freePlaces, { ...query, patient: undefined, waitingPatient: undefined })}>
              {t("anyPatient")}
            </a>
          </p>
        )}
        <FreePlacesFilter
          options={{
            procedures: procedures.map(({ id, name, duration }) => ({
              value: String(id),
              label: `${name}, ${t("minutes", { count: duration })}`,
            })),
            staffs: peopleOptions(calendarResources.staffs),
            facilities: calendarResources.facilities.map(({ id, name }) => ({ value: String(id), label: name })),
          }}
          asked={{ ...query, ...days }}
          keep={{
            ...(patient && { patient: patient.value }),
            ...(waitingPatient && { waitingPatient: String(waitingPatient) }),
          }}
        />
        {faults.length > 0 && (
          <Note variant="error" title={t("wrong")}>
            <ul>
              {faults.map(({ name, error }) => (
                <li key={name}>
                  {t(name as "from")}: {t(`errors:${error}`)}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {faults.length === 0 && places === null && <EmptyState title={t("beginTitle")}>{t("beginText")}</EmptyState>}
        {places?.length === 0 && <EmptyState title={t("nothingTitle")}>{t("nothingText")}</EmptyState>}
        {places && places.length > 0 && (
          <>
            {places.some(({ touches }) => touches) && <p className="hint">{t("touching")}</p>}
            <FreePlaces places={places} bookHref={bookHref} />
            {places.length >= 20 && (
              <p className="top">
                {most ? t("only") : <a href={to(calendarPages.freePlaces, { ...query, all: 1 })}>{t("showAll")}</a>}
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** A moment as the address of a new event takes it: by the wall clock. */
const addressTime = (instant: string) => `${localDate(new Date(instant))} ${localTime(new Date(instant))}:00`;
