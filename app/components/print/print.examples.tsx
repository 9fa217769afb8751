import type { Example } from "../example.ts";
import { Certificate } from "./certificate.tsx";
import { Letter } from "./letter.tsx";
import { PaperPatient } from "./paper-patient.tsx";
import { PaperVisits } from "./paper-visits.tsx";
import { Parts } from "./parts.tsx";
import { PrintMenu } from "./print-menu.tsx";
import { VisitsToChoose } from "./visits-to-choose.tsx";

const center = { name: "Fyzio U Lípy", phone: "+420601000100", email: "info@lipa.example" };
const address = { uliceNazev: "Lipová", cisloDomovni: "418", cisloOrientacni: "7", psc: "37381", obecNazev: "Kamenný Újezd", castObceNazev: null };
const patient = { fullName: "Ing. Alena Procházková, Ph.D.", personalIdentificationNumber: "7454210109", dateOfBirth: "1974-04-21", insuranceCompany: { code: "111", abbreviation: "VZP" }, address };

export const examples: Example[] = [
  { name: "what can be printed", render: () => <PrintMenu items={[{ label: "Titulní list", href: "#list" }, { label: "Štítky", href: "#stitky" }]} /> },
  { name: "a document that does not hold", render: () => <Letter center={center} about="Ing. Alena Procházková, 745421/0109" mark="NEPLATÍ"><PaperPatient patient={patient} /></Letter> },
  { name: "that a patient was here, with company", render: () => <Certificate center={center} patient={{ ...patient, sex: "FEMALE" }} visit={{ id: 1, from: "2026-11-25T07:15:00Z", to: "2026-11-25T08:00:00Z", allDay: false }} companion issuer="Renata Malá" today="2026-11-25" /> },
  { name: "which visit", render: () => <VisitsToChoose visits={[{ id: 1, beginAt: "2026-11-25T07:15:00Z" }, { id: 2, beginAt: "2026-11-18T07:15:00Z" }]} chosen={1} hrefOf={(id) => `#${id}`} /> },
  {
    name: "visits on paper",
    render: () => (
      <PaperVisits
        center={center}
        patient={patient}
        total={1}
        from="2026-01-01"
        to="2026-11-25"
        today="2026-11-25"
        visits={[{ id: 1, state: "PRESENT", event: { beginAt: "2026-11-25T07:15:00Z", endAt: "2026-11-25T08:00:00Z", allDay: false, name: null, procedure: { name: "Individuální LTV" }, owner: { fullName: "Mgr. Jana Horáková" } } }]}
      />
    ),
  },
  { name: "a short print", render: () => <Parts from={1} to={3} total={3} most={100} hrefOf={(part) => `#${part}`} /> },
  { name: "a part of a long print", render: () => <Parts from={101} to={200} total={250} most={100} hrefOf={(part) => `#cast-${part}`} /> },
];
