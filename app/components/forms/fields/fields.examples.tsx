import type { Example } from "../../example.ts";
import { readBirthDate } from "#rules/read-date.ts";
import { Checkbox } from "./checkbox.tsx";
import { Choice } from "./choice.tsx";
import { DateField } from "./date-field.tsx";
import { exampleField as field } from "./example-field.ts";
import { Form } from "../form.tsx";
import { Actions, Group, Pair } from "../group.tsx";
import { MoneyField } from "./money-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { Select } from "./select.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import { TimeField } from "./time-field.tsx";

const insurers = [
  { value: "111", label: "111 Všeobecná zdravotní pojišťovna" },
  { value: "205", label: "205 Česká průmyslová zdravotní pojišťovna" },
];
const today = "2026-11-25";

export const examples: Example[] = [
  {
    name: "a form in groups",
    render: () => (
      <Form idempotencyKey="ukazka" version={3}>
        <Group legend="Osoba" note="Datum narození a pohlaví doplníme z rodného čísla.">
          <Pair>
            <TextField field={field("title", { defaultValue: "Mgr." })} label="Titul" width="w4" />
            <TextField field={field("firstName", { defaultValue: "Jana" })} label="Jméno" width="w12" />
          </Pair>
          <TextField
            field={field("personalNumber", {
              defaultValue: "855623/0414",
              errors: ["Rodné číslo nesouhlasí s kontrolní číslicí. Porovnejte ho s kartičkou pojištěnce."],
            })}
            label="Rodné číslo"
            hint="Devět nebo deset číslic, lomítko není nutné."
            width="w12"
          />
          <DateField
            field={field("birthDate", { defaultValue: "1985-06-23" })}
            label="Datum narození"
            hint="Vyplněno z rodného čísla, můžete přepsat."
            today={today}
            read={readBirthDate}
          />
          <Choice
            field={field("sex", { defaultValue: "FEMALE" })}
            label="Pohlaví"
            inLine
            options={[
              { value: "FEMALE", label: "Žena" },
              { value: "MALE", label: "Muž" },
            ]}
          />
        </Group>
        <Group legend="Pojištění">
          <Select field={field("insurer")} label="Zdravotní pojišťovna" options={insurers} none="Samoplátce" />
          <TextField
            field={field("email", { defaultValue: "jana.example.com", errors: ["emailInvalid"] })}
            label="E-mail"
            type="email"
            optional
          />
          <TextArea field={field("cave")} label="CAVE" hint="Alergie, implantáty, léky na ředění krve." optional />
          <Checkbox
            field={field("informed", { defaultValue: "on" })}
            label="Pacientka dostala informaci o zpracování osobních údajů"
          />
        </Group>
        <Actions>
          <SubmitButton>Založit kartu</SubmitButton>
          <a href="#zrusit">Zrušit</a>
        </Actions>
      </Form>
    ),
  },
  {
    name: "day, time and price",
    render: () => (
      <>
        <Pair>
          <DateField field={field("day", { defaultValue: "zítra" })} label="Den" today={today} />
          <TimeField field={field("time", { defaultValue: "08:30" })} label="Začátek" />
        </Pair>
        <MoneyField field={field("price", { defaultValue: "1250" })} label="Cena" currency="CZK" />
      </>
    ),
  },
  {
    name: "a choice that was not made",
    render: () => (
      <Choice
        field={field("following", { errors: ["Vyberte, kterých událostí se změna týká."] })}
        label="Co změnit"
        options={[
          { value: "one", label: "Jen tuto událost" },
          { value: "all", label: "Tuto a všechny následující", hint: "Celkem čtyři, poslední 16. 12. 2026." },
        ]}
      />
    ),
  },
  {
    name: "passwords",
    render: () => (
      <PasswordField field={field("password")} label="Heslo" hint="Alespoň deset znaků." autoComplete="new-password" />
    ),
  },
  {
    name: "a box that must be ticked",
    render: () => (
      <Checkbox
        field={field("terms", { errors: ["Bez souhlasu s podmínkami účet nevznikne."] })}
        label="Souhlasím s podmínkami"
        hint="Otevřou se na nové stránce."
      />
    ),
  },
  {
    name: "a label of long German words",
    render: () => (
      <TextField
        field={field("german", { errors: ["Krankenversicherungsnummernüberprüfung nicht möglich."] })}
        label="Krankenversicherungsnummer der mitversicherten Familienangehörigen"
        hint="Rechtsschutzversicherungsgesellschaften verwenden eine andere Nummer."
        optional
      />
    ),
  },
];
