import { ButtonLink } from "./button-link.tsx";
import type { Example } from "../example.ts";

export const examples: Example[] = [
  {
    name: "one primary, then the rest",
    render: () => (
      <div className="row">
        <ButtonLink href="#a" tone="main" icon="plus" title="Nová událost (N)">
          Nová událost
        </ButtonLink>
        <ButtonLink href="#b">Objednat</ButtonLink>
        <ButtonLink href="#c" icon="print">
          Tisk
        </ButtonLink>
        <ButtonLink href="#d" tone="bad">
          Archivovat kartu
        </ButtonLink>
        <ButtonLink href="#e" small>
          Upravit
        </ButtonLink>
      </div>
    ),
  },
  {
    name: "buttons of long German words",
    render: () => (
      <div className="row" lang="de">
        <ButtonLink href="#f" tone="main">
          Krankenversicherungsabrechnung erstellen
        </ButtonLink>
        <ButtonLink href="#g">Behandlungsgutscheine verwalten</ButtonLink>
      </div>
    ),
  },
];
