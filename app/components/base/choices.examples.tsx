import type { Example } from "../example.ts";
import { LanguageLinks } from "../layout/language-links.tsx";
import { LinkList } from "./link-list.tsx";
import { ShortcutHelp } from "../layout/shortcut-help.tsx";
import { ThemeChoice } from "../layout/theme-choice.tsx";

export const examples: Example[] = [
  { name: "theme", render: () => <ThemeChoice theme="light" action="/vzhled" /> },
  {
    name: "languages",
    render: () => (
      <LanguageLinks
        languages={(["cs", "de", "en", "sk"] as const).map((locale) => ({ locale, href: `#${locale}` }))}
      />
    ),
  },
  {
    name: "shortcuts",
    render: () => (
      <ShortcutHelp
        shortcuts={[
          { keys: ["/"], does: "Hledat pacienta nebo obrazovku" },
          { keys: ["?"], does: "Ukázat klávesové zkratky" },
          { keys: ["g", "k"], does: "Přejít do kalendáře" },
        ]}
      />
    ),
  },
  {
    name: "places to go",
    render: () => (
      <LinkList
        items={[
          {
            label: "Pracovní doba",
            href: "#doba",
            icon: "clock",
            text: "Kdo kdy pracuje",
            count: 0,
            lacks: "Nikdo nemá pracovní dobu.",
          },
          { label: "Náhradníci", href: "#nahradnici", icon: "hourglass", badge: 3 },
          { label: "Pojišťovny", href: "#pojistovny", icon: "shield", text: "Dávky, smlouvy, číselníky" },
          { label: "Krankenversicherungsabrechnung", href: "#de", icon: "settings" },
        ]}
      />
    ),
  },
];
