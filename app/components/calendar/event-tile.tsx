import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Color } from "#rules/codes.ts";
import { marks, type Tile } from "#rules/week.ts";
import { colorClass } from "../chip.tsx";
import { Icon } from "../icon.tsx";

type Props = {
  tile: Tile;
  service?: [name: string, color: Color];
  href: string;
  /** It stands beside another. */
  slim: boolean;
  done: boolean;
  style: CSSProperties;
};

/** Time and surname, then the service, then marks; free time is hatched. */
export function EventTile({ tile, service, href, slim, done, style }: Props) {
  const { t } = useTranslation("calendar");
  const [, begin, end, , label, said, places] = tile;
  const free = (said & marks.free) > 0;
  const name = label || t(free ? "freeTime" : places ? "group" : "event");
  const time = `${Math.floor(begin / 60)}:${String(begin % 60).padStart(2, "0")}`;
  if (free)
    return (
      <li className="rest" style={style}>
        <a href={href}>{said & marks.allDay ? null : <time>{time}</time>} {name}</a>
      </li>
    );
  const lost = said & (marks.excused | marks.absent);
  const look = `tile ${colorClass(service?.[1] ?? "GRAY")} n${Math.min(4, Math.max(1, Math.floor((end - begin) / 15)))}${done ? " done" : ""}${lost ? " off" : ""}${slim ? " slim" : ""}`;
  return (
    <li className={look} style={style}>
      <a href={href}>
        <b><time>{time}</time> {name}</b>
        {service?.[0] && <span className="v">{service[0]}</span>}
        <Marks said={said} places={places} />
      </a>
    </li>
  );
}

function Marks({ said, places }: { said: number; places?: string }) {
  const { t } = useTranslation("calendar");
  const [taken, all] = places?.split("/") ?? [];
  const shown: ReactNode[] = [
    said & marks.present ? <Icon key="p" name="check" label={t("present")} /> : null,
    said & marks.excused ? <Icon key="e" name="close" label={t("excused")} /> : null,
    said & marks.absent ? <Icon key="a" name="ban" label={t("absent")} /> : null,
    said & marks.repeats ? <Icon key="r" name="repeat" label={t("repeats")} /> : null,
    places ? <span key="n" role="img" aria-label={t("places", { taken, all })}>{places}</span> : null,
  ].filter(Boolean);
  return shown.length > 0 ? <span className="k">{shown}</span> : null;
}
