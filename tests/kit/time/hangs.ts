/** A limit that guards against hanging alone: far more than a slow and busy machine takes for anything. */
export const HANGS_MS = 1_200_000;
