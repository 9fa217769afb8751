import { useTranslation } from "react-i18next";

/** The way from a card to the messages to its patient. */
export function NoticesLink({ href }: { href: string }) {
  const { t } = useTranslation("notices");
  return (
    <section>
      <h2>{t("patientTitle")}</h2>
      <p className="mb">
        <a href={href}>{t("show")}</a>
        <br />
        <span className="mute">{t("patientText")}</span>
      </p>
    </section>
  );
}
