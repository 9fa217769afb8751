import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Clashes, type Clash } from "#app/components/calendar/events/clashes.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { Note } from "#app/components/base/note.tsx";
import { RestoreEvent } from "#app/graphql/events.ts";
import { call } from "#app/graphql/client.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar.ts";

export const handle: PageHandle = { i18n: ["calendar", "events", "forms", "errors"], title: "events:restoreTitle" };

export function loader(args: LoaderFunctionArgs) {
  idOf(args);
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { eventRestore: restored } = await call(args, RestoreEvent, { event: idOf(args) });
    return flash(
      args,
      redirect(hrefHere(args, calendarPages.home, { date: localDate(new Date(restored[0]!.beginAt)) })),
      {
        key: "events:restoredNow",
        values: { count: restored.length },
      },
    );
  });

/** Restores what was removed with an event, unless a person or a resource is taken by now. */
export default function RestoreEventPage() {
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
      cancelHref={to(calendarPages.home)}
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
