import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import { useRoot } from "./page.ts";

/** The waiting messages in the page's language. */
export function useFlashes() {
  const { flashes } = useRoot();
  const { t } = useTranslation();
  return useMemo(
    () => flashes.map(({ key, values, variant, sticky, link }) => ({ text: String(t(key as never, values as never)), variant, sticky, link: link && { label: String(t(link.key as never)), href: link.href } })),
    [flashes, t],
  );
}
