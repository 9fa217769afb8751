import { expect, it } from "vitest";
import { htmlOf, tagOf } from "../html-of.ts";
import { Choice } from "./fields/choice.tsx";
import { Combobox } from "./combobox/combobox.tsx";
import { DateField } from "./fields/date-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { exampleField as field } from "./fields/example-field.ts";
import { Form } from "./form.tsx";
import { PasswordField } from "./fields/password-field.tsx";
import { StaleNote } from "./stale-note.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextField } from "./fields/text-field.tsx";
import { TimeField } from "./fields/time-field.tsx";

it("ties label, hint and error to the control", async () => {
  const html = await htmlOf(
    <TextField
      field={field("email", { defaultValue: "jana", errors: ["emailInvalid"] })}
      label="E-mail"
      hint="Na něj chodí připomínky."
      optional
    />,
  );
  expect(html).toContain('<label for="example-email">E-mail<span class="opt"> (nepovinné)</span></label>');
  expect(html).toContain('<span class="hint" id="example-email-description">Na něj chodí připomínky.</span>');
  expect(tagOf(html, "example-email")).toMatch(
    /aria-describedby="example-email-description example-email-error" aria-invalid="true".*value="jana"/,
  );
  expect(html).not.toContain("emailInvalid");
  expect(html).toContain('id="example-email-error"');
});

it("renders nothing without errors", async () => {
  const html = await htmlOf(<TextField field={field("city")} label="Obec" />);
  expect(tagOf(html, "example-city")).not.toMatch(/aria-/);
  expect(html).not.toContain("required");
});

it("shows a complete sentence as it is", async () => {
  const html = await htmlOf(
    <TextField field={field("a", { errors: ["Invalid phone number (code 12): try again"] })} label="A" />,
  );
  expect(html).toContain("Invalid phone number (code 12): try again");
});

it("puts the field's id on the first of several controls", async () => {
  const options = [
    { value: "FEMALE", label: "Žena" },
    { value: "MALE", label: "Muž" },
  ];
  const html = await htmlOf(
    <Choice field={field("sex", { defaultValue: "MALE", errors: ["required"] })} label="Pohlaví" options={options} />,
  );
  expect(html).toMatch(
    /<fieldset class="field choice wrong" aria-describedby="example-sex-error"><legend class="lab">Pohlaví<\/legend>/,
  );
  expect(tagOf(html, "example-sex")).toContain('value="FEMALE"');
  expect(html).toMatch(/<input type="radio" name="sex" checked="" value="MALE"\/>/);
});

it("shows the day in words and keeps the typed text", async () => {
  const html = await htmlOf(
    <DateField field={field("day", { defaultValue: "zítra" })} label="Den" today="2026-11-25" />,
  );
  expect(tagOf(html, "example-day")).toContain('value="zítra"');
  expect(html).toContain("čtvrtek 26.\u00a0listopadu 2026");
  const stored = await htmlOf(
    <DateField field={field("day", { defaultValue: "2026-03-14" })} label="Day" today="2026-11-25" />,
    "en",
  );
  expect(tagOf(stored, "example-day")).toContain('value="14/3/2026"');
  const odd = await htmlOf(
    <DateField field={field("day", { defaultValue: "kdysi" })} label="Den" today="2026-11-25" />,
  );
  expect(odd).toContain('<output class="echo" for="example-day"></output>');
});

it("writes a stored time as people do", async () => {
  const html = await htmlOf(<TimeField field={field("time", { defaultValue: "08:30" })} label="Začátek" />);
  expect(tagOf(html, "example-time")).toContain('value="8:30"');
});

it("never fills a password in", async () => {
  const html = await htmlOf(
    <PasswordField
      field={field("password", { defaultValue: "tajné heslo" })}
      label="Heslo"
      autoComplete="current-password"
    />,
  );
  expect(html).not.toContain("tajné heslo");
  expect(tagOf(html, "example-password")).toContain('type="password"');
  expect(html).not.toContain("<button");
});

it("leads from each fault to its field", async () => {
  const allErrors = {
    "": ["V tuto dobu je ordinace zavřená."],
    surname: ["Napište příjmení."],
    "items[0].name": ["Napište název."],
  };
  const html = await htmlOf(
    <ErrorSummary form={{ id: "card", allErrors }} labelOf={(name) => (name === "surname" ? "Příjmení" : "Název")} />,
  );
  expect(html).toMatch(/<div class="note bad" role="alert" tabindex="-1" autofocus="">/);
  expect(html).toContain("V tuto dobu je ordinace zavřená.");
  expect(html).toContain('<a href="#card-surname">Příjmení: Napište příjmení.</a>');
  expect(html).toContain('<a href="#card-items[0].name">Název: Napište název.</a>');
  expect(await htmlOf(<ErrorSummary form={{ id: "card", allErrors: {} }} labelOf={String} />)).toBe("");
});

it("sends its key and the version it is based on", async () => {
  const html = await htmlOf(
    <Form id="card" idempotencyKey="abc" version={7}>
      <SubmitButton>Uložit kartu</SubmitButton>
    </Form>,
  );
  expect(html).toMatch(/^<form method="post"[^>]* id="card" novalidate=""/);
  expect(html).toContain(
    '<input type="hidden" name="idempotencyKey" value="abc"/><input type="hidden" name="version" value="7"/>',
  );
  expect(html).toContain('<button class="btn main">Uložit kartu</button>');
});

const patients = [{ value: "7", label: "Procházková Alena", detail: "21. 4. 1974" }];
const addresses = { searchHref: "/nova-udalost", sourceHref: "/hledani/pacienti" };

it("searches, offers and keeps a choice without scripts", async () => {
  const asked = await htmlOf(
    <Combobox field={field("patient")} label="Pacient" query="prochazk" options={patients} {...addresses} />,
  );
  expect(tagOf(asked, "example-patient")).toMatch(/name="patientQuery".*value="prochazk"/);
  expect(asked).toMatch(/<button formAction="\/nova-udalost"[^>]*>Najít<\/button>/i);
  expect(asked).toContain('<input type="radio" name="patient" value="7"/>');
  const chosen = await htmlOf(
    <Combobox field={field("patient")} label="Pacient" chosen={patients[0]} {...addresses} />,
  );
  expect(chosen).toContain('<input type="hidden" name="patient" value="7"/><span>Procházková Alena');
  expect(chosen).not.toContain('type="search"');
  expect(
    await htmlOf(<Combobox field={field("patient")} label="Pacient" query="xyz" options={[]} {...addresses} />),
  ).toContain("Nic neodpovídá.");
});

it("shows both versions of what two people changed", async () => {
  const html = await htmlOf(
    <StaleNote
      who="J. Horáková"
      when="v 10:42"
      differences={[{ label: "Telefon", mine: "601 000 142", theirs: "" }]}
    />,
  );
  expect(html).toContain("J. Horáková, v 10:42");
  expect(html).toMatch(
    /<th scope="row">Telefon<\/th><td data-l="Vaše hodnota">601 000 142<\/td><td data-l="Mezitím uloženo"><i>prázdné<\/i><\/td>/,
  );
});
