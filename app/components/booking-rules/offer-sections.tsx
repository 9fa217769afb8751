import { useTranslation } from "react-i18next";
import type { Color } from "#rules/codes.ts";
import { EmptyState } from "../base/empty-state.tsx";
import { colorClass } from "../base/chip.tsx";
import { OfferTable, type Offer } from "./offer-table.tsx";

type Props = {
  procedures: (Offer & { color: Color })[];
  people: (Omit<Offer, "name"> & { fullName: string })[];
  formKey: string;
  procedureHref: (id: number) => string;
  hoursHref: (id: number) => string;
  proceduresHref: string;
  newProcedureHref: string;
};

/** The services and the people that patients can book; each name leads to the page where an obstacle is removed. */
export function OfferSections({ procedures, people, formKey, ...hrefs }: Props) {
  const { t } = useTranslation("bookingRules");
  const services = procedures.map(({ color, ...offer }) => ({
    ...offer,
    shown: (
      <a className={`dot ${colorClass(color)}`} href={hrefs.procedureHref(offer.id)}>
        {offer.name}
      </a>
    ),
  }));
  const persons = people.map(({ fullName: name, ...offer }) => ({
    ...offer,
    name,
    shown: <a href={hrefs.hoursHref(offer.id)}>{name}</a>,
  }));
  return (
    <>
      <section className="top">
        <h2>{t("services")}</h2>
        {services.length === 0 ? (
          <EmptyState
            title={t("noServicesTitle")}
            action={{ href: hrefs.newProcedureHref, label: t("noServicesAction") }}
          >
            {t("noServicesText")}
          </EmptyState>
        ) : (
          <OfferTable kind="procedure" caption={t("services")} offers={services} formKey={formKey} />
        )}
      </section>
      {services.length > 0 && (
        <section className="top">
          <h2>{t("people")}</h2>
          <p className="mb">
            {t(persons.length > 0 ? "peopleText" : "noPeopleText")} <a href={hrefs.proceduresHref}>{t("toServices")}</a>
          </p>
          {persons.length > 0 && <OfferTable kind="profile" caption={t("people")} offers={persons} formKey={formKey} />}
        </section>
      )}
    </>
  );
}
