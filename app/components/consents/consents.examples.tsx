import type { Example } from "../example.ts";
import { ConsentState } from "./consent-state.tsx";
import { ConsentSwitches } from "./switches.tsx";
import { WordingTable } from "./wording-table.tsx";
import { WordingText } from "./wording-text.tsx";

const signed = { type: "SIGNATURE", givenOn: "2026-03-02", wording: { id: 2, number: 2 }, createdBy: { fullName: "Renata Malá" }, withdrawnAt: null, withdrawnBy: null } as const;
const hrefs = { wordingHref: (id: number) => `#zneni-${id}`, recordHref: "#zaznamenat", withdrawHref: "#odvolat" };
const rows = [2, 1].map((number) => ({ id: number, number, createdAt: `2026-0${number}-01T09:00:00Z`, createdBy: { fullName: "Mgr. Dana Marešová" } }));

export const examples: Example[] = [
  { name: "signed", render: () => <ConsentState consent={signed} {...hrefs} /> },
  { name: "by e-mail, withdrawn", render: () => <ConsentState consent={{ ...signed, type: "EMAIL", createdBy: null, withdrawnAt: "2026-03-16T09:00:00Z", withdrawnBy: { fullName: "Renata Malá" } }} {...hrefs} /> },
  { name: "no consent", render: () => <ConsentState consent={null} {...hrefs} /> },
  { name: "switched on", render: () => <ConsentSwitches active switchHref="#vypnout" /> },
  { name: "switched off", render: () => <ConsentSwitches active={false} switchHref="#zapnout" /> },
  { name: "versions", render: () => <WordingTable rows={rows} hrefOf={(id) => `#verze-${id}`} /> },
  { name: "the text", render: () => <WordingText text={"Vaše údaje zpracováváme, abychom vám mohli poskytovat péči.\n\nSouhlas můžete kdykoli odvolat:\nna recepci nebo e-mailem."} /> },
];
