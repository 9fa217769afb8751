import { useEffect, type ReactNode } from "react";
import { useHydrated } from "#app/components/use-hydrated.ts";
import { countCopies, forgetCopies } from "./report-copies.ts";

type Props = { profile: number | undefined; warning: ReactNode };

/** Logging out takes what this device has kept of unsaved reports along: says so first, and does it with the form around it. */
export function ReportLogout({ profile, warning }: Props) {
  const any = useHydrated() && profile !== undefined && countCopies(profile) > 0;
  useEffect(() => {
    if (profile === undefined) return;
    const forget = ({ target }: SubmitEvent) => {
      if (new URL((target as HTMLFormElement).action).pathname === window.location.pathname) forgetCopies(profile);
    };
    document.addEventListener("submit", forget);
    return () => document.removeEventListener("submit", forget);
  }, [profile]);
  return any ? warning : null;
}
