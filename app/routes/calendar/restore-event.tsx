import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Clashes, type Clash } from "#app/components/calendar/clashes.tsx";
import { Confirm } from "#app/components/confirm.tsx";
import { Note } from "#app/components/note.tsx";
import { RestoreEvent } from "#app/graphql/event.ts";
import { api } from "#app/graphql/client.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { submitForm, type Refusal } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["calendar", "event", "forms", "errors"], title: "event:restoreTitle" };

export function loader(args: LoaderFunctionArgs) {
  idOf(args);
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { eventRestore: restored } = await api(args, RestoreEvent, { event: idOf(args) });
    return flash(args, redirect(hrefHere(args, "home", { date: localDate(new Date(restored[0]!.beginAt)) })), {
      key: "event:restoredNow",
      values: { count: restored.length },
    });
  });

/** Puts back what was removed with an event, unless somebody or something is taken meanwhile. */
export default function RestoreEventPage() {
  const refusal = useActionData<Refusal>();
  const { t } = useTranslation(["event", "errors"]);
  const { formKey } = useRoot();
  const to = useHref();
  const clashes = (refusal?.details?.clashes ?? []) as Clash[];
  return (
    <Confirm title={t("restoreTitle")} does={t("undo")} danger={false} cancelHref={to("home")} idempotencyKey={formKey}>
      {clashes.length > 0 && (
        <Note variant="error" title={t("restoreRefused")}>
          <Clashes clashes={clashes} eventHref={(one) => to("event", { id: one })} />
        </Note>
      )}
      <p className="mb">{t("restoreText")}</p>
    </Confirm>
  );
}
