import type { Example } from "../example.ts";
import { FilterChecks, Filters, FilterSelect, FilterText } from "./filters.tsx";

const people = ["Horáková", "Šindelář", "Vondrová", "Kubát"].map((label, at) => ({ value: String(at), label }));

export const examples: Example[] = [
  {
    name: "a list's filters",
    render: () => (
      <Filters label="Filtr plateb" resetHref="#vse">
        <FilterText name="od" label="Od" value="23. 11. 2026" width="w8" />
        <FilterSelect name="stav" label="Stav" options={[{ value: "", label: "Všechny stavy" }, { value: "PAID", label: "Zaplaceno" }]} />
        <FilterChecks name="lide" label="Lidé" values={["0", "1"]} options={people} />
      </Filters>
    ),
  },
];
