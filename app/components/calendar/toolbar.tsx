import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../base/button-link.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { Seg } from "../base/seg.tsx";

type Choice<Key extends string> = { key: Key; href: string; current: boolean; shortcut?: string };
type Props = {
  title: string;
  period: ReactNode;
  span: "day" | "week" | "month";
  links: Record<"previous" | "today" | "next" | "create", string>;
  views: Choice<"day" | "week" | "list" | "month">[];
  columns: Choice<"people" | "rooms" | "together">[];
  /** The drop-down of the shown people and rooms, and where the row is narrow, of the views. */
  filter: (views: ReactNode) => ReactNode;
  more: ReactNode;
};

/** The calendar's period and navigation; all of it links. */
export function Toolbar({ title, period, span, links, views, columns, filter, more }: Props) {
  const { t } = useTranslation("calendar");
  const [previous, next] = {
    day: [t("previousDay"), t("nextDay")],
    week: [t("previousWeek"), t("nextWeek")],
    month: [t("previousMonth"), t("nextMonth")],
  }[span] as [string, string];
  const named = <Key extends "day" | "week" | "list" | "month" | "people" | "rooms" | "together">(
    choices: Choice<Key>[],
  ) =>
    choices.map(({ key, shortcut, ...choice }) => {
      const label = t(key as "day");
      return { ...choice, label, title: shortcut && `${label} (${shortcut.toUpperCase()})` };
    });
  const choices = (
    <>
      <Seg label={t("view")} items={named(views)} />
      <Seg label={t("columns")} items={named(columns)} />
    </>
  );
  return (
    <PageHead
      plan
      title={title}
      actions={
        <>
          {filter(choices)}
          {more}
          <ButtonLink href={links.create} tone="main" icon="plus" title={`${t("create")} (N)`}>
            {t("create")}
          </ButtonLink>
        </>
      }
    >
      <Seg
        label={t("period")}
        items={[
          { label: previous, href: links.previous, icon: "left", title: previous },
          { label: t("today"), href: links.today, title: `${t("today")} (T)` },
          { label: next, href: links.next, icon: "right", title: next },
        ]}
      />
      {period}
      {choices}
    </PageHead>
  );
}
