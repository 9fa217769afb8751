import { page, withQueries } from "./page.ts";
import type { erasureQueries } from "./queries/erasure.ts";

export const erasurePages = withQueries<typeof erasureQueries>()({
  patientErase: page("kartoteka/:uuid/vymaz", "erasure/erase"),
  patientErasePrint: page("kartoteka/:uuid/vymaz/tisk", "erasure/print-erasure", "paper"),
  patientKeep: page("kartoteka/:uuid/ponechani", "erasure/keep-longer"),
  retention: page("nastaveni/zdravotnicke-zarizeni/doba-uchovani", "erasure/retention"),
  disposals: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace", "erasure/list"),
  disposal: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/navrh/:id", "erasure/decide"),
  disposalWithdraw: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/navrh/:id/zpet", "erasure/withdraw"),
  disposalRecord: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam", "erasure/record"),
  disposalRecordPrint: page(
    "nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam/tisk",
    "erasure/print-record",
    "paper",
  ),
});
