import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { DeskFields } from "./desk-fields.tsx";
import { DeskTable } from "./desk-table.tsx";
import { UnlockFields } from "./unlock-fields.tsx";

const href = () => "#";
const desk = { lockMinutes: 3, createdAt: "2026-03-16T09:00:00Z", current: false };

export const examples: Example[] = [
  {
    name: "shared desks",
    render: () => (
      <DeskTable
        editHref={href}
        revokeHref={href}
        desks={[
          { id: 1, ...desk, name: "Recepce", current: true },
          { id: 2, ...desk, name: "Tělocvična v přízemí", lockMinutes: 15 },
        ]}
      />
    ),
  },
  {
    name: "a shared desk to be filled in",
    render: () => (
      <Form>
        <DeskFields
          fields={{
            name: exampleField("deskName", { defaultValue: "Recepce" }),
            lockMinutes: exampleField("deskMinutes", { defaultValue: "90", errors: ["minutesOutOfRange"] }),
            cashBox: exampleField("deskBox", { defaultValue: "1" }),
          }}
          boxes={[{ value: "1", label: "Recepce" }]}
        />
      </Form>
    ),
  },
  {
    name: "the lock of a desk",
    render: () => (
      <Form>
        <UnlockFields
          turn
          fields={{
            session: exampleField("deskSession"),
            secret: exampleField("deskSecret", { errors: ["pinWrong"] }),
          }}
          people={[
            { session: 1, name: "Dana Marešová", last: false },
            { session: 2, name: "Renata Malá", last: true },
            { session: 3, name: "Petr Šindelář-Wasserbauer", last: false },
          ]}
        />
      </Form>
    ),
  },
];
