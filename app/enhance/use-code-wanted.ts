import { useEffect, useState } from "react";
import { useHydrated } from "../components/use-hydrated.ts";

const actions = ["pointermove", "pointerdown", "keydown"] as const;
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * True once the code that a page can do without may be fetched: when the page can be used, or, where the browser asks
 * to save data, when somebody uses it.
 */
export function useCodeWanted(): boolean {
  const hydrated = useHydrated();
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { once: true, passive: true, signal: listeners.signal };
    if (savesData()) for (const action of actions) document.addEventListener(action, () => setUsed(true), options);
    return () => listeners.abort();
  }, []);
  return hydrated && (used || !savesData());
}
