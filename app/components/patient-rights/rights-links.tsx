import { useTranslation } from "react-i18next";

type Right = { label: string; text: string; href: string; download?: true };

/** What a patient may ask for, on the card. */
export function RightsLinks({ rights }: { rights: Right[] }) {
  const { t } = useTranslation("rights");
  return (
    <section>
      <h2>{t("title")}</h2>
      <div>
        {rights.map(({ label, text, href, download }) => (
          <p key={href} className="mb"><a href={href} download={download}>{label}</a><br /><span className="mute">{text}</span></p>
        ))}
      </div>
    </section>
  );
}
