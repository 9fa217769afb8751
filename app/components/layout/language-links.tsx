import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";

export type LanguageLink = { locale: Locale; href: string };

/** Each language in its own words. */
export const languageNames: Record<Locale, string> = { cs: "Čeština", de: "Deutsch", en: "English", sk: "Slovenčina" };

/** The same page in the other languages, each named in its own. */
export function LanguageLinks({ languages }: { languages: LanguageLink[] }) {
  const { t, i18n } = useTranslation("common");
  return (
    <nav className="langs" aria-label={t("language")}>
      {languages.map(({ locale, href }) =>
        locale === i18n.language ? (
          <b key={locale} lang={locale}>
            {languageNames[locale]}
          </b>
        ) : (
          <a key={locale} href={href} lang={locale} hrefLang={locale}>
            {languageNames[locale]}
          </a>
        ),
      )}
    </nav>
  );
}
