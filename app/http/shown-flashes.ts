import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import { useRoot } from "./page.ts";

/** The waiting messages in the page's language. */
export function useFlashes() {
  const { flashes } = useRoot();
  const { t } = useTranslation();
  return useMemo(
    () => {
      // A date ends with a period of its own.
      const say = (key: string, values?: object) => String(t(key as never, values as never)).replaceAll(/\.\.(?= |$)/g, ".");
      return flashes.map(({ key, values, variant, sticky, links }) => ({ text: say(key, values), variant, sticky, links: links?.map(({ key, values, href }) => ({ label: say(key, values), href })) }));
    },
    [flashes, t],
  );
}
