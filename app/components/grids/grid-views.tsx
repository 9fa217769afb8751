import { useTranslation } from "react-i18next";
import { Seg } from "../base/seg.tsx";

export type ViewLinks = {
  arrangeHref: string;
  allHref: string;
  items: { name: string; href: string; current: boolean }[];
};

/** The ways to a user's views of a list; nothing where there are none. */
export function GridViews({ views: { allHref, items } }: { views: ViewLinks }) {
  const { t } = useTranslation("grids");
  if (items.length === 0) return null;
  const all = { label: t("allColumns"), href: allHref, current: items.every(({ current }) => !current) };
  return (
    <div className="mb noprint">
      <Seg label={t("views")} items={[all, ...items.map(({ name, ...view }) => ({ label: name, ...view }))]} />
    </div>
  );
}
