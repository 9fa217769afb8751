import { useTranslation } from "react-i18next";
import { Seg } from "../base/seg.tsx";

type Props = { goes: number; stays: number; showsStaying: boolean; goesHref: string; staysHref: string };

/** The two lists of a handover, each with its number: what can go, and what stays. */
export function GoesOrStays({ goes, stays, showsStaying, goesHref, staysHref }: Props) {
  const { t } = useTranslation("staffWork");
  return (
    <div className="mb">
      <Seg
        label={t("state")}
        items={[
          { label: `${t("goes")} (${goes})`, href: goesHref, current: !showsStaying },
          { label: `${t("stays")} (${stays})`, href: staysHref, current: showsStaying },
        ]}
      />
    </div>
  );
}
