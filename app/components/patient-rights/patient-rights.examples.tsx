import type { Example } from "../example.ts";
import { exampleCard } from "../example-card.ts";
import type { ComponentProps } from "react";
import { AccessTable } from "./access-table.tsx";
import { CopyOverview } from "./copy-overview.tsx";
import { RightsLinks } from "./rights-links.tsx";

type Copied = ComponentProps<typeof CopyOverview>;

const rows = [
  {
    at: "2026-03-16T09:12:41Z",
    profile: { fullName: "Mgr. Petr Šindelář" },
    actions: ["medicalReport.read", "patientCard.read"],
  },
  { at: "2026-03-16T09:02:03Z", profile: { fullName: "Renata Malá" }, actions: ["patientCard.updated"] },
  { at: "2026-03-12T05:00:00Z", profile: null, actions: ["patientAttendance.stateSet"] },
];

const jana: Copied["patient"] = {
  ...exampleCard,
  fullName: "Jana Dvořáčková",
  degreeBefore: null,
  name: "Jana",
  surname: "Dvořáčková",
  degreeAfter: null,
  personalIdentificationNumber: null,
  dateOfBirth: "1984-05-12",
  weight: null,
  phone: "+420601123456",
  email: null,
  insuranceNumber: null,
  insuranceVariant: null,
  cave: "Alergie na lepidlo tejpů",
  insurances: [],
  relatedPersons: [],
};
const copied = {
  center: "Rehabilitace U Lípy",
  madeAt: "2026-03-16T09:00:00Z",
  patient: jana,
  country: null,
  rows: "data.json",
  visits: [
    {
      id: 1,
      beginAt: "2026-03-12T08:00:00Z",
      endAt: "2026-03-12T08:45:00Z",
      allDay: false,
      what: "Individuální LTV",
      who: "Mgr. Petr Šindelář",
      state: "PRESENT",
    },
  ],
  consents: [
    {
      id: 1,
      number: 2,
      givenOn: "2026-03-02",
      withdrawnAt: null,
      text: "Vaše údaje zpracováváme, abychom vám mohli poskytovat péči.",
    },
  ],
  reports: [{ label: "Zprávy 1–100", href: "#zpravy" }],
  files: [],
} as const satisfies Copied;

export const examples: Example[] = [
  { name: "copy of the data", render: () => <CopyOverview {...copied} /> },
  { name: "who looked, on paper", render: () => <AccessTable rows={rows} /> },
  { name: "on the card", render: () => <RightsLinks copyHref="#kopie" accessHref="#pristupy" eraseHref="#vymaz" /> },
];
