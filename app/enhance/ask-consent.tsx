import { lazy, Suspense } from "react";
import { useHydrated } from "#app/components/use-hydrated.ts";

const CookieConsent = lazy(() =>
  import("#app/components/layout/cookie-consent.tsx").then((module) => ({ default: module.CookieConsent })),
);

/** Asks about cookies once the page can be used; without scripts there is a page for it. */
export function AskConsent({ asked, action, redirectTo }: { asked: boolean; action: string; redirectTo: string }) {
  const hydrated = useHydrated();
  if (asked || !hydrated) return null;
  return (
    <Suspense>
      <CookieConsent flags={{ advertisement: false, analytics: false }} action={action} redirectTo={redirectTo} />
    </Suspense>
  );
}
