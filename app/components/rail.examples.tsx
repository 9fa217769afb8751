import type { ReactNode } from "react";
import type { Example } from "./example.ts";
import { Rail, type RailItem } from "./rail.tsx";

const items: RailItem[] = [
  { label: "Kalendář", href: "#kalendar", icon: "calendar", current: true },
  { label: "Kartotéka", href: "#kartoteka", icon: "cards" },
  { label: "Rezervace", href: "#rezervace", icon: "inbox", badge: { count: 4, meaning: "čekají na schválení" } },
  { label: "Platby", href: "#platby", icon: "payment" },
  { label: "Náhradníci", href: "#nahradnici", icon: "hourglass" },
  { label: "Nastavení", href: "#nastaveni", icon: "settings", last: true },
];
const german = ["Terminkalender", "Patientenkartei", "Buchungsanfragen"].map((label, at) => ({ ...items[at]!, label, href: `#${label}` }));

/** Keeps what is fixed to the window inside the example. */
const Stand = ({ children }: { children: ReactNode }) => <div style={{ contain: "layout", height: 420, maxWidth: 240 }}>{children}</div>;

export const examples: Example[] = [
  { name: "all a role may see", render: () => <Stand><Rail items={items} moreHref="#vice" /></Stand> },
  { name: "few, long German words", render: () => <Stand><Rail items={german} moreHref="#mehr" /></Stand> },
];
