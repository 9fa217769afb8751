import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { RemovedEvents } from "#app/components/calendar/removed-events.tsx";
import { Confirm } from "#app/components/confirm.tsx";
import { Note } from "#app/components/note.tsx";
import { Seg } from "#app/components/seg.tsx";
import { EventSeries, RemoveEvent } from "#app/graphql/event.ts";
import { api } from "#app/graphql/client.server.ts";
import { scopeOf } from "#app/http/event-edit.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm, type Refusal } from "#app/http/submit-form.server.ts";
import { substitutesFor } from "#app/http/substitutes.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["calendar", "event", "forms", "errors"], title: "event:removeTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { scope = "one" } = queryOf(args, "eventRemove");
  const id = idOf(args);
  const { eventSeries: ahead } = await api(args, EventSeries, { event: id });
  const event = ahead.find((one) => one.id === id)!;
  // What has begun stays, unless it alone is meant.
  const begun = new Date(event.beginAt) <= args.context.now();
  const meant =
    scope === "one"
      ? [event]
      : ahead.filter(
          (one) => (scope === "series" || one.recurrenceAt! >= event.recurrenceAt!) && !(begun && one.id === id),
        );
  return {
    id,
    version: event.version,
    date: localDate(new Date(event.beginAt)),
    scope,
    events: meant,
    ofSeries: event.recurrence !== null,
  };
}

const Asked = z.object({ scope: z.enum(["one", "following", "series"]), version: z.coerce.number().int() });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Asked, async ({ scope, version }) => {
    const id = idOf(args);
    const { eventRemove: removed } = await api(args, RemoveEvent, { event: id, version, ...scopeOf(scope) });
    const links = [
      { key: "event:undo", href: hrefHere(args, "eventRestore", { id }) },
      ...(await substitutesFor(args, removed.length === 1 ? removed[0]! : null)),
    ];
    return flash(args, redirect(hrefHere(args, "home", { date: localDate(new Date(removed[0]!.beginAt)) })), {
      key: "event:removedNow",
      values: { count: removed.length },
      sticky: true,
      links,
    });
  });

export default function RemoveEventPage() {
  const { id, version, scope, events, ofSeries } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { t } = useTranslation(["event", "errors"]);
  const { formKey } = useRoot();
  const to = useHref();
  const scoped = (one: "one" | "following" | "series") => ({
    label: t(`scopes.${one}`),
    href: to("eventRemove", { id, scope: one === "one" ? undefined : one }),
    current: one === scope,
  });
  return (
    <Confirm
      title={t("removeTitle")}
      does={t("removeDo", { count: events.length })}
      cancelHref={to("event", { id })}
      idempotencyKey={`${formKey}-${scope}`}
      sends={{ scope, version: String(version) }}
    >
      {refusal?.told && (
        <Note variant="warning" title={t("removeStale")}>
          <p>{"key" in refusal.told ? t(refusal.told.key as "errors:stale") : refusal.told.raw}</p>
        </Note>
      )}
      <p className="mb">{t("removeText")}</p>
      {ofSeries && <Seg label={t("scope")} items={[scoped("one"), scoped("following"), scoped("series")]} />}
      <div className="top mb">
        {events.length > 0 ? (
          <RemovedEvents events={events} cardHref={(uuid) => to("patient", { uuid })} />
        ) : (
          <p>{t("nothingAhead")}</p>
        )}
      </div>
    </Confirm>
  );
}
