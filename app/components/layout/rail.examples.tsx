import type { ReactNode } from "react";
import type { Example } from "../example.ts";
import { Rail, type RailItem } from "./rail.tsx";

const items: RailItem[] = [
  { label: "Kalendář", href: "#kalendar", icon: "calendar", current: true },
  { label: "Kartotéka", href: "#kartoteka", icon: "cards" },
  { label: "Rezervace", href: "#rezervace", icon: "inbox", badge: { count: 4, meaning: "čekají na schválení" } },
  { label: "Platby", href: "#platby", icon: "payment" },
  { label: "Terminnachrücker", href: "#nahradnici", icon: "hourglass" },
  { label: "Nastavení", href: "#nastaveni", icon: "settings", last: true },
];
/** Keeps fixed elements inside the example. */
const Stand = ({ children }: { children: ReactNode }) => (
  <div style={{ contain: "layout", height: 420, maxWidth: 240 }}>{children}</div>
);

export const examples: Example[] = [
  {
    name: "more than fit below, one long German word",
    render: () => (
      <Stand>
        <Rail items={items} moreHref="#vice" />
      </Stand>
    ),
  },
];
