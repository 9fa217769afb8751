import { locales } from "#rules/codes.ts";
import { minutesAhead, noticeOccasions } from "#rules/notices/alerts.ts";
import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { AlertTable } from "./alert-table.tsx";
import { NoticesLink } from "./notices-link.tsx";
import { Requester } from "./requester.tsx";
import { SheetNote } from "./sheet-note.tsx";
import { StaffCard, type StaffRecipient } from "./staff-card.tsx";
import { StaffFields } from "./staff-fields.tsx";
import { TextPreview } from "./text-preview.tsx";
import { TextTable } from "./text-table.tsx";

const alerts = [null, "DAY", ...Object.keys(minutesAhead)].flatMap((lead, at) =>
  (["SMS", "EMAIL"] as const).map((notificationType, channel) => ({
    id: at * 2 + channel + 1,
    active: at < 2 && channel === 1,
    minutesAhead: lead === "DAY" ? null : lead,
    dayAhead: lead === "DAY",
    notificationType,
  })),
);
const texts = noticeOccasions.flatMap((occasion, row) =>
  locales.map((language, column) => ({
    id: row * 4 + column + 1,
    occasion,
    language,
    isOwn: row === 3 && column === 0,
  })),
);
const href = () => "#";
const people: StaffRecipient[] = [
  {
    profile: { id: 1, fullName: "Mgr. Ondřej Vrba", listName: "Vrba Ondřej, Mgr." },
    email: "ondrej@lipa.example",
    requests: true,
    sheet: false,
  },
  {
    profile: { id: 2, fullName: "Renata Malá", listName: "Malá Renata" },
    email: "renata@lipa.example",
    requests: false,
    sheet: true,
  },
];
const staffFields = (prefix: string) => ({
  requests: exampleField(`${prefix}-requests`),
  sheet: exampleField(`${prefix}-sheet`),
  sheetTime: exampleField(`${prefix}-sheetTime`, { defaultValue: "19:00" }),
});

export const examples: Example[] = [
  { name: "messages, from a card", render: () => <NoticesLink href="#" /> },
  { name: "alerts", render: () => <AlertTable alerts={alerts} switchHref={href} /> },
  {
    name: "e-mails to staff",
    render: () => <StaffCard notices={{ people, sheetTime: "19:00", mailLine: "OPEN" }} href="#" />,
  },
  { name: "no mail server for the sheet", render: () => <SheetNote line="NO_SERVER" /> },
  {
    name: "fields of e-mails to staff",
    render: () => <StaffFields fields={staffFields("staff")} people={people} mailLine="TLS" />,
  },
  { name: "texts of notices", render: () => <TextTable texts={{ email: texts, sms: texts }} hrefOf={href} /> },
  {
    name: "a preview of an SMS",
    render: () => (
      <TextPreview
        message={"Termín 23. 3. 2026 v 9:30.\nRehabilitace U Lípy"}
        sms={{ parts: 1, length: 47, encoding: "UCS_2" }}
      />
    ),
  },
  {
    name: "the sender of a request whose message was refused",
    render: () => <Requester name="Věra Zelená" reference="0B9A-11FE" phone="+420601222333" href="#" />,
  },
];
