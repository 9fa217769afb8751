import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { CenterContact } from "./center-contact.tsx";
import { ConsentState } from "./consent-state.tsx";
import { ScanField } from "./scan-field.tsx";
import { ConsentTable } from "./consent-table.tsx";
import { ConsentSwitches } from "./switches.tsx";
import { WaitingLink } from "./waiting-link.tsx";
import { WordingTable } from "./wording-table.tsx";
import { WordingText } from "./wording-text.tsx";

const signed = {
  id: 1,
  document: null,
  type: "SIGNATURE",
  givenOn: "2026-03-02",
  wording: { id: 2, number: 2 },
  createdBy: { fullName: "Renata Malá" },
  withdrawnAt: null,
  withdrawnBy: null,
} as const;
const hrefs = {
  all: "#vsechny",
  record: "#zaznamenat",
  email: "#e-mailem",
  withdraw: "#odvolat",
  addScan: (id: number) => `#sken-${id}`,
  wording: (id: number) => `#zneni-${id}`,
};
const sent = {
  recipient: "jana@example.com",
  createdAt: "2026-03-16T09:00:00Z",
  expiresAt: "2026-03-30T09:00:00Z",
  createdBy: { fullName: "Renata Malá" },
  wording: { number: 2 },
};
const switchHrefs = { active: "#prepnout", byEmail: "#prepnout-e-mail" };
const rows = [2, 1].map((number) => ({
  id: number,
  number,
  createdAt: `2026-0${number}-01T09:00:00Z`,
  createdBy: { fullName: "Mgr. Dana Marešová" },
}));

export const examples: Example[] = [
  { name: "signed", render: () => <ConsentState consent={signed} link={null} hrefs={hrefs} /> },
  {
    name: "signed, with its scan",
    render: () => (
      <ConsentState
        consent={{ ...signed, document: { uuid: "sken", extension: "pdf", size: 812_000 } }}
        link={null}
        hrefs={hrefs}
      />
    ),
  },
  {
    name: "a scan to choose, refused",
    render: () => <ScanField field={exampleField("document", { errors: ["scanTypeRefused"] })} optional />,
  },
  {
    name: "by e-mail, withdrawn",
    render: () => (
      <ConsentState
        consent={{
          ...signed,
          type: "EMAIL",
          createdBy: null,
          withdrawnAt: "2026-03-16T09:00:00Z",
          withdrawnBy: { fullName: "Renata Malá" },
        }}
        link={null}
        hrefs={hrefs}
      />
    ),
  },
  { name: "no consent", render: () => <ConsentState consent={null} link={null} hrefs={hrefs} /> },
  { name: "no consent, an e-mail that waits", render: () => <ConsentState consent={null} link={sent} hrefs={hrefs} /> },
  {
    name: "through time",
    render: () => (
      <ConsentTable
        rows={[
          {
            ...signed,
            id: 3,
            type: "EMAIL",
            createdBy: null,
            link: { recipient: "jana@example.com", createdBy: { fullName: "Renata Malá" } },
          },
          {
            ...signed,
            id: 2,
            link: null,
            document: { uuid: "sken", extension: "pdf", size: 812_000 },
            withdrawnAt: "2026-03-16T09:00:00Z",
            withdrawnBy: { fullName: "Renata Malá" },
          },
          { ...signed, id: 1, link: null },
        ]}
        wordingHref={hrefs.wording}
        addScanHref={hrefs.addScan}
      />
    ),
  },
  { name: "an e-mail that waits", render: () => <WaitingLink {...sent} /> },
  { name: "switched on", render: () => <ConsentSwitches active byEmail={false} hrefs={switchHrefs} /> },
  { name: "switched off", render: () => <ConsentSwitches active={false} byEmail hrefs={switchHrefs} /> },
  { name: "versions", render: () => <WordingTable rows={rows} hrefOf={(id) => `#verze-${id}`} /> },
  {
    name: "who asks",
    render: () => <CenterContact name="Rehabilitace U Lípy" phone="+420601000100" email="info@lipa.example" />,
  },
  {
    name: "the text",
    render: () => (
      <WordingText
        text={
          "Vaše údaje zpracováváme, abychom vám mohli poskytovat péči.\n\nSouhlas můžete kdykoli odvolat:\nna recepci nebo e-mailem."
        }
      />
    ),
  },
];
