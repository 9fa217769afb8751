import { addScan } from "#api/consents/add-scan.ts";
import { ids } from "#tests/cast/people.ts";
import { ask, verb, whole } from "./ask.ts";

const { patients } = ids;
const askConsent = (patient: number = patients.jana) =>
  ask("receptionist", `mutation { gdprConsentEmailSend(patientCard: ${patient}) { id } }`);

/** The refusals of consents. */
export const consents = {
  consentByEmailOff: () => whole(askConsent()),
  wordingMissing: async () => {
    for (const name of ["gdprActiveSet", "gdprConsentByEmailSet"])
      await ask("admin", `mutation { ${name}(active: true) { id } }`);
    return whole(askConsent());
  },
  scanNotAwaited: () => verb((ctx) => addScan(ctx, patients.jana, new File(["x"], "souhlas.pdf"), null)),
  patientWithoutEmail: async () => {
    await ask("admin", `mutation { gdprWordingCreate(text: "Informace", version: 0) { id } }`);
    return whole(askConsent(patients.karel));
  },
};
