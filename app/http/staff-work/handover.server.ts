import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { call } from "#app/graphql/client.server.ts";
import { HandOver } from "#app/graphql/staff/staff-work.ts";
import { staffPages, waitingList } from "#app/paths/staff/staff.ts";
import { HandoverForm } from "#rules/inputs/calendar/handover.ts";
import { flash } from "../forms/flash.server.ts";
import { submitForm } from "../forms/submit-form.server.ts";
import { hrefHere } from "../request/href-here.ts";
import { queryOf } from "../request/query.ts";
import { permitted } from "../session/permitted.server.ts";
import { profileOf } from "../staff/staff-member.server.ts";

type WorkPage = typeof staffPages.staffWork | typeof staffPages.staffWorkWaiting;

/** The colleague of the address, the page of their work, and the one to hand it over to, as the API takes it. */
export async function workOf(args: LoaderFunctionArgs, page: WorkPage) {
  await permitted(args, page);
  const query = queryOf(args, page);
  const to = query.to === waitingList ? null : query.to;
  return {
    profile: profileOf(args),
    query,
    chosen: query.to != null,
    target: { to, toWaitingList: query.to === waitingList, confirmOutsideHours: query.outside === 1 },
  };
}

/** Hands chosen work over, or all that can go, to the one of the address; the same page shows what is left. */
export const handOverWork = (args: ActionFunctionArgs, page: WorkPage) =>
  submitForm(args, HandoverForm, async ({ then, ...chosen }) => {
    const { profile, query, target } = await workOf(args, page);
    const { toWaitingList: _, ...way } = target;
    const all = then === "all";
    const { handoverCreate: done } = await call(args, HandOver, { profile, input: { ...way, ...chosen, all } });
    return flash(args, redirect(hrefHere(args, page, { profile, to: query.to, outside: query.outside })), {
      key: "staffWork:handed",
      values: { events: done.events, waiting: done.waitingPatients },
      sticky: true,
      links: [{ key: "staffWork:undo", href: hrefHere(args, staffPages.handoverUndo, { profile, id: done.id }) }],
    });
  });
