import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BookingOfferInput } from "#rules/inputs/bookings/booking-offer.ts";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { Note } from "#app/components/base/note.tsx";
import { BookingSwitch } from "#app/components/booking-rules/booking-switch.tsx";
import { OfferSections } from "#app/components/booking-rules/offer-sections.tsx";
import { RulesFacts } from "#app/components/booking-rules/rules-facts.tsx";
import { WebAddress } from "#app/components/booking-rules/web-address.tsx";
import { WebsiteSnippets } from "#app/components/booking-rules/website-snippets.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { BookingSettings, OfferPerson, OfferService } from "#app/graphql/calendar/booking-rules.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { bookingAddress, websiteApiAddress } from "#app/http/booking-rules/booking-address.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bookingRulesPages } from "#app/paths/calendar/booking-rules.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { hoursPages } from "#app/paths/calendar/working-hours.ts";

export const handle: PageHandle = {
  i18n: ["bookingRules", "procedures", "settings", "forms", "errors"],
  title: "bookingRules:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bookingRulesPages.bookingRules);
  const { me, procedures, profiles } = await load(args, BookingSettings);
  const { slug, bookingConfig } = me.profile!.medicalCenter!;
  const givers = new Set(procedures.flatMap(({ profileIds }) => profileIds));
  const people = profiles.filter(
    ({ id, active, accessibleInBooking }) => active && (accessibleInBooking || givers.has(id)),
  );
  const bookable = procedures.some((one) => one.accessibleInBooking && one.bookingObstacle === null);
  const { url } = args.context;
  return {
    address: bookingAddress(url, slug),
    apiAddress: websiteApiAddress(url, slug),
    rules: bookingConfig,
    procedures,
    people,
    bookable,
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, BookingOfferInput, async ({ kind, id, ...input }, form) => {
    const offered = input.offered === "true";
    const name =
      kind === "procedure"
        ? (await call(args, OfferService, { procedure: id, offered })).procedureAccessibleInBookingUpdate.name
        : (await call(args, OfferPerson, { profile: id, offered, version: Number(form.get("version")) })).profileUpdate
            .fullName;
    return flash(args, redirect(hrefHere(args, bookingRulesPages.bookingRules)), {
      key: offered ? "bookingRules:offered" : "bookingRules:notOffered",
      values: { name },
    });
  });

export default function BookingRulesPage() {
  const { address, apiAddress, rules, procedures, people, bookable } = useLoaderData<typeof loader>();
  const { form, apiMessage } = useFormPage("booking-offer");
  const { t } = useTranslation(["bookingRules", "settings"]);
  const to = useHref();
  const { formKey } = useRoot();
  const shown = <WebAddress address={address} />;
  const edit = to(bookingRulesPages.bookingRulesEdit);
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={() => t("offers")} apiMessage={apiMessage} title={t("offerFailed")} />
        <BookingSwitch on={rules.active} href={to(bookingRulesPages.bookingSwitch)} />
        {!bookable && (
          <Note variant={rules.active ? "warning" : "info"} title={t("nothingTitle")}>
            <p>{t("nothingText")}</p>
          </Note>
        )}
        <section className="top">
          <h2>{t("address")}</h2>
          <p className="mb">{rules.active ? <a href={address}>{shown}</a> : shown}</p>
          <p className="mb">
            <ButtonLink href={to(bookingRulesPages.bookingAddress)}>{t("slugChange")}</ButtonLink>
          </p>
        </section>
        <section className="top">
          <h2>{t("rules")}</h2>
          <RulesFacts rules={rules} />
          <p className="top mb">
            <ButtonLink href={edit}>{t("rulesChange")}</ButtonLink>
          </p>
        </section>
        <OfferSections
          procedures={procedures}
          people={people}
          formKey={formKey}
          procedureHref={(id) => to(procedurePages.procedureEdit, { id })}
          hoursHref={(profile) => to(hoursPages.hoursOf, { profile })}
          proceduresHref={to(procedurePages.procedures)}
          newProcedureHref={to(procedurePages.procedureNew)}
        />
        <section className="top">
          <h2>{t("websites")}</h2>
          <WebsiteSnippets address={address} apiAddress={apiAddress} origins={rules.origins} editHref={edit} />
        </section>
      </div>
    </>
  );
}
