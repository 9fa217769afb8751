import { useState } from "react";
import { buttonClass } from "../base/button-link.tsx";
import type { Example } from "../example.ts";
import { Flash, type FlashMessage } from "./flash.tsx";

function Shower({ label, messages }: { label: string; messages: FlashMessage[] }) {
  const [shown, setShown] = useState<FlashMessage[]>([]);
  return (
    <>
      <button type="button" className={buttonClass("plain")} onClick={() => setShown([...messages])}>
        {label}
      </button>
      <Flash messages={shown} />
    </>
  );
}

export const examples: Example[] = [
  { name: "none", render: () => <Flash messages={[]} /> },
  {
    name: "one, leaves after 5 s",
    render: () => <Shower label="Jedno oznámení" messages={[{ text: "Karta je uložená." }]} />,
  },
  {
    name: "many, some sticky",
    render: () => (
      <Shower
        label="Několik oznámení"
        messages={[
          { text: "Připomínka odešla e-mailem i SMS.", variant: "info", sticky: true },
          {
            text: "Odstraněno: 3 události.",
            sticky: true,
            links: [
              { label: "Vrátit zpět", href: "#vratit" },
              { label: "Hodí se 3 náhradníci", href: "#nahradnici" },
            ],
          },
          { text: "Pacient má ještě jednu nezaplacenou návštěvu z 18. 11.", variant: "warning", sticky: true },
          { text: "The mail server refused the recipient.", variant: "error", closesAfter: 7500 },
          {
            text: "Versicherungsabrechnungsnummer wurde gespeichert und an die Krankenversicherungsgesellschaft übermittelt.",
            sticky: true,
          },
        ]}
      />
    ),
  },
];
