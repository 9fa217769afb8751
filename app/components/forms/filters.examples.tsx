import type { Example } from "../example.ts";
import { FilterCheck, FilterChecks, FilterChips, Filters, FilterSelect, FilterText, MoreFilters } from "./filters.tsx";

const people = ["Horáková", "Šindelář", "Vondrová", "Kubát"].map((label, at) => ({ value: String(at), label }));

export const examples: Example[] = [
  {
    name: "a list's filters",
    render: () => (
      <Filters label="Filtr plateb" resetHref="#vse">
        <FilterText name="od" label="Od" value="23. 11. 2026" width="w8" />
        <FilterText name="do" label="Do" value="31. 2." width="w8" wrong />
        <FilterSelect
          name="stav"
          label="Stav"
          options={[
            { value: "", label: "Všechny stavy" },
            { value: "PAID", label: "Zaplaceno" },
          ]}
        />
        <FilterChecks name="lide" label="Lidé" any="všichni" values={["0", "1"]} options={people} />
      </Filters>
    ),
  },
  {
    name: "filters folded, two of them on",
    render: () => (
      <>
        <Filters label="Filtr karet">
          <FilterText name="q" label="Jméno" />
          <MoreFilters label="Další filtry" count={2}>
            <FilterSelect name="pojistovna" label="Pojišťovna" options={[{ value: "", label: "Kterákoli" }]} />
            <FilterCheck name="souhlas" label="Bez souhlasu" checked />
          </MoreFilters>
        </Filters>
        <FilterChips
          label="Zúženo na"
          chips={[
            { label: "111 VZP", href: "#bez-pojistovny" },
            { label: "bez platného souhlasu", href: "#bez-souhlasu" },
          ]}
        />
      </>
    ),
  },
];
