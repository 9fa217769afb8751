import { randomUUID } from "node:crypto";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Information } from "#app/components/bookings/information.tsx";
import { RequestFields, type RequestValues } from "#app/components/bookings/request-fields.tsx";
import { RequestSent } from "#app/components/bookings/request-sent.tsx";
import { RequestsOff } from "#app/components/bookings/requests-off.tsx";
import { ServiceList } from "#app/components/bookings/service-list.tsx";
import { TimesOffered } from "#app/components/bookings/times-offered.tsx";
import { Note } from "#app/components/base/note.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { OfferedTimes, RequestBooking } from "#app/graphql/calendar/bookings.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { offerOrContact } from "#app/http/bookings/offer.server.ts";
import { fileOf } from "#app/http/forms/file-of.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { titleOfCenter } from "#app/http/page/title-of-center.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { localeOf } from "#app/http/request/locale.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { INFORMATION_VERSION } from "#rules/bookings/information.ts";
import { formatDateTime, formatMoney } from "#rules/format.ts";
import { BookingPersonInput } from "#rules/inputs/bookings/booking-request.ts";
import { addDays } from "#rules/time/dates.ts";
import { isIsoDate, localDate, readInstant, type IsoDate } from "#rules/time/time.ts";

/**
 * Patients come from anywhere, on anything: the page is whole without scripts and sets no cookie. Where scripts run,
 * the form works for the right to hold its time at once (`public/booking-proof.js`).
 */
export const handle: PageHandle<{ center: { name: string } }> = {
  i18n: ["bookings", "forms", "errors"],
  title: (t, { center }) => titleOfCenter(t("bookings:pageTitle"), center),
  noScripts: true,
};

const DAYS_AHEAD = 28;
const DAYS_SHOWN = 6;

const isReference = (text: string | undefined): text is string => /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(text ?? "");

