import { useTranslation } from "react-i18next";

/**
 * Links to all rows of a list that match its filters, as files. The server says that they are to be saved: a link that
 * says so itself would save the page that asks for authentication.
 */
export function SaveTable({ files }: { files: { format: string; href: string }[] }) {
  const { t } = useTranslation("grids");
  return (
    <p className="page">
      {t("save")}
      {files.map(({ format, href }) => (
        <a key={format} href={href} data-hard>
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
