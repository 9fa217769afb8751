import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { firstField } from "./first-field.ts";

// Without a connection the page goes on without it.
const PageHands = lazy<ComponentType<{ opened: string }>>(() =>
  import("./page-hands.tsx").catch(() => ({ default: () => null })),
);

/** Loads what follows the user's hands once they touch the page: a page that is only read needs none of it. */
export function OnFirstUse() {
  const [used, setUsed] = useState(false);
  const [opened] = useState(useLocation().key);
  useEffect(() => {
    // A text that somebody begins at once goes into the field that the page is for.
    const main = document.querySelector("main");
    if (main && !location.hash && document.activeElement === document.body)
      firstField(main)?.focus({ preventScroll: true });
    const listening = new AbortController();
    const use = () => {
      setUsed(true);
      listening.abort();
    };
    for (const kind of ["keydown", "pointerdown", "focusin"])
      document.addEventListener(kind, use, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return used ? (
    <Suspense>
      <PageHands opened={opened} />
    </Suspense>
  ) : null;
}
