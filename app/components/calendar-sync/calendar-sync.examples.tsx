import type { Example } from "../example.ts";
import { CalendarEmails } from "./calendar-emails.tsx";
import { NamesSwitch } from "./names-switch.tsx";

const href = () => "#";
const hrefs = { addHref: "#", renewHref: href, removeHref: href };

export const examples: Example[] = [
  {
    name: "a calendar that two e-mails read",
    render: () => (
      <CalendarEmails
        name="Petr Šindelář-Wasserbauer"
        emails={[
          { id: 1, email: "petr@lipa.example", addressAt: "2026-03-02T09:00:00Z", readAt: "2026-03-16T05:12:00Z" },
          {
            id: 2,
            email: "ordinace.sindelar.wasserbauer@rehabilitace-u-lipy.example",
            addressAt: "2026-03-16T09:00:00Z",
            readAt: null,
          },
        ]}
        {...hrefs}
      />
    ),
  },
  {
    name: "a calendar that no one reads",
    render: () => <CalendarEmails name="Dana Marešová" emails={[]} {...hrefs} />,
  },
  { name: "patients' names in calendars, off", render: () => <NamesSwitch on={false} href="#" /> },
  { name: "patients' names in calendars, on", render: () => <NamesSwitch on href="#" /> },
];
