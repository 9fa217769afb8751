import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { NoticeTable } from "#app/components/notices/notice-table.tsx";
import { Requester } from "#app/components/notices/requester.tsx";
import { load } from "#app/graphql/client.server.ts";
import { RefusedNotices } from "#app/graphql/notices.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bookingPages } from "#app/paths/bookings.ts";
import { noticePages } from "#app/paths/notices.ts";

export const handle: PageHandle = { i18n: ["notices"], title: "notices:refusedTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, noticePages.refusedNotices);
  return (await load(args, RefusedNotices, { page: queryOf(args, noticePages.refusedNotices).page ?? 1 }))
    .refusedNotices;
}

/** The centre's messages that were refused for good. */
export default function RefusedNoticesPage() {
  const list = useLoaderData<typeof loader>();
  const { t } = useTranslation("notices");
  const to = useHref();
  const noticeOf = (id: number) => list.items.find((notice) => notice.id === id)!;
  return (
    <>
      <PageHead title={t("refusedTitle")} over={<a href={to(noticePages.notices)}>{t("title")}</a>} />
      <div className="sheet">
        {list.items.length === 0 ? (
          <EmptyState title={t("noneRefused")}>{t("noneRefusedText")}</EmptyState>
        ) : (
          <>
            <p className="mb">{t("refusedText")}</p>
            <NoticeTable
              caption={t("refusedTitle")}
              notices={list.items}
              patientOf={(id) => {
                const { patientCard: card, booking } = noticeOf(id);
                if (card) return <a href={to(noticePages.patientNotices, { uuid: card.uuid })}>{card.fullName}</a>;
                return booking && <Requester {...booking} href={to(bookingPages.bookingAccept, { id: booking.id })} />;
              }}
              repeatHref={(id) => {
                const card = noticeOf(id).patientCard;
                return card ? to(noticePages.noticeRepeat, { uuid: card.uuid, id }) : undefined;
              }}
            />
            <Pagination list={list} hrefOf={(page) => to(noticePages.refusedNotices, { page })} />
          </>
        )}
      </div>
    </>
  );
}
