import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PlanCards } from "#app/components/subscriptions/plan-cards.tsx";
import { load } from "#app/http/request/load.server.ts";
import { OfferedPlans } from "#app/graphql/center/subscriptions.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { orNotFound } from "#app/http/subscriptions/subscription.server.ts";
import { subscriptionPages } from "#app/paths/center/subscriptions.ts";

export const handle: PageHandle = { i18n: ["subscriptions", "forms"], title: "subscriptions:chooseTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, subscriptionPages.subscriptionChoice);
  return orNotFound((await load(args, OfferedPlans)).subscription);
}

export default function ChooseSubscriptionPage() {
  const { plans, currency, subscriptionType, paymentFrequency, usersLimit, users } = useLoaderData<typeof loader>();
  const { t } = useTranslation("subscriptions");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <>
      <PageHead title={t("chooseTitle")} over={<a href={to(subscriptionPages.subscription)}>{t("title")}</a>} />
      <p className="mb">{t("chooseText", { count: users })}</p>
      {plans.length > 0 ? (
        <PlanCards
          plans={plans}
          currency={currency}
          locale={locale}
          present={subscriptionType}
          frequency={paymentFrequency ?? "MONTHLY"}
          usersLimit={usersLimit}
          users={users}
          changeHref={to(subscriptionPages.subscriptionChange)}
          startHref={to(subscriptionPages.startActivation)}
        />
      ) : (
        <div className="sheet">
          <EmptyState title={t("noPlansTitle")}>{t("noPlansText")}</EmptyState>
        </div>
      )}
      <p className="mute top">{t("notCharged")}</p>
    </>
  );
}
