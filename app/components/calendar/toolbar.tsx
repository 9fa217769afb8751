import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink, buttonClass } from "../button-link.tsx";
import { Icon } from "../icon.tsx";
import { PageHead } from "../page-head.tsx";
import { Seg } from "../seg.tsx";

type Props = {
  title: string;
  period: string;
  view: "week" | "day";
  byRooms: boolean;
  links: Record<"previous" | "today" | "next" | "week" | "day" | "people" | "rooms" | "print" | "create", string>;
  filter: ReactNode;
};

/** Where the calendar stands and where it can go; all of it links. */
export function Toolbar({ title, period, view, byRooms, links, filter }: Props) {
  const { t } = useTranslation("calendar");
  const [previous, next] = view === "week" ? [t("previousWeek"), t("nextWeek")] : [t("previousDay"), t("nextDay")];
  return (
    <PageHead
      plan
      title={title}
      actions={
        <>
          {filter}
          <a className={buttonClass("plain")} href={links.print} data-hard title={t("print")}><Icon name="print" label={t("print")} /></a>
          <ButtonLink href={links.create} tone="main" icon="plus" title={`${t("create")} (N)`}>{t("create")}</ButtonLink>
        </>
      }
    >
      <Seg
        label={t("period")}
        items={[
          { label: previous, href: links.previous, icon: "left", title: previous },
          { label: t("today"), href: links.today },
          { label: next, href: links.next, icon: "right", title: next },
        ]}
      />
      <p className="num nw">{period}</p>
      <Seg label={t("view")} items={[{ label: t("week"), href: links.week, current: view === "week" }, { label: t("day"), href: links.day, current: view === "day" }]} />
      <Seg label={t("columns")} items={[{ label: t("people"), href: links.people, current: !byRooms }, { label: t("rooms"), href: links.rooms, current: byRooms }]} />
    </PageHead>
  );
}
