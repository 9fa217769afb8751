import type { Ctx } from "../context.ts";
import { Fault } from "../fault.ts";

/** Refuses what the installation's virus scanner finds, and while it gives no verdict everything: a clinic that turned it on counts on it. */
export async function proveClean({ scanner }: Pick<Ctx, "scanner">, content: Blob) {
  const infected = scanner && (await scanner.isInfected(content));
  if (infected === true) throw new Fault("fileInfected");
  if (scanner && infected === null) throw new Fault("scannerAway");
}
