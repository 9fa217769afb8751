import type { InCenter } from "../core/context.ts";
import { enqueue } from "../core/queue/queue.ts";

/** Has a job make the batches of a run, unless they are made, and write the files that they lack. */
export const enqueueRun = ({ db, profile }: InCenter, run: number) =>
  enqueue(
    db,
    "makeBatches",
    { run, medicalCenterId: profile.medicalCenterId },
    { maxAttempts: 5, oneAtATime: "center" },
  );
