import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and during hydration, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
