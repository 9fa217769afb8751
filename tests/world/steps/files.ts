import { createHash } from "node:crypto";
import fc from "fast-check";
import { letterOf } from "../../kit/writers.ts";
import { pick, pickOf, step } from "../step.ts";

export const letterFile = (mark: number) => new File([letterOf(String(mark))], `dopis ${mark}.pdf`);
export const letterHash = (mark: number) =>
  createHash("sha256")
    .update(letterOf(String(mark)))
    .digest("hex");

/** Reception attaches one or more letters to a card. */
export const attach = step(
  "attach",
  fc.record({ pick, letters: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 3 }) }),
  async (world, { pick, letters }) => {
    const card = pickOf(world.model.openCards(), pick);
    if (card === undefined) return;
    const files = Object.fromEntries(letters.map((mark, at) => [`files.${at}`, letterFile(mark)]));
    const made = await world.ask(
      "receptionist",
      `mutation ($files: [Upload!]!) { attachmentsCreate(patientCard: ${card}, type: ADMINISTRATIVE, files: $files) { file { uuid } } }`,
      { files: letters.map(() => null) },
      files,
    );
    for (const [at, { file }] of ((made ?? []) as { file: { uuid: string } }[]).entries())
      world.hashes.set(file.uuid, letterHash(letters[at]!));
  },
);

export const removeAttachment = step("removeAttachment", pick, async (world, pick) => {
  const attachment = pickOf(
    await world.sql<{ id: number }>(
      "select id from attachments where removed_at is null and type = 'ADMINISTRATIVE' and medical_center_id = 1 and id > 100 order by id",
    ),
    pick,
  );
  if (attachment) await world.ask("receptionist", `mutation { attachmentRemove(attachment: ${attachment.id}) { id } }`);
});
