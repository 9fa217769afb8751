import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const EVERY = 2_000;

/** Loads the page's data again every two seconds while something is underway. */
export function useRefreshWhile(underway: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!underway || state !== "idle") return;
    const timer = setTimeout(revalidate, EVERY);
    return () => clearTimeout(timer);
  }, [underway, state, revalidate]);
}