/** Step by step by the address: service, time with a person or anyone, the form, and what its sender does next. */
export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, bookingPages.bookingPage);
  const slug = args.params.slug!;
  const { offer, center } = await offerOrContact(args);
  if (!offer) return data({ offer, center }, { status: 404 });
  args.context.embeddedBy = offer.origins;
  const service = offer.services.find(({ id }) => id === query.service) ?? null;
  const people = offer.people.filter(({ id }) => service?.people.includes(id));
  const person = people.find(({ id }) => id === query.person) ?? null;
  const chosen = (service && readInstant(query.at ?? "")?.toISOString()) || null;
  const from = query.from && isIsoDate(query.from) && query.from > offer.from ? query.from : offer.from;
  const timesIn = async (from: IsoDate, days: number) =>
    service
      ? (await load(args, OfferedTimes, { slug, procedure: service.id, profile: person?.id, from, days })).bookingTimes
      : [];
  // A refused form keeps what was typed, also where its time is taken by now.
  const offered =
    chosen === null || isReference(query.sent)
      ? undefined
      : (await timesIn(localDate(new Date(chosen)), 1)).find(({ beginAt }) => beginAt === chosen);
  const sent =
    chosen !== null && isReference(query.sent) ? { reference: query.sent, confirm: query.confirm === 1 } : null;
  const free = chosen !== null && (args.context.drawnAgain || offered !== undefined);
  const at = free ? chosen : null;
  const times = at || sent ? [] : await timesIn(from, DAYS_AHEAD);
  return {
    slug,
    center,
    offer,
    service,
    people,
    person,
    at,
    sent: sent && { ...sent, beginAt: chosen! },
    price: (offered ?? service)?.price,
    gone: chosen !== null && !free && !sent,
    from,
    times,
    uuid: randomUUID(),
    today: localDate(args.context.now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { service, person, at } = queryOf(args, bookingPages.bookingPage);
  const beginAt = readInstant(at ?? "");
  if (!service || !beginAt) throw new Response(null, { status: 400 });
  const locale = await localeOf(args);
  const schema = BookingPersonInput(localDate(args.context.now())).extend({
    uuid: z.string(),
    proof: z.string().optional(),
  });
  return submitForm(args, schema, async (typed) => {
    const { bookingRequest } = await call(args, RequestBooking, {
      slug: args.params.slug!,
      input: {
        ...typed,
        procedure: service,
        profile: person,
        beginAt: beginAt.toISOString(),
        locale,
        information: INFORMATION_VERSION,
      },
      file: fileOf(args, "file"),
    });
    const { reference: sent, confirmBy } = bookingRequest;
    const confirm = confirmBy === null ? undefined : 1;
    const slug = args.params.slug!;
    return redirect(hrefHere(args, bookingPages.bookingPage, { slug, service, at, sent, confirm }));
  });
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Offered = Exclude<Loaded, { offer: null }>;

export default function BookingPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.offer ? <Offer {...loaded} /> : <RequestsOff {...loaded.center} />;
}

function Offer(offered: Offered) {
  const { slug, center, offer, service, people, person, at, gone, sent, from, times } = offered;
  const { t } = useTranslation(["bookings", "errors"]);
  const to = useHref();
  const chosen = { slug, service: service?.id, person: person?.id };
  return (
    <>
      <h1>{sent ? t("sentTitle") : center.name}</h1>
      {gone && (
        <Note variant="warning">
          <p>{t("errors:timeTaken")}</p>
        </Note>
      )}
      {!service && offer.introductoryText && <p className="mb pre">{offer.introductoryText}</p>}
      {sent ? (
        <RequestSent {...sent} center={center} />
      ) : offer.services.length === 0 ? (
        <EmptyState title={t("noServices")}>{t("noServicesText")}</EmptyState>
      ) : !service ? (
        <>
          <h2>{t("chooseService")}</h2>
          <ServiceList
            services={offer.services}
            hrefOf={(service) => to(bookingPages.bookingPage, { slug, service })}
          />
        </>
      ) : at ? (
        <RequestForm {...offered} />
      ) : (
        <TimesOffered
          service={service}
          people={people}
          person={person}
          times={times}
          shown={DAYS_SHOWN}
          last={from > offer.from ? to(bookingPages.bookingPage, chosen) : undefined}
          hrefs={{
            services: to(bookingPages.bookingPage, { slug }),
            person: (person) => to(bookingPages.bookingPage, { ...chosen, person }),
            time: (at) => to(bookingPages.bookingPage, { ...chosen, at }),
            later: (date) =>
              addDays(date, 1) <= offer.to
                ? to(bookingPages.bookingPage, { ...chosen, from: addDays(date, 1) })
                : undefined,
          }}
          end={addDays(from, DAYS_AHEAD - 1)}
        />
      )}
    </>
  );
}

/** The last step: who comes, and why. */
function RequestForm({ slug, center, offer, service, person, at, price, uuid, today }: Offered) {
  const { locale } = useRoot();
  const page = useFormPage<RequestValues>("booking");
  const { t } = useTranslation("bookings");
  const to = useHref();
  const back = to(bookingPages.bookingPage, { slug, service: service!.id, person: person?.id });
  return (
    <>
      <h2>{t("aboutYou")}</h2>
      <ErrorSummary
        form={page.form}
        apiMessage={page.apiMessage}
        labelOf={(name) => t(name as Exclude<keyof RequestValues, "uuid">)}
      />
      <dl className="facts mb">
        <dt>{t("service")}</dt>
        <dd>
          {service!.name}, <span className="num">{t("minutes", { count: service!.duration })}</span>
        </dd>
        <dt>{t("time")}</dt>
        <dd>
          <b className="num">{formatDateTime(at!, locale)}</b> {person?.fullName} <a href={back}>{t("otherTime")}</a>
        </dd>
        {price!.amount > 0 && (
          <>
            <dt>{t("price")}</dt>
            <dd className="num">{formatMoney(price!, locale)}</dd>
          </>
        )}
      </dl>
      <Form {...page.formProps} encType="multipart/form-data" target="_top">
        <script src="/booking-proof.js" defer />
        <RequestFields
          fields={page.fields}
          uuid={page.fields.uuid.initialValue ?? uuid}
          challenge={offer.challenge}
          today={today}
        />
        <Information center={center} />
        <p className="mb">
          {t(offer.emailConfirmed ? "sendToConfirm" : "sendText")} {offer.paymentInAdvance && t("paidInAdvance")}
        </p>
        <SubmitButton icon="check">{t("send")}</SubmitButton>
      </Form>
    </>
  );
}
