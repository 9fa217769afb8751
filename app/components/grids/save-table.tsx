import { useTranslation } from "react-i18next";

/** Links to all rows of a list that match its filters, as files. */
export function SaveTable({ files }: { files: { format: string; href: string }[] }) {
  const { t } = useTranslation("grids");
  return (
    <p className="page">
      {t("save")}
      {files.map(({ format, href }) => (
        <a key={format} href={href} download>
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
