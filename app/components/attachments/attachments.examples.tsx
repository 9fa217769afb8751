import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { AttachmentFacts } from "./attachment-facts.tsx";
import { AttachmentFields } from "./attachment-fields.tsx";
import { FilePreview } from "./file-preview.tsx";
import { ReportAttachments } from "./report-attachments.tsx";

const file = { uuid: "1", type: "DOCUMENT", name: "Propouštěcí zpráva.pdf", extension: "pdf", size: 348_000 } as const;
const row = {
  uuid: "1",
  type: "MEDICAL",
  createdAt: "2026-03-12T09:00:00Z",
  createdBy: { fullName: "Mgr. Dana Marešová" },
  file,
} as const;
const picture = {
  ...row,
  uuid: "2",
  type: "ADMINISTRATIVE",
  file: {
    ...file,
    uuid: "2",
    type: "IMAGE",
    name: `prukaz-pojistence-${"velmi-dlouhy-nazev-".repeat(5)}.jpg`,
    extension: "jpg",
    size: 3_420_000,
  },
} as const;
export const examples: Example[] = [
  {
    name: "form",
    render: () => (
      <AttachmentFields
        fields={{
          type: exampleField("type", { defaultValue: "MEDICAL" }),
          withoutMetadata: exampleField("without-files"),
          files: exampleField("files"),
        }}
      />
    ),
  },
  {
    name: "refused",
    render: () => (
      <AttachmentFields
        fields={{
          type: exampleField("type", { defaultValue: "MEDICAL" }),
          withoutMetadata: exampleField("without-files-refused"),
          files: exampleField("files-refused", {
            errors: ["faktura.exe: Tento druh souboru nepřijímáme.", "prázdný.pdf: Soubor je prázdný."],
          }),
        }}
      />
    ),
  },
  {
    name: "on its way",
    render: () => (
      <AttachmentFields
        fields={{
          type: exampleField("type-sent", { defaultValue: "MEDICAL" }),
          withoutMetadata: exampleField("without-files-sent"),
          files: exampleField("files-sent"),
        }}
        sent={0.42}
      />
    ),
  },
  {
    name: "of a report",
    render: () => <ReportAttachments attachments={[row, picture]} hrefOf={(uuid) => `#priloha-${uuid}`} />,
  },
  {
    name: "form of a report",
    render: () => (
      <AttachmentFields
        fields={{ withoutMetadata: exampleField("without-files-of-report"), files: exampleField("files-of-report") }}
      />
    ),
  },
  {
    name: "facts",
    render: () => <AttachmentFacts attachment={row} report={{ examinedAt: "2026-03-12T09:00:00Z", href: "#zprava" }} />,
  },
  { name: "no preview", render: () => <FilePreview file={{ ...file, name: "snimek.dcm", extension: "dcm" }} /> },
];
