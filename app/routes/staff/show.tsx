import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { ColleagueFacts } from "#app/components/staff/colleague-facts.tsx";
import { useHref } from "#app/http/page.ts";
import { staffMember } from "#app/http/staff-member.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["staff", "account", "secondFactor"], title: "staff:person" };

export const loader = (args: LoaderFunctionArgs) => staffMember(args);

export default function StaffMemberPage() {
  const { member, behind, calendarHref } = useLoaderData<typeof loader>();
  const { t } = useTranslation("staff");
  const to = useHref();
  const {
    own,
    profile: { id: profile, fullName, deactivatedAt, registrationCompletedAt },
  } = member;
  return (
    <>
      <PageHead title={fullName} over={<a href={to("staff")}>{t("title")}</a>} />
      <div className="sheet">
        <div className="said">
          <ColleagueFacts {...member} behind={behind} calendarHref={calendarHref} />
        </div>
        <p className="row top mb">
          <a href={to("hoursOf", { profile })}>{t("hours")}</a>
          <a href={to("auditLog", { person: profile })}>{t("did")}</a>
        </p>
        {own ? (
          <p className="mute">{t("ownNote")}</p>
        ) : (
          <div className="acts">
            {!deactivatedAt && registrationCompletedAt && (
              <>
                <ButtonLink href={to("staffDeed", { profile, deed: "nove-heslo" })}>{t("newPassword")}</ButtonLink>
                <ButtonLink href={to("staffDeed", { profile, deed: "odhlaseni" })}>{t("signOut")}</ButtonLink>
              </>
            )}
            {deactivatedAt ? (
              <ButtonLink href={to("staffDeed", { profile, deed: "vraceni-pristupu" })}>{t("back")}</ButtonLink>
            ) : (
              <ButtonLink href={to("staffDeed", { profile, deed: "ukonceni-pristupu" })} tone="bad">
                {t("end")}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </>
  );
}
