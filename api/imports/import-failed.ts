import type { ErrorName } from "#rules/errors.ts";

/** A fault of the whole table, which another attempt would find again. */
export class ImportFailed extends Error {
  constructor(readonly fault: ErrorName) {
    super(fault);
    this.name = "ImportFailed";
  }
}
