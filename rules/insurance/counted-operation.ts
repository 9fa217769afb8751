/** An operation with its count, as a report or a preset names it: by the name that it had then. */
export type CountedOperation = { id: number; code: string; expertise: string; name: string; count: number };
