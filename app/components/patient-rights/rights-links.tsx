import { useTranslation } from "react-i18next";

type Right = { label: string; text: string; href: string };

/** What a patient may ask for, on the card. */
export function RightsLinks({ rights }: { rights: Right[] }) {
  const { t } = useTranslation("rights");
  return (
    <section>
      <h2>{t("title")}</h2>
      <div>
        {rights.map(({ label, text, href }) => (
          <p key={href} className="mb"><a href={href}>{label}</a><br /><span className="mute">{text}</span></p>
        ))}
      </div>
    </section>
  );
}
