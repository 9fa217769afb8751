import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Clashes, type Clash } from "#app/components/calendar/clashes.tsx";
import { EventFields, eventFieldNames } from "#app/components/calendar/event-fields.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/note.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { CreateEvent, EventCodeBooks } from "#app/graphql/calendar.ts";
import { api } from "#app/graphql/client.server.ts";
import { asTyped, fieldNames, notFree, patientChoice, prefilled, wishToBook, type PatientChoice } from "#app/http/event-form.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keepForm, keptForm } from "#app/http/keep-form.server.ts";
import { me, signedIn } from "#app/http/me.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { eventForm } from "#rules/inputs/event-form.ts";
import { may } from "#rules/permissions.ts";
import { localDate } from "#rules/time.ts";
import { formatSpan } from "#rules/week.ts";

export const handle: PageHandle = { i18n: ["calendar", "forms", "errors"], title: "calendar:newTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, "eventNew");
  const user = await signedIn(args);
  const kept = await keptForm(args);
  const books = await api(args, EventCodeBooks);
  const today = localDate(args.context.now());
  const wish = await wishToBook(args, query);
  const values: Record<string, unknown> = kept ?? prefilled(query, wish, user.profile, today);
  return {
    ...books,
    query: wish ? query : { ...query, waitingPatient: undefined },
    gone: query.waitingPatient !== undefined && !wish,
    today,
    values,
    freeTime: (kept?.eventType ?? query.tab) === (kept ? "FREE_TIME" : "free-time"),
    patients: await patientChoice(args, { patientQuery: query.patientQuery, ...values }),
    taken: await notFree(args, query, books.procedures.find(({ id }) => id === query.procedure)?.duration),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const locale = await myLocale(args);
  const redrawn = async () => ({ patients: await patientChoice(args, asTyped(form)) });
  // The search for a patient, where no scripts run: the form comes back as it was, with what was found.
  const { find, waitingPatient } = queryOf(args, "eventNew");
  if (find) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    return { ...(await redrawn()), typed: asTyped(form) };
  }
  const answer = await submitForm(args, eventForm(localDate(args.context.now()), locale), async (input) => {
    const { eventCreate } = await api(args, CreateEvent, { input: { ...input, waitingPatient } }).catch(fieldNames);
    const date = localDate(new Date(eventCreate.beginAt));
    return flash(args, redirect(hrefHere(args, "home", { date })), { key: "calendar:saved", values: { when: formatSpan(eventCreate, locale) } });
  });
  return answer instanceof Response ? answer : data({ ...answer.data, ...(await redrawn()) }, answer.init ?? {});
}

export default function CreateEventPage() {
  const { query, gone, today, values, freeTime, patients, taken, procedures, profiles, facilities } = useLoaderData<typeof loader>();
  const redrawn = useActionData<{ patients: PatientChoice; typed?: typeof values }>();
  const { form, fields, formProps, refusal, told } = useFormPage<Record<string, unknown>>("event", (redrawn?.typed ?? values) as never);
  const { user } = useRoot();
  const { t } = useTranslation(["calendar", "errors"]);
  const to = useHref();
  const clashes = (refusal?.details?.clashes ?? []) as Clash[];
  const outsideHours = clashes.length > 0 ? clashes.every(({ reason }) => reason === "OUTSIDE_HOURS") : fields.confirmOutsideHours!.initialValue !== undefined;
  const overridable = clashes.length > 0 ? !outsideHours && clashes.every(({ kind }) => kind !== "PATIENT_CARD") : fields.override!.initialValue !== undefined;
  const mayOverride = user?.profile != null && may({ role: user.profile.profileRole, profession: user.profile.motusProfession }, "overlap:override");
  const tab = (label: string, name: "event" | "free-time", current: boolean) => ({ label, href: to("eventNew", { ...query, find: undefined, kept: undefined, tab: name }), current });
  const option = (id: number, name: string, among: number[]) => ({ value: String(id), label: among.includes(id) ? t("notFree", { name }) : name });
  return (
    <>
      <PageHead title={t("newTitle")} />
      {gone && !refusal && <Note variant="warning"><p>{t("errors:notWaiting")}</p></Note>}
      <ErrorSummary form={form} labelOf={(name) => t(name as "name")} told={told}>
        {clashes.length > 0 && <Clashes clashes={clashes} eventHref={(id) => to("event", { id })} />}
      </ErrorSummary>
      <Tabs label={t("eventType")} tabs={[tab(t("tabEvent"), "event", !freeTime), tab(t("tabFreeTime"), "free-time", freeTime)]} />
      <div className="sheet">
        <Form {...formProps} action={to("eventNew", { ...query, find: undefined, kept: undefined })}>
          <EventFields
            fields={Object.fromEntries(eventFieldNames.map((name) => [name, fields[name]!])) as never}
            freeTime={freeTime}
            today={today}
            patient={{ ...(redrawn?.patients ?? patients), searchHref: to("eventNew", { ...query, kept: undefined, find: 1 }), sourceHref: to("patientSuggestions") }}
            options={{
              procedures: procedures.map(({ id, name, duration }) => ({ value: String(id), label: `${name}, ${t("minutes", { count: duration })}` })),
              profiles: profiles.filter(({ active }) => active).map(({ id, fullName }) => option(id, fullName, taken.profiles)),
              facilities: facilities.map(({ id, name }) => option(id, name, taken.facilities)),
            }}
            override={mayOverride && overridable}
            outsideHours={outsideHours}
          />
          <Actions>
            <SubmitButton>{t("save")}</SubmitButton>
            <a href={to("home")}>{t("cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
