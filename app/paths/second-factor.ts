import { page, withQueries } from "./page.ts";
import type { secondFactorQueries } from "./queries/second-factor.ts";

export const secondFactorPages = withQueries<typeof secondFactorQueries>()({
  secondStep: page("prihlaseni/druhy-krok", "second-factor/step", "door"),
  forgetDevice: page("nastaveni/osobni/prihlasena-zarizeni/bez-kodu/:id", "second-factor/forget-device"),
  secondFactor: page("nastaveni/osobni/dvoufazove-prihlaseni", "second-factor/show"),
  secondFactorOn: page("nastaveni/osobni/dvoufazove-prihlaseni/zapnuti", "second-factor/turn-on", "door"),
  secondFactorCode: page("nastaveni/osobni/dvoufazove-prihlaseni/zapnuti/kod", "second-factor/connect", "door"),
  secondFactorOff: page("nastaveni/osobni/dvoufazove-prihlaseni/vypnuti", "second-factor/turn-off"),
  recoveryCodes: page("nastaveni/osobni/dvoufazove-prihlaseni/zalozni-kody", "second-factor/recovery-codes"),
  staffSecondFactors: page("nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni", "second-factor/staff"),
  secondFactorRequire: page(
    "nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/vyzadovani",
    "second-factor/require",
  ),
  secondFactorRemove: page(
    "nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/:profile/zruseni",
    "second-factor/remove",
  ),
});
