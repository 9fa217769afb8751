import { ButtonLink } from "../base/button-link.tsx";
import type { Example } from "../example.ts";
import { PageHead } from "./page-head.tsx";
import { RecordList } from "./record-list.tsx";
import { Seg } from "../base/seg.tsx";
import { Tabs } from "./tabs.tsx";

const views = ["Měsíc", "Týden", "Týden podle lidí", "Den podle lidí", "Den"];

export const examples: Example[] = [
  { name: "a title alone", render: () => <PageHead title="Kartotéka" /> },
  {
    name: "title, period and actions",
    render: () => (
      <PageHead
        plan
        title="Kalendář"
        actions={
          <ButtonLink href="#nova" tone="main" icon="plus">
            Nová událost
          </ButtonLink>
        }
      >
        <Seg
          label="Období"
          items={[
            { label: "Předchozí týden", href: "#minuly", icon: "left", title: "Předchozí týden (←)" },
            { label: "Dnes", href: "#dnes" },
            { label: "Další týden", href: "#dalsi", icon: "right", title: "Další týden (→)" },
          ]}
        />
        <p className="num nw">23.–27. listopadu 2026</p>
        <Seg
          label="Pohled"
          items={views.map((label) => ({ label, href: `#${label}`, current: label === "Týden podle lidí" }))}
        />
      </PageHead>
    ),
  },
  {
    name: "tabs over a sheet",
    render: () => (
      <>
        <Tabs
          label="Části karty"
          tabs={[
            { label: "Dokumentace", href: "#dokumentace", current: true },
            { label: "Poukazy FT", href: "#poukazy" },
            { label: "Permanentky", href: "#permanentky" },
            { label: "Krankenversicherungsangaben", href: "#de" },
          ]}
        />
        <div className="sheet">Obsah</div>
      </>
    ),
  },
  {
    name: "a list without records",
    render: () => (
      <RecordList
        title="Šablony permanentek"
        over={{ href: "#nastaveni", label: "Nastavení" }}
        add={{ href: "#nova", label: "Přidat šablonu" }}
        empty={{ title: "Zatím tu není žádná šablona", text: "Šablona říká, které návštěvy permanentka obsahuje." }}
      >
        {null}
      </RecordList>
    ),
  },
];
