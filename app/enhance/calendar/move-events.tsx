import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Conflicts, type Conflict } from "../../components/calendar/events/conflicts.tsx";
import { Icon } from "../../components/base/icon.tsx";
import { CalendarHands, type Acts } from "./calendar-hands.ts";
import type { Move } from "./carry-tile.ts";
import { onEventPage } from "./keys.ts";
import { post } from "./post.ts";
import { showBooked } from "./show-booked.ts";
import { useAttend } from "./use-attend.ts";

type Props = {
  /** The address of what is shown: another one has another grid, or other days in it. */
  shown: string;
  moveHref: (event: string) => string;
  attendHref: (event: string) => string;
  eventHref: (event: number) => string;
  newHref: (slot: { by: string; column: string; from: string; to: string }) => string;
  /** Brings the calendar up to date. */
  refresh: () => void;
};
/** Waiting patients who suit the slot that was left. */
type Link = { label: string; href: string };
/** The server's answer to a move. */
type Answer =
  | { version: number; when: string; link?: Link }
  | { apiMessage: { text?: string; key?: string } | null; details: { conflicts?: Conflict[] } };
type Said = { text: string; undo?: Move; link?: Link; conflicts?: Conflict[] };

const UNDO_MS = 180_000;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const backwards = (move: Move, version: number): Move => ({
  ...move,
  version: String(version),
  days: -move.days,
  minutes: -move.minutes,
  longer: -move.longer,
  from: move.to,
  to: move.from,
});

/**
 * Sends moves of the calendar. The tile stays at its new position during the request, which is repeated with one key
 * when the line is down, so that it acts once; refused, the tile goes back with the reason. A move can be undone for
 * three minutes.
 */
export function MoveEvents({ shown, moveHref, attendHref, eventHref, newHref, refresh }: Props) {
  const { t } = useTranslation("calendar");
  const navigate = useNavigate();
  const [said, setSaid] = useState<Said | null>(null);
  const live = useRef<HTMLParagraphElement>(null);
  const send = useSend({ moveHref, refresh, setSaid });
  const say = useCallback((text: string) => {
    if (live.current) live.current.textContent = text;
  }, []);
  const fail = useCallback((text: string) => setSaid({ text }), []);
  const attend = useAttend({ attendHref, refresh, say, fail });

  useEffect(() => {
    const grid = document.querySelector<HTMLFormElement>("form.cal");
    if (!grid) return;
    // The routes behind a tile, a free slot and a new event are asked for before the first press.
    for (const leads of [grid, grid.querySelector("a.t"), grid.querySelector("a[href*='from=']")])
      leads?.setAttribute("data-discover", "true");
    const acts: Acts = {
      move: (move, settle) => void send(move, settle),
      draw: ({ by, column, date }, begin, end) =>
        navigate(newHref({ by, column, from: `${date}T${clock(begin)}`, to: `${date}T${clock(end)}` })),
      press: (tile, key) => {
        const previews = key.toLowerCase() === onEventPage.patient;
        if (previews) navigate(`${tile.getAttribute("href")}?preview=1`);
        else if (/^\d$/.test(key)) void attend(tile, key);
        else return false;
        return true;
      },
      say,
      canceled: () => say(t("moveCanceled")),
    };
    const hands = new CalendarHands(grid, acts);
    return () => hands.end();
  }, [shown, send, navigate, newHref, attend, say, t]);

  // After each drawing of the calendar.
  useEffect(showBooked);

  useEffect(() => {
    if (!said?.undo) return;
    const timer = setTimeout(() => setSaid(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const undo = (move: Move) => {
    setSaid(null);
    void send(move, () => {});
  };
  return (
    <>
      <p className="vh" aria-live="polite" ref={live} />
      {said && <Message said={said} eventHref={eventHref} undo={undo} close={() => setSaid(null)} />}
    </>
  );
}

type Sending = Pick<Props, "moveHref" | "refresh"> & { setSaid: (said: Said) => void };

function useSend({ moveHref, refresh, setSaid }: Sending) {
  const { t } = useTranslation("calendar");
  return useCallback(
    async (move: Move, settle: (version: number | null) => void) => {
      const { event, from, to, ...rest } = move;
      const body = new URLSearchParams({
        ...rest,
        by: to.by,
        from: from.column,
        to: to.column,
        idempotencyKey: `${Date.now()}-${Math.random()}`,
      } as never);
      const response = await post(moveHref(event), body);
      if (response?.redirected) return location.assign(response.url);
      const answer = (await response?.json().catch(() => null)) as Answer | null;
      const done = response?.ok && answer && "when" in answer ? answer : null;
      settle(done?.version ?? null);
      if (done)
        setSaid({ text: t("moved", { when: done.when }), undo: backwards(move, done.version), link: done.link });
      else {
        const { conflicts } = (answer as Extract<Answer, { apiMessage: unknown }> | null)?.details ?? {};
        setSaid({ text: t(reasonOf(response, conflicts)), conflicts });
      }
      refresh();
    },
    [moveHref, refresh, setSaid, t],
  );
}

function reasonOf(response: Response | null, conflicts: Conflict[] = []) {
  if (!response) return "notMovedOffline";
  if (conflicts.length > 0) return "notMoved";
  return response.status === 409 ? "notMovedStale" : "notMovedAtAll";
}

type Message = { said: Said; eventHref: Props["eventHref"]; undo: (move: Move) => void; close: () => void };

function Message({ said: { text, undo: move, link, conflicts }, eventHref, undo, close }: Message) {
  const { t } = useTranslation(["calendar", "common"]);
  return (
    <div className="flashes">
      <div role={move ? "status" : "alert"}>
        <div className={`flash ${move ? "success" : "error"}`}>
          <Icon name={move ? "check" : "warning"} />
          <div>
            {text}
            {conflicts && <Conflicts conflicts={conflicts} eventHref={eventHref} />}
          </div>
          {move && (
            <button type="button" className="btn s" onClick={() => undo(move)}>
              {t("takeBack")}
            </button>
          )}
          <button type="button" className="btn s" onClick={close} title={t("common:closeMessage")}>
            <Icon name="close" label={t("common:closeMessage")} />
          </button>
        </div>
        {link && (
          <a className="btn s" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
    </div>
  );
}
