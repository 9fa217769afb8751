import type { ReactNode } from "react";
import { Brand } from "./app-shell.tsx";
import { LanguageLinks, type LanguageLink } from "./language-links.tsx";

type Props = {
  homeHref: string;
  languages: LanguageLink[];
  /** Messages and notes above the sheet. */
  above?: ReactNode;
  /** A line below it: where else to go. */
  foot?: ReactNode;
  /** For content wider than a login: a text to be read, or the sampler. */
  width?: "text" | "broad";
  children: ReactNode;
};

/** The layout of public pages: one sheet, beginning with its h1. */
export function PublicShell({ homeHref, languages, above, foot, width, children }: Props) {
  return (
    <div className={width ? `public-page ${width}` : "public-page"}>
      {above && <div>{above}</div>}
      <div className="sheet">
        <header>
          <Brand href={homeHref} />
        </header>
        <main id="obsah" tabIndex={-1}>
          {children}
        </main>
      </div>
      <footer>
        <div className="mute">{foot}</div>
        <LanguageLinks languages={languages} />
      </footer>
    </div>
  );
}
