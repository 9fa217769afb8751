import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { ColleagueFacts } from "./colleague-facts.tsx";
import { ColleagueTable, type Colleague } from "./colleague-table.tsx";
import { InvitationFields, invitationFields, type InvitationField } from "./invitation-fields.tsx";
import { Leaving } from "./leaving.tsx";

const dana: Colleague = {
  own: true,
  secondFactorSince: "2026-03-01T09:00:00Z",
  lastLoginAt: "2026-03-16T08:00:00Z",
  sessions: 2,
  profile: {
    id: 1,
    fullName: "Mgr. Dana Marešová",
    email: "dana@lipa.example",
    profileRole: "ROLE_ADMIN",
    motusProfession: "PHYSIOTHERAPIST",
    registrationCompletedAt: "2025-01-02T09:00:00Z",
    deactivatedAt: null,
  },
};
const iva: Colleague = {
  own: false,
  secondFactorSince: null,
  lastLoginAt: null,
  sessions: 0,
  profile: {
    ...dana.profile,
    id: 2,
    fullName: "Iva Nová",
    email: "iva@lipa.example",
    profileRole: "ROLE_RECEPTIONIST",
    motusProfession: "OTHER",
    registrationCompletedAt: null,
  },
};
const otto: Colleague = {
  ...iva,
  lastLoginAt: "2026-02-27T15:12:00Z",
  profile: {
    ...dana.profile,
    id: 3,
    fullName: "Bc. Otto Odešlý-Wasserbauer",
    email: "otto.odesly-wasserbauer@rehabilitace-u-lipy.example",
    profileRole: "ROLE_PARAMEDIC",
    deactivatedAt: "2026-02-28T09:00:00Z",
  },
};

export const examples: Example[] = [
  { name: "the staff of a centre", render: () => <ColleagueTable hrefOf={() => "#"} staff={[dana, iva, otto]} /> },
  {
    name: "a colleague",
    render: () => (
      <ColleagueFacts
        {...otto}
        profile={{ ...otto.profile, expertises: ["902", "917"] }}
        behind={{ eventsAhead: 12, drafts: 2 }}
        calendarHref="#"
      />
    ),
  },
  {
    name: "an invitation",
    render: () => (
      <form>
        <InvitationFields
          fields={
            Object.fromEntries(invitationFields.map((name) => [name, exampleField(`invited-${name}`)])) as Record<
              InvitationField,
              ReturnType<typeof exampleField>
            >
          }
        />
      </form>
    ),
  },
  {
    name: "what happens when access ends",
    render: () => <Leaving behind={{ eventsAhead: 3, drafts: 1 }} calendarHref="#" />,
  },
];
