import { useHref } from "../page/page.ts";
import { consentPages } from "#app/paths/patients/consents.ts";

/** Links of a patient's consents, returning to `back`; a request by e-mail only where it is allowed. */
export function useConsentHrefs(uuid: string, byEmail: boolean, back: string) {
  const to = useHref();
  return {
    all: to(consentPages.consents, { uuid }),
    record: to(consentPages.consentNew, { uuid }),
    email: byEmail ? to(consentPages.consentSend, { uuid }) : undefined,
    withdraw: to(consentPages.consentRemove, { uuid }),
    addScan: (id: number) => to(consentPages.consentScan, { uuid, id }),
    wording: (id: number) => to(consentPages.gdprWording, { id, back }),
  };
}
