import type { Example } from "../example.ts";
import { AccessTable } from "./access-table.tsx";
import { RightsLinks } from "./rights-links.tsx";

const rows = [
  { at: "2026-03-16T09:12:41Z", profile: { fullName: "Mgr. Petr Šindelář" }, actions: ["medicalReport.read", "patientCard.read"] },
  { at: "2026-03-16T09:02:03Z", profile: { fullName: "Renata Malá" }, actions: ["patientCard.updated"] },
  { at: "2026-03-12T05:00:00Z", profile: null, actions: ["patientAttendance.stateSet"] },
];

export const examples: Example[] = [
  { name: "who looked", render: () => <AccessTable rows={rows} /> },
  { name: "on the card", render: () => <RightsLinks rights={[{ label: "Kdo nahlížel do karty", text: "Kdy a kdo záznamy pacienta otevřel", href: "#pristupy" }]} /> },
];
