import { createAttachments } from "#api/attachments/create.ts";
import { storeScan } from "#api/consents/store-scan.ts";
import { storeImage } from "#api/ft-vouchers/store-image.ts";
import { Fault } from "#api/core/fault.ts";
import { storeAtField } from "#api/files/store-at-field.ts";
import { storeFile } from "#api/files/store-file.ts";
import { updateMedicalCenter } from "#api/medical-centers/update.ts";
import { ids } from "#tests/cast/people.ts";
import { archive } from "#tests/kit/archive.ts";
import { draft, owner, verb } from "./ask.ts";

const { patients, profiles } = ids;
const sent = (name: string, content: BlobPart) => ({
  namespace: "logo",
  name,
  content: new Blob([content]),
  mostBytes: 1_000,
});

/** The refusals of files. */
export const files = {
  fileTypeRefused: () => verb((ctx) => storeFile(ctx, sent("photo.png", "<script>"))),
  pdfScripted: () =>
    verb((ctx) =>
      storeAtField(ctx, new File(["%PDF-1.7\n<< /S /JavaScript >>\n%%EOF"], "letter.pdf"), {
        namespace: "booking",
        extensions: ["pdf"],
        mostBytes: 1_000,
        field: "file",
        refused: "fileTypeRefused",
        withoutScripts: true,
      }).catch((fault: Fault) => {
        throw new Fault(fault.details.fields![0]!.error);
      }),
    ),
  fileEmpty: () => verb((ctx) => storeFile(ctx, sent("photo.png", ""))),
  fileDamaged: () => verb((ctx) => storeFile(ctx, sent("letter.pdf", "%PDF-1.7\n"))),
  fileBloated: () =>
    verb((ctx) => storeFile(ctx, sent("letter.docx", archive({ "word/document.xml": "" }, { unpacked: 2 ** 31 })))),
  fileInfected: () =>
    verb((ctx) => storeFile({ ...ctx, scanner: { isInfected: async () => true } }, sent("note.txt", "x"))),
  scannerAway: () =>
    verb((ctx) => storeFile({ ...ctx, scanner: { isInfected: async () => null } }, sent("note.txt", "x"))),
  metadataStays: () =>
    verb((ctx) =>
      storeFile(ctx, { ...sent("photo.jpg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])), withoutMetadata: true }),
    ),
  tooManyFiles: () =>
    verb((ctx) =>
      createAttachments(ctx, {
        patientCard: patients.jana,
        type: "MEDICAL",
        files: Array.from({ length: 11 }, () => new File(["x"], "x.txt")),
      }),
    ),
  tooManyOfReport: async () => {
    const medicalReport = await draft();
    await owner.query(
      `with file as (insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) select $1, 'attachment', 'a.pdf', 'pdf', 'application/pdf', 1, '' from generate_series(1, 30) returning id)
       insert into attachments (medical_center_id, patient_card_id, medical_report_id, file_id, type, created_by) select $1, $2, $3, file.id, 'MEDICAL', $4 from file`,
      [ids.center, patients.jana, medicalReport, profiles.admin],
    );
    return verb((ctx) =>
      createAttachments(
        { ...ctx, profile: { ...ctx.profile, profession: "PHYSIOTHERAPIST" } },
        { patientCard: patients.jana, medicalReport, type: "MEDICAL", files: [new File(["x"], "x.txt")] },
      ),
    );
  },
  logoTypeRefused: () =>
    verb((ctx) =>
      updateMedicalCenter(ctx, 1, {}, new File(["x"], "logo.txt")).catch((answer: Fault) =>
        Promise.reject(new Fault(answer.details.fields![0]!.error)),
      ),
    ),
  scanTypeRefused: () =>
    verb((ctx) =>
      storeScan(ctx, new File(["x"], "souhlas.txt"), "file").catch((answer: Fault) =>
        Promise.reject(new Fault(answer.details.fields![0]!.error)),
      ),
    ),
  ftVoucherImageRefused: () =>
    verb((ctx) =>
      storeImage(ctx, ids.patients.jana, new File(["x"], "poukaz.txt")).catch((answer: Fault) =>
        Promise.reject(new Fault(answer.details.fields![0]!.error)),
      ),
    ),
  fileNameRefused: () => verb((ctx) => storeFile(ctx, sent("photo.png.exe", "x"))),
};
