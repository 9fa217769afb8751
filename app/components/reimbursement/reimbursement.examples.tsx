import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { ConditionsTable, type ConditionsRow } from "./conditions-table.tsx";
import { Explanation } from "./explanation.tsx";
import { MoneyTable, type MoneyRow } from "./money-table.tsx";
import { ReferenceFields } from "./reference-fields.tsx";

const crowns = (amount: number) => ({ amount: amount * 100, currency: "CZK" });
const point = (amount: number) => ({ amount, currency: "CZK" });
const vzp = { insuranceCompany: { code: "111", abbreviation: "VZP" }, expertise: "902" };
const cpzp = { insuranceCompany: { code: "205", abbreviation: "ČPZP" }, expertise: "917" };
const conditions: ConditionsRow[] = [
  {
    ...vzp,
    people: 1_212,
    unlimitedPeople: 34,
    missingPeople: 0,
    conditions: [
      { name: "PHYSICAL", met: true, count: 4_115, of: 9_870 },
      { name: "INDIVIDUAL", met: false, count: 1_120, of: 9_870 },
      { name: "DIAGNOSES", met: true, count: 78, of: 1_212 },
      { name: "EDUCATION", met: true, count: null, of: null },
    ],
    coefficient: { least: 7, most: 7 },
  },
  {
    ...cpzp,
    people: 180,
    unlimitedPeople: 0,
    missingPeople: 3,
    conditions: [
      { name: "PHYSICAL", met: null, count: null, of: null },
      { name: "INDIVIDUAL", met: null, count: null, of: null },
      { name: "DIAGNOSES", met: false, count: 7, of: 180 },
      { name: "EDUCATION", met: null, count: null, of: null },
    ],
    coefficient: { least: -8, most: 2 },
  },
];
const money: MoneyRow[] = [
  {
    ...vzp,
    firstMonth: "2026-01-01",
    lastMonth: "2026-10-01",
    points: 4_310_480,
    price: crowns(3_491_488),
    limitedPrice: crowns(3_402_210),
    pointPrice: point(81),
    ceiling: { least: crowns(3_380_000), most: crowns(3_380_000) },
  },
  {
    ...cpzp,
    firstMonth: "2026-10-01",
    lastMonth: "2026-10-01",
    points: 96_412,
    price: crowns(71_344),
    limitedPrice: crowns(71_344),
    pointPrice: point(74),
    ceiling: { least: crowns(72_000), most: crowns(80_100) },
  },
  {
    ...cpzp,
    expertise: "902",
    firstMonth: "2026-02-01",
    lastMonth: "2026-10-01",
    points: 96_412,
    price: crowns(71_344),
    limitedPrice: crowns(71_344),
    pointPrice: point(74),
    ceiling: null,
  },
];

export const examples: Example[] = [
  {
    name: "conditions of a year: measured, not measured, not entered",
    render: () => <ConditionsTable rows={conditions} hrefOf={() => "#"} />,
  },
  {
    name: "billed care of a year: above its ceiling, within a range, without the insurer's value",
    render: () => <MoneyTable rows={money} basicPrice={point(74)} hrefOf={() => "#"} />,
  },
  {
    name: "rules of a decree",
    render: () => (
      <Explanation
        decree={{
          referenceYear: 2024,
          pointPrice: point(74),
          pointPriceWithBonus: point(81),
          ceiling: 107,
          listedDiagnoses: ["G10–G14", "I60–I69", "S42"],
          unlimitedDiagnoses: ["C50", "G23.1–G23.9"],
        }}
      />
    ),
  },
  {
    name: "values that an insurer says",
    render: () => (
      <form>
        <ReferenceFields
          year={2026}
          referenceYear={2024}
          fields={{
            averagePayment: exampleField("averagePayment", { defaultValue: "2 890,50" }),
            physicalThen: exampleField("physicalThen", { defaultValue: "yes" }),
            individualThen: exampleField("individualThen", { defaultValue: "no" }),
            diagnosesThen: exampleField("diagnosesThen"),
            educationThen: exampleField("educationThen"),
            educationNow: exampleField("educationNow", { defaultValue: "yes" }),
          }}
        />
      </form>
    ),
  },
];
