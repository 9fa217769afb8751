import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";

export type CookieFlags = { advertisement: boolean; analytics: boolean };
type Props = { flags: CookieFlags; action: string; redirectTo: string };

const kinds = ["analytics", "advertisement"] as const;
const words = { analytics: "cookiesAnalytics", advertisement: "cookiesAdvertisement" } as const;

/**
 * Three small forms, one for each answer: the selection, nothing, everything. A present flag is a yes, a missing one a
 * no.
 */
export function CookieConsent({ flags, action, redirectTo }: Props) {
  const { t } = useTranslation("common");
  const fetcher = useFetcher();
  const form = { method: "post", action } as const;
  const back = <input type="hidden" name="redirect" value={redirectTo} />;
  if (fetcher.state !== "idle") return null;
  return (
    <section className="consent" aria-labelledby="cookies">
      <h2 id="cookies">{t("cookiesTitle")}</h2>
      <p>{t("cookiesText")}</p>
      <fetcher.Form {...form} id="cookie-choice" className="choice">
        {back}
        <div className="line">
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="checkbox" name={kind} value="1" defaultChecked={flags[kind]} />
              {t(words[kind])}
            </label>
          ))}
        </div>
      </fetcher.Form>
      <div className="row">
        <fetcher.Form {...form}>
          {back}
          {kinds.map((kind) => (
            <input key={kind} type="hidden" name={kind} value="1" />
          ))}
          <button className={buttonClass("plain")}>{t("cookiesAllow")}</button>
        </fetcher.Form>
        <fetcher.Form {...form}>
          {back}
          <button className={buttonClass("plain")}>{t("cookiesDeny")}</button>
        </fetcher.Form>
        <button className={buttonClass("plain")} form="cookie-choice">
          {t("cookiesSave")}
        </button>
      </div>
    </section>
  );
}
