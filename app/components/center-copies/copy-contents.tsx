import { useTranslation } from "react-i18next";

const contents = ["lists", "patients", "invoices", "import", "readme"] as const;

/** Contents of a copy of the centre, and the care that it needs. */
export function CopyContents() {
  const { t } = useTranslation("centerCopies");
  return (
    <>
      <h2>{t("contentsTitle")}</h2>
      <ul className="points mb">
        {contents.map((one) => (
          <li key={one}>{t(`contents.${one}`)}</li>
        ))}
      </ul>
      <p className="mb">{t("kept")}</p>
      <p className="mb">{t("care")}</p>
    </>
  );
}
