import { exampleAddress } from "../example-card.ts";
import type { Example } from "../example.ts";
import { PrintedCards } from "./printed-cards.tsx";
import { Certificate } from "./certificate.tsx";
import { ChosenPrints } from "./chosen-prints.tsx";
import { LabelChoice } from "./label-choice.tsx";
import { Labels } from "./labels.tsx";
import { Letter } from "./letter.tsx";
import { PrintedPatient } from "./printed-patient.tsx";
import { PrintedPatients } from "./printed-patients.tsx";
import { PrintedVisits } from "./printed-visits.tsx";
import { Parts } from "./parts.tsx";
import { PrintMenu } from "./print-menu.tsx";
import { Unfinished } from "./unfinished.tsx";
import { VisitsToChoose } from "./visits-to-choose.tsx";

const center = {
  name: "Fyzio U Lípy",
  phone: "+420601000100",
  email: "info@lipa.example",
  address: {
    uliceNazev: "Lipová",
    cisloDomovni: "418",
    cisloOrientacni: "7",
    psc: "37001",
    obecNazev: "České Budějovice",
  },
  type: "MEDICAL_CENTER" as const,
  abroadAddress: null,
  logo: null,
};
const patient = {
  fullName: "Ing. Alena Procházková, Ph.D.",
  personalIdentificationNumber: "7454210109",
  dateOfBirth: "1974-04-21",
  insuranceCompany: { code: "111", abbreviation: "VZP" },
  address: exampleAddress,
};

const cards = ["Alena", "Bohumil", "Cecílie"].map((name) => ({
  ...patient,
  uuid: name,
  name,
  surname: "Procházková",
  phone: "+420601000142",
}));

export const examples: Example[] = [
  {
    name: "what can be printed",
    render: () => <PrintMenu hrefs={{ certificate: "#p", visits: "#n", front: "#t", labels: "#s" }} />,
  },
  { name: "the end of a print whose rest could not be read", render: () => <Unfinished /> },
  {
    name: "a document that does not hold",
    render: () => (
      <Letter center={center} about="Ing. Alena Procházková, 745421/0109" mark="NEPLATÍ">
        <PrintedPatient patient={patient} />
      </Letter>
    ),
  },
  {
    name: "that a patient was here, with company",
    render: () => (
      <Certificate
        center={center}
        patient={{ ...patient, sex: "FEMALE" }}
        visit={{ id: 1, from: "2026-11-25T07:15:00Z", to: "2026-11-25T08:00:00Z", allDay: false }}
        companion
        issuer="Renata Malá"
        today="2026-11-25"
      />
    ),
  },
  {
    name: "which visit",
    render: () => (
      <VisitsToChoose
        visits={[
          { id: 1, beginAt: "2026-11-25T07:15:00Z" },
          { id: 2, beginAt: "2026-11-18T07:15:00Z" },
        ]}
        chosen={1}
        hrefOf={(id) => `#${id}`}
      />
    ),
  },
  {
    name: "visits on paper",
    render: () => (
      <PrintedVisits
        center={center}
        patient={patient}
        total={3}
        notTaken={{ excused: 1, missed: 1 }}
        from="2026-01-01"
        to="2026-11-25"
        today="2026-11-25"
        visits={[
          {
            id: 1,
            state: "PRESENT",
            event: {
              beginAt: "2026-11-25T07:15:00Z",
              endAt: "2026-11-25T08:00:00Z",
              allDay: false,
              name: null,
              procedure: { name: "Individuální LTV" },
              owner: { fullName: "Mgr. Jana Horáková" },
            },
          },
        ]}
      />
    ),
  },
  { name: "labels, the first four used up", render: () => <Labels cards={cards} sheet="70x36" start={5} /> },
  { name: "on which sheet", render: () => <LabelChoice keep={{ card: ["1"] }} sheet="105x48" start={3} copies={12} /> },
  { name: "patients on paper", render: () => <PrintedPatients cards={cards} /> },
  {
    name: "how many cards",
    render: () => (
      <>
        <PrintedCards total={3} totalIsCapped={false} most={500} />
        <PrintedCards total={1000} totalIsCapped most={500} />
      </>
    ),
  },
  {
    name: "to print what is chosen",
    render: () => (
      <ChosenPrints hrefs={{ labels: "#s", list: "#v", allLabels: "#vs", allList: "#vv" }} keep={{}}>
        <p>…</p>
      </ChosenPrints>
    ),
  },
  { name: "a short print", render: () => <Parts from={1} to={3} total={3} most={100} hrefOf={(part) => `#${part}`} /> },
  {
    name: "a part of a long print",
    render: () => <Parts from={101} to={200} total={250} most={100} hrefOf={(part) => `#cast-${part}`} />,
  },
];
