import type { Example } from "../example.ts";
import { exampleField, exampleFields } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { ArchivedNote } from "./archived-note.tsx";
import { CardActions } from "./card-actions.tsx";
import { CardFilters } from "./card-filters.tsx";
import { DuplicateNote } from "./duplicate-note.tsx";
import { exampleCard } from "../example-card.ts";
import { InsuranceHistory } from "./insurance-history.tsx";
import { NumberQuestion } from "./number-question.tsx";
import { PatientBasis } from "./patient-basis.tsx";
import { PatientFacts } from "./patient-facts.tsx";
import { PatientFields } from "./patient-fields.tsx";
import { PatientHead } from "./patient-head.tsx";
import { PatientTable, type PatientRow } from "./patient-table.tsx";
import { patientValues } from "./patient-values.ts";

const today = "2026-11-21";
const unknown = {
  ...exampleCard,
  uuid: "2",
  fullName: "Maximilian Freiherr von Untersteinbacher-Hohenlohe",
  degreeBefore: null,
  degreeAfter: null,
  name: "Maximilian",
  surname: "Freiherr von Untersteinbacher-Hohenlohe",
  personalIdentificationNumber: null,
  dateOfBirth: null,
  sex: null,
  height: null,
  weight: null,
  phone: null,
  email: null,
  address: {
    uliceNazev: null,
    cisloDomovni: null,
    cisloOrientacni: null,
    psc: null,
    obecNazev: null,
    castObceNazev: null,
  },
  insuranceCompany: null,
  insuranceNumber: null,
  insuranceVariant: null,
  cave: null,
  owed: null,
  availableProcedureVouchers: [],
  nextVisit: null,
};
const rows: PatientRow[] = [exampleCard, unknown];

const { address, ...values } = patientValues(exampleCard, "cs");
const nothing = (values: object) => Object.fromEntries(Object.keys(values).map((name) => [name, ""]));
const countries = [
  { code: "CZ", name: "Česko" },
  { code: "SK", name: "Slovensko" },
];

export const examples: Example[] = [
  { name: "a card in the archive", render: () => <ArchivedNote erasure={null} /> },
  {
    name: "a card of which only the documentation is kept",
    render: () => <ArchivedNote erasure={{ erasedAt: "2026-03-16T09:00:00Z", keptUntil: "2031-12-31" }} />,
  },
  {
    name: "a personal number that says something else",
    render: () => (
      <Form idempotencyKey="number">
        <NumberQuestion
          field={exampleField("number-confirm")}
          differences={[
            { field: "dateOfBirth", entered: "1974-04-22", byNumber: "1974-04-21" },
            { field: "sex", entered: "MALE", byNumber: "FEMALE" },
          ]}
        />
      </Form>
    ),
  },
  {
    name: "patients to choose from",
    render: () => <PatientTable rows={rows} today={today} hrefOf={(uuid) => `#${uuid}`} />,
  },
  {
    name: "a patient that was found",
    render: () => <PatientTable rows={[exampleCard]} today={today} hrefOf={(uuid) => `#${uuid}`} />,
  },
  {
    name: "filters of the card file",
    render: () => (
      <CardFilters
        values={{ insurer: "111", absent: 9, visitTo: "2026-11-01" }}
        people={[{ id: 1, listName: "Horáková Jana, Mgr.", active: true }]}
        asksConsent
      />
    ),
  },
  {
    name: "what can be done with a card",
    render: () => (
      <div className="row">
        <CardActions
          archived={false}
          quiet={false}
          hrefs={{ order: "#o", wait: "#n", edit: "#u", archive: "#a" }}
          prints={{ certificate: "#p", visits: "#n", front: "#t", labels: "#s" }}
        />
      </div>
    ),
  },
  {
    name: "head of a card",
    render: () => (
      <PatientHead
        patient={exampleCard}
        today={today}
        actions={<a href="#upravit">Upravit kartu</a>}
        nextVisitHref="#navsteva"
        owedHref="#platby"
      />
    ),
  },
  { name: "head, hardly anything known", render: () => <PatientHead patient={unknown} today={today} actions={null} /> },
  {
    name: "all a card says",
    render: () => (
      <div className="said">
        <PatientFacts patient={exampleCard} country={null} />
      </div>
    ),
  },
  {
    name: "hardly anything said",
    render: () => (
      <div className="said">
        <PatientFacts patient={unknown} country="Německo" />
      </div>
    ),
  },
  {
    name: "insurance over time",
    render: () => (
      <div className="said">
        <InsuranceHistory
          insurances={[
            { validFrom: "2026-01-01", insuranceCompany: null, insuranceNumber: null, insuranceVariant: null },
            { validFrom: "2020-07-01", ...exampleCard },
          ]}
        />
      </div>
    ),
  },
  {
    name: "possible duplicates",
    render: () => (
      <DuplicateNote
        hrefOf={(uuid) => `#${uuid}`}
        candidates={[
          {
            uuid: "1",
            fullName: "Ing. Alena Procházková, Ph.D.",
            dateOfBirth: "1974-04-21",
            archived: false,
            reason: "personalNumber",
          },
          { uuid: "2", fullName: "Alena Procházková", dateOfBirth: null, archived: true, reason: "phoneAndSurname" },
        ]}
      />
    ),
  },
  {
    name: "a form with a card in it",
    render: () => (
      <Form version={3}>
        <PatientBasis
          fields={{
            patientCard: exampleField("basis-card", { defaultValue: "1" }),
            was: exampleField("basis-was", { defaultValue: "{}" }),
          }}
        />
        <PatientFields
          fields={exampleFields("full", values)}
          address={exampleFields("full", address)}
          today={today}
          countries={countries}
          splitting={{ href: "#adresa", done: "partly" }}
        />
      </Form>
    ),
  },
  {
    name: "an empty form",
    render: () => (
      <PatientFields
        fields={exampleFields("empty", nothing(values))}
        address={exampleFields("empty", nothing(address))}
        today={today}
        countries={countries}
        splitting={{ href: "#adresa" }}
      />
    ),
  },
];
