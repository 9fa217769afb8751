import { useRef, useState } from "react";
import { useBeforePaint } from "../use-before-paint.ts";

type Props = {
  className?: string;
  /** All lanes of the calendar, and those shown here; without any they are those that the page was sent with. */
  lanes: string[] | undefined;
  from: number;
  to: number;
};

const LOOK_MS = 100;

/**
 * Lanes as the server printed them. Each answer of the server replaces them, but only where they differ from the page,
 * which may have been changed by dragging, and never during a drag; the focus stays on its event.
 */
export function PrintedLanes({ className, lanes, from, to }: Props) {
  const html = lanes?.slice(from, to).join("");
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef(lanes);
  const [first] = useState(html ?? "");
  useBeforePaint(() => {
    if (lanes === drawn.current) return;
    drawn.current = lanes;
    let waiting: ReturnType<typeof setTimeout>;
    const draw = () => {
      // A pending move brings an answer of its own, in which the event is at its new position.
      if (document.querySelector(".sent")) return;
      if (document.querySelector(".moving, .held")) waiting = setTimeout(draw, LOOK_MS);
      else if (html !== undefined && place.current) replace(place.current, html);
    };
    draw();
    return () => clearTimeout(waiting);
  }, [lanes, html]);
  return <div ref={place} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: first }} />;
}

/** Puts changes into the page: columns, or events of a list. */
function replace(lanes: HTMLElement, html: string) {
  const template = document.createElement("template");
  template.innerHTML = html;
  // Scripts give a tile under a pointer its title and a cursor, which is no difference.
  const pointed = lanes.querySelector(".t[title]");
  pointed?.removeAttribute("title");
  pointed?.classList.remove("edge");
  // And they make the grid one tab stop: it stays on its event, or comes to another one.
  const stop = lanes.querySelector('[tabindex="0"]')?.getAttribute("href");
  if (lanes.querySelector(".t[tabindex]")) {
    const links = [...template.content.querySelectorAll<HTMLElement>(".t, h3 a")];
    for (const link of links) link.tabIndex = -1;
    if (stop)
      (
        links.find((link) => link.getAttribute("href") === stop) ?? links.find((link) => link.matches(".t"))
      )?.setAttribute("tabindex", "0");
  }
  const [old, fresh] = [[...lanes.children], [...template.content.children]];
  const event = lanes.contains(document.activeElement) && document.activeElement!.getAttribute("href");
  fresh.forEach((one, at) => (old[at] ? old[at].isEqualNode(one) || old[at].replaceWith(one) : lanes.append(one)));
  old.slice(fresh.length).forEach((one) => one.remove());
  if (event && !lanes.contains(document.activeElement))
    lanes.querySelector<HTMLElement>(`[href="${event}"]`)?.focus({ preventScroll: true });
}
