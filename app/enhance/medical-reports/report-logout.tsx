import { useEffect, type ReactNode } from "react";
import { useHydrated } from "#app/components/use-hydrated.ts";
import { forgetCopies, hasCopies } from "./report-copies.ts";

type Props = { profiles: number[]; warning: ReactNode };

/** Logging out deletes this device's copies of unsaved reports: it warns first, and then submits the form around it. */
export function ReportLogout({ profiles, warning }: Props) {
  const any = useHydrated() && profiles.some(hasCopies);
  useEffect(() => {
    const forget = ({ target }: SubmitEvent) => {
      if (new URL((target as HTMLFormElement).action).pathname === window.location.pathname)
        profiles.forEach(forgetCopies);
    };
    document.addEventListener("submit", forget);
    return () => document.removeEventListener("submit", forget);
  }, [profiles]);
  return any ? warning : null;
}
