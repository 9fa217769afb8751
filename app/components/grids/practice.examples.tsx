import type { Example } from "../example.ts";
import { ExampleGrid } from "./example-grid.tsx";

const czk = (amount: number) => ({ amount, currency: "CZK" });
const long = "Rechtsschutzversicherungsgesellschaftliche Begutachtung";
const stranger = {
  phone: null,
  work: { profession: "OTHER", role: "ROLE_RECEPTIONIST" },
  secondFactor: { since: null },
  sessions: 0,
} as const;
const remove = (name: string) => (
  <a href="#odebrat">
    Odebrat<span className="vh"> {name}</span>
  </a>
);

export const examples: Example[] = [
  {
    name: "services: a group, and one that nobody gives",
    render: () => (
      <ExampleGrid
        name="procedures"
        rows={[
          {
            id: 1,
            procedure: { id: 1, name: "Skupinové cvičení – zdravá záda", color: "YELLOW" },
            color: "YELLOW",
            type: { type: "GROUP", capacity: 8 },
            capacity: 8,
            duration: { amount: 60, unit: "MINUTE" },
            price: czk(25_000),
            currency: "CZK",
            vatRate: "ZERO",
            vat: null,
            profiles: ["Vrba", "Bukovská", "Odešlý"],
            accessibleInBooking: true,
            bookingPage: "https://motus.example/rezervace/u-lipy?service=1",
          },
          {
            id: 2,
            procedure: { id: 2, name: long, color: "VIOLET" },
            color: "VIOLET",
            type: { type: "INDIVIDUAL", capacity: 1 },
            capacity: null,
            duration: { amount: 45, unit: "MINUTE" },
            price: czk(125_050),
            currency: "CZK",
            vatRate: "REDUCED",
            vat: 12,
            profiles: [],
            accessibleInBooking: false,
            bookingPage: null,
          },
        ]}
        action={{ label: "Odebrat", cell: ({ procedure }) => remove(procedure!.name) }}
      />
    ),
  },
  {
    name: "additional services and products",
    render: () => (
      <ExampleGrid
        name="additionalProcedures"
        rows={[
          {
            id: 1,
            additionalProcedure: { id: 1, name: "Tejpovací páska" },
            price: czk(18_900),
            currency: "CZK",
            vatRate: "PRIMARY",
            vat: 21,
          },
          {
            id: 2,
            additionalProcedure: { id: 2, name: long },
            price: czk(35_050),
            currency: "CZK",
            vatRate: "REDUCED",
            vat: 12,
          },
        ]}
        action={{ label: "Odebrat", cell: ({ additionalProcedure }) => remove(additionalProcedure!.name) }}
      />
    ),
  },
  {
    name: "rooms and equipment, one of them for all",
    render: () => (
      <ExampleGrid
        name="facilities"
        rows={[
          {
            id: 1,
            facility: { id: 1, name: "Tělocvična" },
            type: "ROOM",
            profiles: [],
            procedures: "Individuální LTV, Skupinové cvičení – zdravá záda",
          },
          { id: 2, facility: { id: 2, name: long }, type: "EQUIPMENT", profiles: ["Vrba", "Odešlý"], procedures: null },
        ]}
        action={{ label: "Odebrat", cell: ({ facility }) => remove(facility!.name) }}
      />
    ),
  },
  {
    name: "colleagues: the user, an invited one, and a former one",
    render: () => (
      <ExampleGrid
        name="profiles"
        rows={[
          {
            id: 1,
            profile: { id: 1, fullName: "Mgr. Dana Marešová", own: true },
            email: "dana@lipa.example",
            phone: "+420601000377",
            work: { profession: "PHYSIOTHERAPIST", role: "ROLE_ADMIN" },
            secondFactor: { since: "2026-03-01T09:00:00Z" },
            lastLogin: { at: "2026-03-16T08:00:00Z" },
            sessions: 2,
            state: { state: "ACTIVE", deactivatedAt: null },
            deactivated: null,
          },
          {
            ...stranger,
            id: 2,
            profile: { id: 2, fullName: "Iva Nová", own: false },
            email: "iva@lipa.example",
            lastLogin: { at: null },
            state: { state: "INVITED", deactivatedAt: null },
            deactivated: null,
          },
          {
            ...stranger,
            id: 3,
            profile: { id: 3, fullName: "Bc. Otto Odešlý-Wasserbauer", own: false },
            email: "otto.odesly-wasserbauer@rehabilitace-u-lipy.example",
            lastLogin: { at: "2026-02-27T15:12:00Z" },
            state: { state: "FORMER", deactivatedAt: "2026-02-28T09:00:00Z" },
            deactivated: "2026-02-28",
          },
        ]}
      />
    ),
  },
  {
    name: "texts for reports: of a service, and a phrase",
    render: () => (
      <ExampleGrid
        name="reportTemplates"
        rows={[
          { id: 1, template: { id: 1, name: "LTV, kontrola" }, procedure: { name: long }, owner: "SHARED" },
          { id: 2, template: { id: 2, name: "Bez bolesti v klidu" }, procedure: { name: null }, owner: "OWN" },
        ]}
        action={{ label: "Odebrat", cell: ({ template }) => remove(template!.name) }}
      />
    ),
  },
  {
    name: "price list with a coming price",
    render: () => (
      <ExampleGrid
        name="prices"
        rows={[
          {
            id: 2,
            priced: { target: "PROCEDURE", id: 1, name: "Individuální LTV" },
            kind: "PROCEDURE",
            price: czk(95_000),
            next: { price: czk(99_800), from: "2027-01-01" },
            currency: "CZK",
          },
          {
            id: 3,
            priced: { target: "ADDITIONAL_PROCEDURE", id: 2, name: long },
            kind: "ADDITIONAL_PROCEDURE",
            price: czk(25_050),
            next: null,
            currency: "CZK",
          },
          {
            id: 1,
            priced: { target: "VOUCHER_PRESET", id: 3, name: "10× Individuální LTV" },
            kind: "VOUCHER_PRESET",
            price: czk(850_000),
            next: null,
            currency: "CZK",
          },
        ]}
      />
    ),
  },
];
