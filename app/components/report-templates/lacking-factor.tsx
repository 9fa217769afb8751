import { useTranslation } from "react-i18next";

/** Signers who could not give a code yet. */
export function LackingFactor({ people }: { people: { id: number; fullName: string }[] }) {
  const { t } = useTranslation("reportTemplates");
  if (people.length === 0) return <p className="mb">{t("signing.nobodyLacks")}</p>;
  return (
    <>
      <p>{t("signing.lacking")}</p>
      <ul className="mb">
        {people.map(({ id, fullName }) => (
          <li key={id}>{fullName}</li>
        ))}
      </ul>
      <p className="mb mute">{t("signing.lackingText")}</p>
    </>
  );
}
