import type { Example } from "../../example.ts";
import { Combobox } from "./combobox.tsx";
import type { Option } from "./use-suggestions.ts";
import { exampleField as field } from "../fields/example-field.ts";

const patients: Option[] = [
  { value: "1", label: "Procházková Alena", detail: "21. 4. 1974, 601 000 142" },
  { value: "2", label: "Procházka Petr", detail: "3. 9. 1988, 601 000 377" },
];
const addresses = { searchHref: "/vzornik", sourceHref: "/hledani/pacienti" };

export const examples: Example[] = [
  {
    name: "nothing searched yet",
    render: () => (
      <Combobox field={field("patient1")} label="Pacient" hint="Jméno, rodné číslo nebo telefon." {...addresses} />
    ),
  },
  {
    name: "found, to choose from",
    render: () => (
      <Combobox field={field("patient2")} label="Pacient" query="prochazk" options={patients} {...addresses} />
    ),
  },
  {
    name: "nothing found",
    render: () => <Combobox field={field("patient3")} label="Pacient" query="xyz" options={[]} {...addresses} />,
  },
  {
    name: "chosen",
    render: () => (
      <Combobox field={field("patient4", { defaultValue: "1" })} label="Pacient" chosen={patients[0]} {...addresses} />
    ),
  },
  {
    name: "not chosen",
    render: () => (
      <Combobox
        field={field("patient5", { errors: ["Vyberte pacienta ze seznamu."] })}
        label="Pacient"
        {...addresses}
      />
    ),
  },
];
