import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";

/**
 * Refuses files that the installation's virus scanner finds, and all files while it gives no verdict: a clinic that
 * turned it on relies on it.
 */
export async function assertClean({ scanner }: Pick<Ctx, "scanner">, content: Blob) {
  const infected = scanner && (await scanner.isInfected(content));
  if (infected === true) throw new Fault("fileInfected");
  if (scanner && infected === null) throw new Fault("scannerAway");
}
