import { useTranslation } from "react-i18next";
import { Tabs } from "../layout/tabs.tsx";

type Props = {
  current: "events" | "waiting";
  events: { total: number; href: string };
  waiting: { total: number; href: string };
};

/** The two kinds of work that wait for a colleague. */
export function WorkTabs({ current, events, waiting }: Props) {
  const { t } = useTranslation("staffWork");
  return (
    <Tabs
      label={t("title")}
      tabs={[
        { label: `${t("events")} (${events.total})`, href: events.href, current: current === "events" },
        { label: `${t("waiting")} (${waiting.total})`, href: waiting.href, current: current === "waiting" },
      ]}
    />
  );
}
