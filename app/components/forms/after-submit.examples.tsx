import type { Example } from "../example.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { StaleNote } from "./stale-note.tsx";

const labels: Record<string, string> = { personalNumber: "Rodné číslo", email: "E-mail" };
const labelOf = (name: string) => labels[name] ?? name;

export const examples: Example[] = [
  {
    name: "summary of errors",
    render: () => (
      <ErrorSummary
        form={{
          id: "example",
          allErrors: {
            personalNumber: ["Nesouhlasí s kontrolní číslicí. Porovnejte ho s kartičkou pojištěnce."],
            email: ["Chybí zavináč. Napište ho třeba takto: jana@example.com."],
          },
        }}
        labelOf={labelOf}
      />
    ),
  },
  {
    name: "the message of the API",
    render: () => (
      <ErrorSummary
        form={{ id: "example2", allErrors: {} }}
        labelOf={labelOf}
        apiMessage="V tuto dobu má Horáková jinou událost: 8:15–9:00, Individuální LTV."
      />
    ),
  },
  {
    name: "somebody else saved meanwhile",
    render: () => (
      <StaleNote
        who="J. Horáková"
        when="dnes v 10:42"
        differences={[
          { label: "Telefon", mine: "601 000 142", theirs: "601 000 377" },
          { label: "CAVE", mine: "", theirs: "Alergie na latex" },
        ]}
      />
    ),
  },
];
