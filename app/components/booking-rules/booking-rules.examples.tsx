import type { Example } from "../example.ts";
import { exampleField, exampleFields } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { BookingSwitch } from "./booking-switch.tsx";
import { OfferSections } from "./offer-sections.tsx";
import { RulesFacts } from "./rules-facts.tsx";
import { RulesFields } from "./rules-fields.tsx";
import { rulesValues, type BookingRules } from "./rules-values.ts";
import { WebAddress } from "./web-address.tsx";
import { WebsiteSnippets } from "./website-snippets.tsx";

const href = () => "#";
const hrefs = { procedureHref: href, hoursHref: href, proceduresHref: "#", newProcedureHref: "#", formKey: "example" };
const address = "https://motus.example/rezervace/rehabilitace-u-lipy";
const apiAddress = "https://motus.example/graphql/rezervace/rehabilitace-u-lipy";
const rules: BookingRules = {
  color: "ORANGE",
  introductoryText: "Vezměte si pohodlné oblečení a ručník.",
  slotFrequency: 15,
  breakBetweenOperationsInMinutes: 10,
  earliestBookingInDays: 60,
  latestBookingInHours: 24,
  bookingCancellationAllowed: true,
  latestBookingCancellationInHours: 24,
  bookingAtNationalHoliday: false,
  paymentInAdvance: true,
  paymentText: "Na účet 2900123456/2010, nejpozději den předem.",
  emailConfirmed: true,
  origins: ["https://www.rehabilitace-u-lipy.example"],
};
const bare = {
  ...rules,
  breakBetweenOperationsInMinutes: 0,
  bookingCancellationAllowed: false,
  paymentInAdvance: false,
};
const offered = { accessibleInBooking: true, bookingObstacle: null };

export const examples: Example[] = [
  { name: "online booking, on", render: () => <BookingSwitch on href="#" /> },
  { name: "online booking, off", render: () => <BookingSwitch on={false} href="#" /> },
  { name: "rules of online booking", render: () => <RulesFacts rules={rules} /> },
  {
    name: "rules without a gap, cancellation and payment",
    render: () => <RulesFacts rules={{ ...bare, introductoryText: null, emailConfirmed: false }} />,
  },
  {
    name: "rules to be filled in",
    render: () => (
      <Form>
        <RulesFields
          fields={{
            ...(exampleFields("rules", rulesValues(rules)) as Record<keyof ReturnType<typeof rulesValues>, never>),
            origins: exampleField("rules-wrong-origins", { defaultValue: "lipa.example", errors: ["originInvalid"] }),
          }}
          holidaysUntil={2026}
        />
      </Form>
    ),
  },
  {
    name: "services and people that patients can book, or not",
    render: () => (
      <OfferSections
        {...hrefs}
        procedures={[
          { id: 1, name: "Vstupní vyšetření", color: "BLUE", ...offered },
          {
            id: 2,
            name: "Skupinové cvičení – zdravá záda",
            color: "YELLOW",
            ...offered,
            bookingObstacle: "NO_PLANNED_EVENTS",
          },
          { id: 3, name: "Rázová vlna", color: "GRAY", ...offered, bookingObstacle: "NO_PERSON" },
          { id: 4, name: "Masáž", color: "PINK", accessibleInBooking: false, bookingObstacle: null },
        ]}
        people={[
          { id: 1, fullName: "Mgr. Dana Marešová", version: 1, ...offered },
          { id: 2, fullName: "Petr Šindelář-Wasserbauer", version: 1, ...offered, bookingObstacle: "NO_WORKING_HOURS" },
          { id: 3, fullName: "Ivana Olšová", version: 2, ...offered, bookingObstacle: "NO_SERVICE" },
        ]}
      />
    ),
  },
  {
    name: "nobody to be booked",
    render: () => (
      <OfferSections
        {...hrefs}
        people={[]}
        procedures={[{ id: 5, name: "Masáž", color: "PINK", ...offered, bookingObstacle: "NO_PERSON" }]}
      />
    ),
  },
  { name: "nothing to be booked", render: () => <OfferSections {...hrefs} people={[]} procedures={[]} /> },
  { name: "an address for patients", render: () => <WebAddress address={address} /> },
  {
    name: "snippets for a website",
    render: () => <WebsiteSnippets address={address} apiAddress={apiAddress} origins={rules.origins} editHref="#" />,
  },
  {
    name: "a snippet for any website",
    render: () => <WebsiteSnippets address={`${address}-2`} apiAddress={apiAddress} origins={[]} editHref="#" />,
  },
];
