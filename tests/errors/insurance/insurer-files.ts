import { MOST_INSURER_FILE_BYTES } from "#rules/upload.ts";
import { ids } from "#tests/cast/people.ts";
import { owner, upload, whole } from "../ask.ts";

/** Sends a file to be read in a centre that bills insurers. */
async function sendFile(call: string, file: File) {
  await owner.query(
    `insert into insurance_configs (medical_center_id, active) values (${ids.center}, true) on conflict do nothing`,
  );
  return whole(upload(`query ($file: Upload!) { ${call} }`, file));
}
const readFile = (file: File) => sendFile("insurerFile(file: $file) { kind }", file);

/** The refusals of insurers' files. */
export const insurerFiles = {
  insurerFileForeign: () => readFile(new File(["%PDF-1.7"], "KDAVKA.111")),
  insurerFileTooLarge: () => readFile(new File([new Uint8Array(MOST_INSURER_FILE_BYTES + 1)], "KDAVKA.111")),
  insuredNumbersForeign: () =>
    sendFile("insuredNumbersComparison(file: $file) { numbers }", new File(["%PDF-1.7"], "44123000.O01")),
};
