import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { DatedSettingPage } from "./dated-setting-page.tsx";

const changes = [
  { removeHref: "/vzornik", validFrom: "2027-01-01" as const, numbers: { feePercent: 80, lateHours: 24 } },
  { removeHref: null, validFrom: "2026-01-01" as const, numbers: { feePercent: 50, lateHours: 24 } },
];
const typed = { feePercent: "50", lateHours: "24", validFrom: "16. 3. 2026", version: "1", was: "{}" };

export const examples: Example[] = [
  {
    name: "a setting that holds from a day on",
    render: () => (
      <DatedSettingPage
        setting="MISSED_VISITS"
        title="Zmeškané návštěvy"
        listLabel="Nastavení"
        about="Poplatek se počítá z ceny služby."
        fields={{
          feePercent: {
            label: "Poplatek v procentech ceny",
            short: "Poplatek (%)",
            hint: "0 až 100. Při nule se poplatek nenabízí.",
          },
          lateHours: {
            label: "Omluva je pozdní méně než tolik hodin předem",
            short: "Omluva (h předem)",
            hint: "0 až 168. Při nule není žádná omluva pozdní.",
          },
        }}
        changes={changes}
        listHref="/vzornik"
        page={{
          form: { id: "dated", allErrors: {} },
          formProps: { id: "dated" },
          fields: Object.fromEntries(
            Object.entries(typed).map(([name, defaultValue]) => [
              name,
              exampleField(`dated-${name}`, { defaultValue }),
            ]),
          ),
        }}
        today="2026-03-16"
      />
    ),
  },
];
