import { settingsPages } from "#app/paths/center/settings.ts";
import { useHref, useRoot } from "../page/page.ts";

/** The form that takes the first steps off the calendar. */
export function useCloseForm(label: string) {
  const { formKey } = useRoot();
  return { action: useHref()(settingsPages.firstSteps), label, idempotencyKey: `${formKey}-first-steps` };
}
