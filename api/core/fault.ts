import { errors, type ErrorName } from "#rules/errors.ts";

/** A failure reported to the caller by its name in the error registry, with the fields it belongs to. */
export class Fault extends Error {
  constructor(
    readonly fault: ErrorName,
    readonly details: { fields?: { path: (string | number)[]; error: ErrorName }[]; [key: string]: unknown } = {},
  ) {
    super(errors[fault].message);
    this.name = "Fault";
  }
}

/** A fault of one field of the input. */
export const fieldFault = (path: string, error: ErrorName) =>
  new Fault("invalidInput", { fields: [{ path: [path], error }] });
