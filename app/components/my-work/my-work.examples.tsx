import type { Example } from "../example.ts";
import { MyWorkTable } from "./my-work-table.tsx";

export const examples: Example[] = [
  {
    name: "work that waits",
    render: () => (
      <MyWorkTable
        title="Nepodepsané zprávy"
        none=""
        moreLabel="Zpráva"
        rows={[
          {
            key: "1",
            when: "19. 11. 2026 8:15",
            href: "#zprava",
            patient: { fullName: "Ing. Alena Procházková", dateOfBirth: "1961-05-14" },
            patientHref: "#karta",
            service: { name: "Individuální LTV", color: "BLUE" },
            more: "Bolest bederní páteře ustupuje",
            action: { label: "Podepsat", href: "#podepsat" },
          },
        ]}
      />
    ),
  },
  {
    name: "no work of a kind",
    render: () => (
      <MyWorkTable title="Nepodepsané zprávy" none="Všechny vaše zprávy jsou podepsané." moreLabel="Zpráva" rows={[]} />
    ),
  },
];
