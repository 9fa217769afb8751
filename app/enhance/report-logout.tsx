import { useEffect, type ReactNode } from "react";
import { useHydrated } from "#app/components/use-hydrated.ts";
import { forgetCopies, hasCopies } from "./report-copies.ts";

type Props = { profiles: number[]; warning: ReactNode };

/** Logging out takes what this device has kept of unsaved reports along: says so first, and does it with the form around it. */
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
