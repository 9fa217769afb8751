import { useHref } from "./page.ts";

/** Where a patient's consents lead to from `back`, a place that shows them; asked for by e-mail only where they may be. */
export function useConsentHrefs(uuid: string, byEmail: boolean, back: string) {
  const to = useHref();
  return {
    all: to("consents", { uuid }),
    record: to("consentNew", { uuid }),
    email: byEmail ? to("consentSend", { uuid }) : undefined,
    withdraw: to("consentRemove", { uuid }),
    addScan: (id: number) => to("consentScan", { uuid, id }),
    wording: (id: number) => to("gdprWording", { id, back }),
  };
}
