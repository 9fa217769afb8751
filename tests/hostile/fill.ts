import { emails, password } from "#tests/cast/people.ts";
import { known } from "#tests/kit/operation-samples.ts";
import { batchFile, insuredNumbersAnswer } from "#tests/kit/insurance.ts";
import { pin } from "./find-forms.ts";
import type { Form } from "./forms.ts";

export type Fields = [name: string, value: string | File][];
export const newPassword = "modrý koloběžkář ve žitě";
const days = /^(leave|hoursPeriod|reportSummaryRange|visitsPrint|patientAccess|auditLog)/;

/** Values that people type, by the page and the name of the field; the first match counts. */
const written: [name: RegExp, text: string, page?: RegExp][] = [
  [/^password(Again)?$/, newPassword, /^(renewPassword|createPassword|passwordChange)$/],
  [/password/i, password],
  [/^(pin|secret)$/, pin],
  [/^operation1\.code$/, "21221"],
  [/^operation\d+\./, ""],
  [/^documentIds$/, String(known.askedBatch)],
  [/^text$/, String(known.askedBatch + 1), /^returnedTableNew$/],
  [/^discountCode$/, ""],
  [/^code$/, "000000"],
  [/^username$/, emails.admin],
  [/email/i, "nova@lipa.example"],
  [/^dateOfBirth$|\.dateOfBirth$/, "1. 2. 1980"],
  [/^(requestedOn|givenOn|insuredSince)$/, "1. 3. 2026"],
  [/^(from|available|visitFrom)/, "20. 3. 2026", days],
  [/^(to|until|visitTo)$/, "21. 3. 2026", days],
  [/^(date|lastDate|availableFrom|availableTo)$/, "20. 3. 2026"],
  [/from$/i, "8:30"],
  [/to$/i, "9:30"],
  [/^time(From)?$/, "8:30"],
  [/^timeTo$/, "9:30"],
  [/^repeat.until$/, ""],
  [/until$/i, "1. 3. 2027"],
  [/phone$/i, "601 000 200"],
  [/^(price|duration|weight|height|capacity|count|lockMinutes|years|copies|start)$|\.(count|interval)$|value$/, "20"],
  [/cisloDomovni|cisloOrientacni/, "7"],
  [/psc$/, "37381"],
  [/^(personalIdentificationNumber|insuranceNumber)$/, "8556230419"],
  [/query$/i, ""],
  [/breaks/, ""],
];

/** The fields of a form after filling empty ones and choosing where nothing was chosen. */
export function filled({ page, fields, controls }: Form): Fields {
  const sent = fields.map(([name, value]): Fields[number] => {
    const control = controls.find((one) => one.name === name);
    if (value !== "" || !control || control.kind === "hidden") return [name, value];
    if (control.kind === "select") return [name, control.options.find((option) => option !== "") ?? ""];
    return [
      name,
      (written.find(([known, , where]) => known.test(name) && (where?.test(page) ?? true)) ?? [null, "Nová"])[1],
    ];
  });
  const missing = controls.filter(({ name }) => !sent.some(([known]) => known === name));
  return [
    ...sent,
    ...missing.flatMap(({ name, kind, options }): Fields => {
      if (kind === "file" && page === "batchReader") return [[name, batchFile]];
      if (kind === "file" && page === "returnedTableNew") return [];
      if (kind === "file" && page === "insuredNumbers") return [[name, insuredNumbersAnswer]];
      if (kind === "file")
        return name === "logo"
          ? []
          : [[name, new File(["%PDF-1.4\ntrailer<<>>\n%%EOF\n"], "souhlas.pdf", { type: "application/pdf" })]];
      return kind === "radio" || (kind === "checkbox" && (options.length === 1 || name === "roles"))
        ? [[name, options[0]!]]
        : [];
    }),
  ];
}
