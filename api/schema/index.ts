import { builder } from "./builder.ts";
import "./scalars.ts";
import "./accounts.ts";
import "./outbox.ts";
import "./profiles.ts";
import "./sessions.ts";
import "./calendar.ts";
import "./event-create.ts";
import "./free-places.ts";
import "./patients.ts";
import "./patient-changes.ts";
import "./resources.ts";
import "./waiting-patients.ts";
import "./waiting-patient-changes.ts";
import "./procedure-changes.ts";
import "./additional-procedures.ts";
import "./facilities.ts";

export const schema = builder.toSchema();
