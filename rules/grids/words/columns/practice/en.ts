import type { practiceColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const practiceColumns: Texts<typeof cs> = {
  procedures: {
    procedure: "Service",
    color: "Colour",
    type: "Type",
    capacity: "Places",
    duration: "Duration",
    price: "Price",
    currency: "Currency",
    vatRate: "VAT rate",
    vat: "VAT",
    profiles: "Who provides it",
    accessibleInBooking: "Online",
    bookingPage: "Booking",
  },
  additionalProcedures: {
    additionalProcedure: "Name",
    price: "Price",
    currency: "Currency",
    vatRate: "VAT rate",
    vat: "VAT",
  },
  facilities: {
    facility: "Name",
    type: "Kind",
    profiles: "Who may use it",
    procedures: "Services",
  },
  profiles: {
    profile: "Person",
    email: "E-mail",
    phone: "Phone",
    work: "Profession and role",
    secondFactor: "Two-factor sign-in",
    lastLogin: "Last sign-in",
    sessions: "Signed in",
    state: "Status",
    deactivated: "Access ended",
  },
  reportTemplates: {
    template: "Name",
    procedure: "Service",
    owner: "Used by",
  },
  prices: {
    priced: "Name",
    kind: "Kind",
    price: "Price today",
    next: "Next price",
    currency: "Currency",
  },
};
