import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { ColleagueFields, colleagueFields } from "./colleague-fields.tsx";
import { ColleagueFacts, type Colleague } from "./colleague-facts.tsx";
import { InvitationFields, invitationFields } from "./invitation-fields.tsx";
import { Leaving } from "./leaving.tsx";

const otto: Colleague = {
  secondFactorSince: null,
  lastLoginAt: "2026-02-27T15:12:00Z",
  sessions: 0,
  profile: {
    id: 3,
    fullName: "Bc. Otto Odešlý-Wasserbauer",
    email: "otto.odesly-wasserbauer@rehabilitace-u-lipy.example",
    profileRole: "ROLE_PARAMEDIC",
    motusProfession: "PHYSIOTHERAPIST",
    registrationCompletedAt: "2025-01-02T09:00:00Z",
    deactivatedAt: "2026-02-28T09:00:00Z",
  },
};

const fieldsNamed = <Name extends string>(names: readonly Name[], form: string) =>
  Object.fromEntries(names.map((name) => [name, exampleField(`${form}-${name}`)])) as Record<
    Name,
    ReturnType<typeof exampleField>
  >;

export const examples: Example[] = [
  {
    name: "a colleague",
    render: () => (
      <ColleagueFacts
        {...otto}
        profile={{
          ...otto.profile,
          phone: "+420601000377",
          room: "Cvičebna",
          address: {
            uliceNazev: "Lipová",
            cisloDomovni: "418",
            cisloOrientacni: null,
            psc: "37001",
            obecNazev: "České Budějovice",
            castObceNazev: null,
          },
          expertises: ["902", "917"],
          procedures: [{ name: "Individuální LTV" }, { name: "Masáž" }],
          accessibleInBooking: true,
        }}
        behind={{ eventsAhead: 12, drafts: 2 }}
        calendarHref="#"
        workHref="#prace"
      />
    ),
  },
  {
    name: "an invitation",
    render: () => (
      <form>
        <InvitationFields fields={fieldsNamed(invitationFields, "invited")} />
      </form>
    ),
  },
  {
    name: "the form of a colleague",
    render: () => (
      <form>
        <ColleagueFields
          fields={fieldsNamed(colleagueFields, "colleague")}
          address={fieldsNamed(
            ["uliceNazev", "cisloDomovni", "cisloOrientacni", "psc", "obecNazev", "castObceNazev"],
            "colleague",
          )}
          own={false}
          invited={false}
          drafts={2}
          services={[
            { id: 1, name: "Individuální LTV" },
            { id: 2, name: "Masáž" },
          ]}
          departments={[{ expertise: "902", name: "902 Samostatné pracoviště fyzioterapeutů" }]}
        />
      </form>
    ),
  },
  {
    name: "what happens when access ends",
    render: () => <Leaving behind={{ eventsAhead: 3, drafts: 1 }} calendarHref="#" workHref="#prace" />,
  },
];
