import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

type Props = {
  /** Address of the stream of changes. */
  source: string;
  /** The shown time, as ISO moments. */
  from: string;
  to: string;
  /** When the server began to read it, in milliseconds since 1970. */
  drawnAt: number;
  /** Brings the calendar up to date. */
  refresh: () => void;
};

const GATHER_MS = 150;

/**
 * Updates the calendar, and the number of requests in the menu, when they have changed since they were read: never
 * during a drag, nor on the way to another page, which may bring the change along. Listens only while the page is
 * visible: browsers allow few connections, and each window would hold one.
 */
export default function LiveCalendar({ source, from, to, drawnAt, refresh }: Props) {
  const busy = useNavigation().state !== "idle";
  const latest = useRef({ busy, drawnAt, refresh });
  useEffect(() => {
    latest.current = { busy, drawnAt, refresh };
  });
  useEffect(() => {
    let stream: EventSource | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const [begin, end] = [Date.parse(from), Date.parse(to)];
    let changedAt = 0;
    const soon = (at: number) => {
      changedAt = Math.max(changedAt, at);
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        const { busy, drawnAt, refresh } = latest.current;
        if (busy || document.querySelector(".moving, .held")) return soon(at);
        if (changedAt >= drawnAt) refresh();
        changedAt = 0;
      }, GATHER_MS);
    };
    const listen = (missed: boolean) => {
      stream = new EventSource(source);
      stream.onopen = () => {
        if (missed) soon(Infinity);
        missed = true;
      };
      stream.onmessage = ({ data }) => {
        const change = JSON.parse(data) as { from: string; to: string; bookings?: true; at: number };
        const isShown = Date.parse(change.from) < end && Date.parse(change.to) > begin;
        if (isShown || change.bookings) soon(change.at);
      };
    };
    const leave = () => {
      stream?.close();
      stream = undefined;
    };
    const look = () => (document.hidden ? leave() : (stream ?? listen(true)));
    if (!document.hidden) listen(false);
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearTimeout(waiting);
      leave();
    };
  }, [source, from, to]);
  return null;
}
