import { useEffect, useRef } from "react";

type Props = {
  /** Address of the stream of changes. */
  source: string;
  /** The shown time, as ISO moments. */
  from: string;
  to: string;
  /** Brings the calendar up to date. */
  refresh: () => void;
};

const GATHER_MS = 150;

/**
 * Updates the calendar when another user changes it, never during a drag. Listens only while the page is visible:
 * browsers allow few connections, and each window would hold one.
 */
export default function LiveCalendar({ source, from, to, refresh }: Props) {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let stream: EventSource | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const [begin, end] = [Date.parse(from), Date.parse(to)];
    const soon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => (document.querySelector(".moving, .held") ? soon() : latest.current()), GATHER_MS);
    };
    const listen = (missed: boolean) => {
      stream = new EventSource(source);
      stream.onopen = () => {
        if (missed) soon();
        missed = true;
      };
      stream.onmessage = ({ data }) => {
        const change = JSON.parse(data) as { from: string; to: string };
        if (Date.parse(change.from) < end && Date.parse(change.to) > begin) soon();
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
