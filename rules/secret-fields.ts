/** Whether a form's field holds a password, a code or a PIN, which neither comes back to a page nor is kept. */
export const isSecretField = (name: string): boolean => /password|^(code|pin|secret)$/i.test(name);

/** Whether a form that is kept for later has this field: the key of a submit that failed would make the next one its repetition. */
export const isKeptField = (name: string): boolean => name !== "idempotencyKey" && !isSecretField(name);
