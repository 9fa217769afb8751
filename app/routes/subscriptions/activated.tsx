import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkList } from "#app/components/base/link-list.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { StandingFacts } from "#app/components/subscriptions/standing-facts.tsx";
import { usePlanWords } from "#app/components/subscriptions/use-plan-words.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { readStanding } from "#app/http/subscriptions/subscription.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { staffPages } from "#app/paths/staff/staff.ts";
import { subscriptionPages } from "#app/paths/center/subscriptions.ts";

export const handle: PageHandle<{ isStart: boolean }> = {
  i18n: ["subscriptions"],
  title: (t, { isStart }) => t(isStart ? "subscriptions:startTitle" : "subscriptions:activatedTitle"),
};

/** The standing after an order; a centre without a subscription is led to its overview. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, subscriptionPages.subscriptionActivated);
  const { isStart = false } = queryOf(args, subscriptionPages.subscriptionActivated);
  const standing = await readStanding(args);
  if (standing.subscriptionType === "UNSUBSCRIBED") throw redirect(hrefHere(args, subscriptionPages.subscription));
  return { standing, isStart: isStart && standing.subscriptionType === "START" };
}

export default function ActivatedPage() {
  const { standing, isStart } = useLoaderData<typeof loader>();
  const { t } = useTranslation("subscriptions");
  const { locale } = useRoot();
  const to = useHref();
  const words = usePlanWords(standing.currency, locale);
  const { planned } = standing;
  return (
    <>
      <PageHead title={t(isStart ? "startTitle" : "activatedTitle")} />
      {planned && (
        <Note>
          <p>
            {planned.subscriptionType === "UNSUBSCRIBED"
              ? t("plannedEnd", { date: words.lastDay(planned.activeFrom) })
              : t("plannedText", {
                  date: words.day(planned.activeFrom),
                  what: `${words.plan(planned)}, ${words.price(planned)}`,
                })}
          </p>
        </Note>
      )}
      <div className="sheet">
        <StandingFacts standing={standing} locale={locale} />
      </div>
      <div className="sheet">
        <h2>{t("nextTitle")}</h2>
        <LinkList
          items={[
            { label: t("invite"), text: t("inviteText"), href: to(staffPages.employee), icon: "users" },
            { label: t("calendar"), text: t("calendarText"), href: to(calendarPages.home), icon: "calendar" },
            {
              label: t("overview"),
              text: t("overviewText"),
              href: to(subscriptionPages.subscription),
              icon: "payment",
            },
          ]}
        />
      </div>
    </>
  );
}
