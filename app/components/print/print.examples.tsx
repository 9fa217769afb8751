import type { Example } from "../example.ts";
import { Letter } from "./letter.tsx";
import { PaperPatient } from "./paper-patient.tsx";
import { Parts } from "./parts.tsx";
import { PrintMenu } from "./print-menu.tsx";

const center = { name: "Fyzio U Lípy", phone: "+420601000100", email: "info@lipa.example" };
const address = { uliceNazev: "Lipová", cisloDomovni: "418", cisloOrientacni: "7", psc: "37381", obecNazev: "Kamenný Újezd", castObceNazev: null };
const patient = { fullName: "Ing. Alena Procházková, Ph.D.", personalIdentificationNumber: "7454210109", dateOfBirth: "1974-04-21", insuranceCompany: { code: "111", abbreviation: "VZP" }, address };

export const examples: Example[] = [
  { name: "what can be printed", render: () => <PrintMenu items={[{ label: "Titulní list", href: "#list" }, { label: "Štítky", href: "#stitky" }]} /> },
  { name: "a document that does not hold", render: () => <Letter center={center} about="Ing. Alena Procházková, 745421/0109" mark="NEPLATÍ"><PaperPatient patient={patient} /></Letter> },
  { name: "a short print", render: () => <Parts from={1} to={3} total={3} most={100} hrefOf={(part) => `#${part}`} /> },
  { name: "a part of a long print", render: () => <Parts from={101} to={200} total={250} most={100} hrefOf={(part) => `#cast-${part}`} /> },
];
