import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { LoginEmailWaits } from "./login-email-waits.tsx";
import { MailState } from "./mail-state.tsx";
import { NewPassword } from "./new-password.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ProfileChoice } from "./profile-choice.tsx";
import { TokenProblem } from "./token-problem.tsx";

const places = [
  {
    id: 1,
    fullName: "Mgr. Dana Marešová",
    profileRole: "ROLE_ADMIN" as const,
    medicalCenter: { name: "Rehabilitace U Lípy" },
  },
  {
    id: 2,
    fullName: "Mgr. Dana Marešová",
    profileRole: "ROLE_PARAMEDIC" as const,
    medicalCenter: { name: "Poliklinika Na Dlouhém předměstí, oddělení rehabilitace" },
  },
];
const person = () => ({
  degreeBefore: exampleField("degreeBefore", { defaultValue: "Mgr." }),
  name: exampleField("name", { defaultValue: "Dana" }),
  surname: exampleField("surname", { errors: ["required"] }),
  degreeAfter: exampleField("degreeAfter"),
  phone: exampleField("phone", { defaultValue: "601 000 377" }),
});

export const examples: Example[] = [
  { name: "where one works", render: () => <ProfileChoice places={places} current={1} /> },
  { name: "a person", render: () => <PersonFields fields={person()} /> },
  {
    name: "a new password, refused",
    render: () => (
      <NewPassword
        email="dana@lipa.example"
        fields={{
          password: exampleField("password", { errors: ["passwordCommon"] }),
          passwordAgain: exampleField("passwordAgain"),
        }}
      />
    ),
  },
  {
    name: "another e-mail of the login, unconfirmed",
    render: () => (
      <LoginEmailWaits
        present="dana@lipa.example"
        email="dana.maresova.administrace@rehabilitace-u-lipy.example"
        validity="2026-03-16T10:00:00Z"
      />
    ),
  },
  {
    name: "a link that has ended",
    render: () => (
      <section className="sheet">
        <TokenProblem
          title="Odkaz už neplatí"
          action={{ href: "#novy", label: "Poslat nový odkaz" }}
          loginHref="#prihlaseni"
        >
          Odkaz k nastavení hesla platí hodinu a jen jednou.
        </TokenProblem>
      </section>
    ),
  },
  {
    name: "states of a mail",
    render: () => (
      <p className="row">
        <MailState sentAt="2026-03-16T09:00:00Z" failedAt={null} />
        <MailState sentAt={null} failedAt="2026-03-16T09:00:00Z" />
        <MailState sentAt={null} failedAt={null} />
      </p>
    ),
  },
];
