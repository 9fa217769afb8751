import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ColleagueFacts } from "#app/components/staff/colleague-facts.tsx";
import { useHref } from "#app/http/page/page.ts";
import { staffMember } from "#app/http/staff/staff-member.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { auditPages } from "#app/paths/center/audit.ts";
import { staffPages } from "#app/paths/staff/staff.ts";
import { hoursPages } from "#app/paths/calendar/working-hours.ts";

export const handle: PageHandle = { i18n: ["staff", "accounts", "secondFactor"], title: "staff:person" };

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
      <PageHead
        title={fullName}
        over={<a href={to(staffPages.staff)}>{t("title")}</a>}
        actions={
          <ButtonLink href={to(staffPages.staffEdit, { profile })} icon="pen">
            {t("edit")}
          </ButtonLink>
        }
      />
      <div className="sheet">
        <div className="said">
          <ColleagueFacts
            {...member}
            behind={behind}
            calendarHref={calendarHref}
            workHref={to(staffPages.staffWork, { profile })}
          />
        </div>
        <p className="row top mb">
          <a href={to(hoursPages.hoursOf, { profile })}>{t("hours")}</a>
          <a href={to(auditPages.auditLog, { person: profile })}>{t("did")}</a>
        </p>
        {own ? (
          <p className="mute">{t("ownNote")}</p>
        ) : (
          <div className="acts">
            {!deactivatedAt && registrationCompletedAt && (
              <>
                <ButtonLink href={to(staffPages.staffChange, { profile, change: "nove-heslo" })}>
                  {t("newPassword")}
                </ButtonLink>
                <ButtonLink href={to(staffPages.staffChange, { profile, change: "odhlaseni" })}>
                  {t("signOut")}
                </ButtonLink>
                <ButtonLink href={to(staffPages.staffChange, { profile, change: "ukonceni-pristupu" })} tone="bad">
                  {t("end")}
                </ButtonLink>
              </>
            )}
            {!deactivatedAt && !registrationCompletedAt && (
              <>
                <ButtonLink href={to(staffPages.staffChange, { profile, change: "pozvanka" })} icon="mail">
                  {t("resend")}
                </ButtonLink>
                <ButtonLink href={to(staffPages.staffChange, { profile, change: "odvolani-pozvanky" })} tone="bad">
                  {t("withdraw")}
                </ButtonLink>
              </>
            )}
            {deactivatedAt && (
              <ButtonLink href={to(staffPages.staffChange, { profile, change: "vraceni-pristupu" })}>
                {t("back")}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </>
  );
}
