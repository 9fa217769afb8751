import type { Example } from "../example.ts";
import { Comparison } from "./comparison.tsx";
import { Question } from "./question.tsx";

const spans = [
  { label: "říjen 2026", href: "#", current: false },
  { label: "listopad 2026", href: "#", current: true },
  { label: "Všechny karty", href: "#", current: false },
];
const period = { line: 1, insuranceCompany: "205", insuranceVariant: "1", from: "2026-10-01", to: null };
const difference = {
  kind: "OTHER_INSURER" as const,
  patientCard: { uuid: "1", fullName: "Jana Nováková" },
  insuranceNumber: "8556230419",
  insuranceCompany: "111",
  insuranceVariant: "1",
  from: "2026-11-03",
  to: "2026-11-26",
  visits: 4,
  periods: [period],
};
const hrefs = { patientHref: () => "#", editHref: () => "#" };

export const examples: Example[] = [
  {
    name: "a question about insured numbers: files of two workplaces, patients without a number",
    render: () => (
      <Question
        isOfAll={false}
        spans={spans}
        numbers={1_240}
        withoutNumber={3}
        files={[
          { name: "44123000.I01", numbers: 1_240 },
          { name: "45123000.I01", numbers: 1_240 },
        ]}
        fileHref={() => "#"}
        contractsHref="#"
      />
    ),
  },
  {
    name: "a question about insured numbers that no contract with VZP names",
    render: () => (
      <Question
        isOfAll
        spans={spans}
        numbers={812}
        withoutNumber={0}
        files={[]}
        fileHref={() => "#"}
        contractsHref="#"
      />
    ),
  },
  {
    name: "an answer about insured numbers: a difference of each kind, with a fault of the file",
    render: () => (
      <Comparison
        isWhole
        faults={[{ line: 7, fault: "CUT", record: "CP.O", field: null, expected: "32", found: "24" }]}
        numbers={1_240}
        onNoCard={12}
        differenceCount={620}
        differences={[
          difference,
          {
            ...difference,
            kind: "NOT_INSURED",
            patientCard: { uuid: "2", fullName: "Mgr. Karel Šindelář-Dobrovolný" },
            to: "2026-11-03",
            visits: 1,
            periods: [{ ...period, insuranceCompany: "111", from: "2019-01-01", to: "2026-09-30" }],
          },
          {
            ...difference,
            kind: "OTHER_VARIANT",
            patientCard: { uuid: "3", fullName: "Iryna Kovalenko" },
            visits: 0,
            periods: [{ ...period, insuranceCompany: "111", insuranceVariant: "4" }],
          },
          {
            ...difference,
            kind: "DUPLICATE",
            patientCard: { uuid: "4", fullName: "Anna Malá" },
            periods: [period, { ...period, line: 2, insuranceCompany: "207", from: "2001-01-01" }],
          },
          {
            ...difference,
            kind: "UNKNOWN",
            patientCard: { uuid: "5", fullName: "Petr Nový" },
            insuranceCompany: null,
            insuranceVariant: null,
            visits: 0,
            periods: [],
          },
        ]}
        {...hrefs}
      />
    ),
  },
  {
    name: "an answer about insured numbers that agrees with the cards",
    render: () => (
      <Comparison isWhole faults={[]} numbers={1_240} onNoCard={0} differenceCount={0} differences={[]} {...hrefs} />
    ),
  },
];
