import { useTranslation } from "react-i18next";

/** Services that stay exempt from VAT in a centre that provides no health services, each with the way to its rate. */
export function ExemptServices({ services }: { services: { id: number; name: string; href: string }[] }) {
  const { t } = useTranslation("settings");
  if (services.length === 0) return null;
  return (
    <>
      <p>{t("type.exempt")}</p>
      <ul className="points mb">
        {services.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
