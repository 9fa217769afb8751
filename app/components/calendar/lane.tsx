import { memo, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { layout } from "#rules/layout.ts";
import type { Lane as Drawn, Week } from "#rules/week.ts";
import { without, type Minutes } from "#rules/working-hours.ts";
import { EventTile } from "./event-tile.tsx";

type Props = {
  lane: Drawn;
  week: Week;
  now: number | undefined;
  /** Minutes of the day that are over. */
  over: number;
  eventHref: (id: number) => string;
};

/** One column of a day: hours off, breaks, events side by side where they overlap, and the line of now. */
export const Lane = memo(function Lane({ lane, week, now, over, eventHref }: Props) {
  const { t } = useTranslation("calendar");
  const { work, tiles } = lane;
  const shown = { begin: week.from, end: week.to };
  const at = ({ begin, end }: Minutes) => {
    const [from, to] = [Math.max(begin, shown.begin), Math.min(end, shown.end)];
    return { "--at": (from - shown.begin) / 15, "--n": (to - from) / 15 } as CSSProperties;
  };
  const off = without([shown], work);
  const isBreak = ({ begin, end }: Minutes) => work.some((one) => one.end === begin) && work.some((one) => one.begin === end);
  const places = layout(tiles.map(([, begin, end], id) => ({ id, begin, end })));
  return (
    <ol className="lane">
      {off.map((span) =>
        isBreak(span) ? (
          <li key={`o${span.begin}`} className="free" style={at(span)}><span>{t("break")}</span></li>
        ) : (
          <li key={`o${span.begin}`} className="out" aria-hidden style={at(span)} />
        ),
      )}
      {tiles.map((tile, index) => {
        const { lane: left, lanes } = places[index]!;
        const [id, begin, end, service] = tile;
        return (
          <EventTile
            key={id}
            tile={tile}
            service={week.services[service]}
            href={eventHref(id)}
            slim={lanes > 1}
            done={end <= over}
            style={{ ...at({ begin, end }), ...(lanes > 1 && ({ "--l": left, "--k": lanes } as CSSProperties)) }}
          />
        );
      })}
      {now !== undefined && <li className="now" aria-hidden style={{ "--at": (now - week.from) / 15 } as CSSProperties} />}
    </ol>
  );
});
