import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { MergeConflicts, MergeContents, PersonDiffers } from "#app/components/patient-merges/merge-contents.tsx";
import { MergeTable } from "#app/components/patient-merges/merge-table.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { MergeCards, MergePreview } from "#app/graphql/patients/patient-merges.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { countryOptions } from "#rules/patients/countries.ts";
import { MergeForm } from "#rules/inputs/patients/merge.ts";
import { mergeParts, type MergePart } from "#rules/patient-merges/merge-cards.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { mergePages } from "#app/paths/patients/patient-merges.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["patientMerges", "patients", "forms", "errors"],
  title: "patientMerges:title",
};

export async function loader(args: LoaderFunctionArgs) {
  const { uuid, other } = args.params;
  const { patientCardsMergePreview: preview } = await load(args, MergePreview, { kept: uuid!, merged: other! });
  return { ...preview, typed: (await keptForm(args)) ?? {}, countries: countryOptions(await myLocale(args)) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, MergeForm, async ({ keptCard, keptVersion, mergedCard, mergedVersion, ...choices }) => {
    const taking = (choice: string) => mergeParts.filter((part) => choices[part] === choice);
    const cards = { kept: keptCard, keptVersion, merged: mergedCard, mergedVersion };
    const { patientCardsMerge } = await call(args, MergeCards, {
      ...cards,
      fromMerged: taking("merged"),
      fromBoth: taking("both"),
    });
    return flash(
      args,
      redirect(hrefHere(args, patientPages.patient, { uuid: patientCardsMerge.uuid, tab: "zakladni-udaje" })),
      {
        key: "patientMerges:done",
      },
    );
  });

/** A new form with each pair of cards, and when one of them was changed in between. */
export default function MergePage() {
  const { kept, merged } = useLoaderData<typeof loader>();
  return <Merging key={[kept.uuid, kept.version, merged.version].join()} />;
}

function Merging() {
  const { kept, merged, moving, conflicts, typed, countries } = useLoaderData<typeof loader>();
  const { form, formProps, refusal, apiMessage } = useFormPage<Record<string, string>>("merge");
  const { t } = useTranslation(["patientMerges", "patients"]);
  const to = useHref();
  const cancelHref = to(patientPages.patient, { uuid: kept.uuid, tab: "zakladni-udaje" });
  const chosen = { ...typed, ...refusal?.result.initialValue } as Partial<Record<MergePart, string>>;
  const sent = { keptCard: kept.id, keptVersion: kept.version, mergedCard: merged.id, mergedVersion: merged.version };
  return (
    <>
      <PageHead
        title={t("title")}
        over={kept.fullName}
        actions={
          !merged.archived && (
            <a href={to(mergePages.patientMerge, { uuid: merged.uuid, other: kept.uuid })}>{t("turnAround")}</a>
          )
        }
      />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={(name) => t(`patients:${name as MergePart}`)} apiMessage={apiMessage} />
        <p className="mb">{t("text")}</p>
        <PersonDiffers kept={kept} merged={merged} />
        {conflicts.length > 0 && (
          <MergeConflicts conflicts={conflicts} hrefOf={(id) => to(calendarPages.event, { id })} />
        )}
        <Form {...formProps} className="merging">
          <MergeTable kept={kept} merged={merged} sends={sent} countries={countries} chosen={chosen} />
          <MergeContents moving={moving} />
          <Actions>
            {conflicts.length === 0 && <SubmitButton>{t("merge")}</SubmitButton>}
            <a href={cancelHref}>{t("patients:cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
