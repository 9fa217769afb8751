import { page, withQueries } from "./page.ts";
import type { auditQueries } from "./queries/audit.ts";

export const auditPages = withQueries<typeof auditQueries>()({
  auditLog: page("nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti", "audit/log"),
});
