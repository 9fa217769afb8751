import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Clashes, type Clash } from "#app/components/calendar/events/clashes.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { Note } from "#app/components/base/note.tsx";
import { RestoreEvent } from "#app/graphql/events.ts";
import { call } from "#app/graphql/client.server.ts";
import { withShownClashes } from "#app/http/calendar/hidden-names.server.ts";
import { cameFrom } from "#app/http/calendar/came-from.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar.ts";
import { calendarQueries } from "#app/paths/queries/calendar.ts";

export const handle: PageHandle = {
  i18n: ["calendar", "events", "forms", "errors"],
  title: "events:restoreTitle",
  inDialog: true,
};

export function loader(args: LoaderFunctionArgs) {
  idOf(args);
  return { back: cameFrom(args, queryOf(args, calendarQueries.eventRestore).back) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const back = cameFrom(args, queryOf(args, calendarQueries.eventRestore).back);
    const { eventRestore: restored } = await call(args, RestoreEvent, { event: idOf(args) }).catch(
      withShownClashes(args),
    );
    const day = hrefHere(args, calendarPages.home, { date: localDate(new Date(restored[0]!.beginAt)) });
    return flash(args, redirect(back ?? day), { key: "events:restoredNow", values: { count: restored.length } });
  });

/** Restores what was removed with an event, unless a person or a resource is taken by now. */
export default function RestoreEventPage() {
  const { back } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { t } = useTranslation(["events", "errors"]);
  const { formKey } = useRoot();
  const to = useHref();
  const clashes = (refusal?.details?.clashes ?? []) as Clash[];
  return (
    <Confirm
      title={t("restoreTitle")}
      does={t("undo")}
      danger={false}
      cancelHref={back ?? to(calendarPages.home)}
      idempotencyKey={formKey}
    >
      {clashes.length > 0 && (
        <Note variant="error" title={t("restoreRefused")}>
          <Clashes clashes={clashes} eventHref={(one) => to(calendarPages.event, { id: one })} />
        </Note>
      )}
      <p className="mb">{t("restoreText")}</p>
    </Confirm>
  );
}
