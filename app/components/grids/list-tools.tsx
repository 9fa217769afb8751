import { useTranslation } from "react-i18next";

type Props = { files?: { format: string; href: string }[]; arrangeHref?: string };

/**
 * Links below a list: all rows that match its filters as files, and the page on which its columns are arranged. The
 * server says that files are to be saved: a link that says so itself would save the page that asks for authentication.
 */
export function ListTools({ files, arrangeHref }: Props) {
  const { t } = useTranslation("grids");
  return (
    <p className="page noprint">
      {files && t("save")}
      {files?.map(({ format, href }) => (
        <a key={format} href={href} data-hard>
          {format.toUpperCase()}
        </a>
      ))}
      {arrangeHref && <a href={arrangeHref}>{t("arrange")}</a>}
    </p>
  );
}
