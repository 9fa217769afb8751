import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { WorkTable } from "#app/components/staff-work/work-table.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { UndoHandover, UndoPreview } from "#app/graphql/staff/staff-work.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { profileOf } from "#app/http/staff/staff-member.server.ts";
import { useWorkRows } from "#app/http/staff-work/work-rows.ts";
import { staffPages } from "#app/paths/staff/staff.ts";
import { formatDateTime } from "#rules/format.ts";

export const handle: PageHandle = {
  i18n: ["staffWork", "calendar", "forms", "errors"],
  title: "staffWork:undoQuestion",
  inDialog: true,
};

/** The handover of the address; an invalid number is not found. */
const handoverOf = ({ params }: LoaderFunctionArgs) => Number(/^[1-9]\d{0,8}$/.exec(params.id ?? "")?.[0] ?? 0);

/** A handover that is undone leads to the colleague's work, as one of another colleague does. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, staffPages.handoverUndo);
  const { handoverUndoPreview: preview } = await load(args, UndoPreview, { handover: handoverOf(args) });
  const profile = preview.handover.from.id;
  if (!preview.plan || profile !== profileOf(args)) throw redirect(hrefHere(args, staffPages.staffWork, { profile }));
  return { handover: preview.handover, plan: preview.plan };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, UndoHandover, { handover: handoverOf(args) });
    return flash(args, redirect(hrefHere(args, staffPages.staffWork, { profile: profileOf(args) })), {
      key: "staffWork:undone",
    });
  });

/** Undoes a handover, after a look at what comes back and what stays. */
export default function UndoHandoverPage() {
  const { handover, plan } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage<Record<string, never>>("undo");
  const { t } = useTranslation("staffWork");
  const { locale } = useRoot();
  const to = useHref();
  const profile = handover.from.id;
  const { eventHref, rowsOf } = useWorkRows(handover.to?.id ?? profile);
  const some = plan.events + plan.waitingPatients > 0;
  return (
    <Confirm
      question={t("undoQuestion")}
      about={
        <Subject name={handover.from.fullName}>
          {t("to")}: {handover.to?.fullName ?? t("waitingListName")}, {formatDateTime(handover.createdAt, locale)}
        </Subject>
      }
      effect={some ? t("undoText", { events: plan.events, waiting: plan.waitingPatients }) : t("undoNothing")}
      does={some ? t("undoTitle") : undefined}
      danger={false}
      backHref={to(staffPages.staffWork, { profile })}
      {...formProps}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
    >
      {plan.stayingTotal > 0 && (
        <section className="part mb">
          <h2>
            {t("stays")} (<span className="num">{plan.stayingTotal}</span>)
          </h2>
          <WorkTable caption={t("stays")} rows={rowsOf(plan.staying)} eventHref={eventHref} handover="reasons" />
        </section>
      )}
    </Confirm>
  );
}
