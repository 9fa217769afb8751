import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { StandingFacts } from "#app/components/subscriptions/standing-facts.tsx";
import { usePlanWords } from "#app/components/subscriptions/use-plan-words.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { readStanding } from "#app/http/subscriptions/subscription.server.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { subscriptionPages } from "#app/paths/center/subscriptions.ts";

export const handle: PageHandle = { i18n: ["subscriptions", "settings"], title: "subscriptions:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, subscriptionPages.subscription);
  return readStanding(args);
}

export default function SubscriptionPage() {
  const standing = useLoaderData<typeof loader>();
  const { t } = useTranslation(["subscriptions", "settings"]);
  const { locale } = useRoot();
  const to = useHref();
  const words = usePlanWords(standing.currency, locale);
  const { planned, paymentFrequency, usersLimit, unsubscribed, requiredFrom } = standing;
  const has = standing.subscriptionType !== "UNSUBSCRIBED";
  const change = (newSubscriptionType: typeof standing.subscriptionType, newUsersLimit?: number) =>
    to(subscriptionPages.subscriptionChange, {
      newSubscriptionType,
      newPaymentFrequency: paymentFrequency ?? "MONTHLY",
      newUsersLimit,
    });
  const choose = (
    <ButtonLink href={to(subscriptionPages.subscriptionChoice)} tone="main">
      {has ? t("change") : t("choose")}
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      {unsubscribed && (
        <Note variant="warning" title={t("unsubscribedTitle")}>
          <p>{t("unsubscribedText")}</p>
        </Note>
      )}
      {!unsubscribed && requiredFrom && (
        <Note title={t("requiredTitle", { date: words.day(requiredFrom) })}>
          <p>{t("requiredText")}</p>
        </Note>
      )}
      {planned && (
        <div className="sheet">
          <h2>{t("plannedTitle")}</h2>
          <p className="mb">
            {planned.subscriptionType === "UNSUBSCRIBED"
              ? t("plannedEnd", { date: words.lastDay(planned.activeFrom) })
              : t("plannedText", {
                  date: words.day(planned.activeFrom),
                  what: `${words.plan(planned)}, ${words.price(planned)}`,
                })}
          </p>
          <ButtonLink href={change(standing.subscriptionType, usersLimit ?? undefined)}>{t("keep")}</ButtonLink>
        </div>
      )}
      <div className="sheet">
        {has && <StandingFacts standing={standing} locale={locale} />}
        <div className={has ? "acts top" : "acts bare"}>
          {choose}
          {has && planned?.subscriptionType !== "UNSUBSCRIBED" && <a href={change("UNSUBSCRIBED")}>{t("end")}</a>}
        </div>
      </div>
      <p className="mute top">{t("notCharged")}</p>
    </>
  );
}
