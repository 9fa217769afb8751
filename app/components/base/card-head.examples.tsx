import { ButtonLink } from "./button-link.tsx";
import { CardHead } from "./card-head.tsx";
import type { Example } from "../example.ts";

const cells = [
  { label: "Rodné číslo", value: "745421/0109" },
  { label: "Narozena", value: "21. 4. 1974, 52 let" },
  { label: "Pojišťovna", value: "111 VZP, veřejné" },
  { label: "Telefon", value: <a href="tel:+420601000142">601 000 142</a> },
  { label: "E-mail", value: "alena.p@example.com" },
  {
    label: "Nejbližší návštěva",
    value: (
      <>
        <a href="#navsteva">st 2. 12. 8:15</a>, Horáková
      </>
    ),
  },
];

export const examples: Example[] = [
  {
    name: "a full card",
    render: () => (
      <CardHead
        over="Karta č. 4 213, založena 29. 9. 2026"
        title="Ing. Alena Procházková"
        actions={
          <>
            <ButtonLink href="#zprava" tone="main" icon="plus">
              Napsat zprávu
            </ButtonLink>
            <ButtonLink href="#objednat">Objednat</ButtonLink>
          </>
        }
        cells={cells}
        cave="Kardiostimulátor: žádná elektroléčba ani magnet. Alergie na latex."
      />
    ),
  },
  {
    name: "hardly anything known",
    render: () => (
      <CardHead
        title="Maximilian Freiherr von Untersteinbacher-Hohenlohe"
        cells={[{ label: "Narozen", value: "neuvedeno" }]}
      />
    ),
  },
];
