import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ColumnFields } from "#app/components/imports/column-fields.tsx";
import { ImportCounts } from "#app/components/imports/import-counts.tsx";
import { ImportProgress } from "#app/components/imports/import-progress.tsx";
import { ListedRows, listedStates, type ListedState } from "#app/components/imports/listed-rows.tsx";
import { NameQuestions } from "#app/components/imports/name-questions.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import {
  AnswerImport,
  ConfirmImport,
  DecideImport,
  ImportNames,
  ImportRows,
  MatchImport,
  OneImport,
} from "#app/graphql/center/imports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { useRefreshWhile } from "#app/http/page/use-refresh-while.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { importPages } from "#app/paths/center/imports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { ImportAnswersForm, ImportColumnsForm } from "#rules/inputs/imports/import-columns.ts";
import { allImportFields, type ImportField } from "#rules/imports/columns.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["imports", "forms", "errors"], title: "imports:title" };

type Typed = Record<ImportField | "openedOn" | "reminders", string>;
/** States that a job brings on. */
const underway = ["READING", "CHECKING", "WRITING", "UNDOING"];

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, importPages.import);
  const id = idOf(args);
  const { import: found } = await load(args, OneImport, { id });
  const { rows: asked, page = 1, columns } = queryOf(args, importPages.import);
  const has = (state: string) => found.rows.some((row) => row.state === state);
  const shown = asked ?? (["DUPLICATE", "CONFLICTING", "FAULTY"] as const).find(has) ?? null;
  const isUnderway = underway.includes(found.state);
  const rows = shown && !isUnderway ? (await load(args, ImportRows, { id, state: shown, page })).importRows : null;
  const asks = found.state === "CHECKED" && has("ASKED");
  const names = asks ? (await load(args, ImportNames, { id })).importNames : [];
  const today = localDate(args.context.now());
  const proposed = {
    ...Object.fromEntries(found.columns.map(({ field, column }) => [field, String(column)])),
    openedOn: found.openedOn ?? today,
    reminders: found.reminders ? "on" : "",
  };
  const kept = (await keptForm(args)) as (Typed & { targets?: string[] }) | undefined;
  const targets = names.map((_name, at) => kept?.targets?.[at] ?? "");
  const values = (kept ?? proposed) as Typed;
  return { found, isUnderway, columnsAsked: columns === 1, shown, rows, names, targets, today, values };
}

/** Chooses the columns, explains names, decides of rows, or has them written, as the pressed button says. */
export async function action(args: ActionFunctionArgs) {
  const id = idOf(args);
  const here = () => redirect(hrefHere(args, importPages.import, { id }));
  const typed = await args.request.clone().formData();
  const version = Number(typed.get("version"));
  const [what = "", line] = String(typed.get("then") ?? "").split(" ");
  if (what === "same" || what === "other")
    return submitForm(args, z.object({}), async () => {
      await call(args, DecideImport, { id, version, line: line ? Number(line) : null, same: what === "same" });
      return flash(args, here(), { key: "imports:decided" });
    });
  if (what === "confirm")
    return submitForm(args, z.object({}), async () => {
      await call(args, ConfirmImport, { id, version });
      return flash(args, here(), { key: "imports:confirmed" });
    });
  if (what === "answer")
    return submitForm(args, ImportAnswersForm, async ({ targets }) => {
      const { importNames } = await load(args, ImportNames, { id });
      const answers = importNames.flatMap(({ subject, name }, at) =>
        targets[at] ? [{ subject, name, target: targets[at] }] : [],
      );
      await call(args, AnswerImport, { id, version, answers });
      return flash(args, here(), { key: "imports:checking" });
    });
  return submitForm(args, ImportColumnsForm(localDate(args.context.now())), async (typed) => {
    await call(args, MatchImport, { id, version, ...typed });
    return flash(args, here(), { key: "imports:checking" });
  });
}

export default function ImportPage() {
  const { found, isUnderway, columnsAsked } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["imports", "errors"]);
  const to = useHref();
  useRefreshWhile(isUnderway);
  const here = to(importPages.import, { id: found.id });
  return (
    <>
      <PageHead title={found.name} over={<a href={to(importPages.imports)}>{t("title")}</a>} />
      {isUnderway ? (
        <div className="sheet">
          <ImportProgress state={found.state} done={found.done} total={found.total} againHref={here} />
        </div>
      ) : found.state === "FAILED" ? (
        <Note variant="error" title={t("states.FAILED")}>
          <p>{found.fault && t(`errors:${found.fault}` as never)}</p>
        </Note>
      ) : found.state === "MATCHING" || (found.state === "CHECKED" && columnsAsked) ? (
        <Columns key={found.version} />
      ) : (
        <Result />
      )}
    </>
  );
}

function Columns() {
  const { found, values, today } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("columns", values);
  const { t } = useTranslation("imports");
  return (
    <div className="sheet">
      <h2>{t("columnsTitle")}</h2>
      <ErrorSummary
        form={page.form}
        labelOf={(name) =>
          allImportFields.some((field) => field === name) ? t(`fields.${name as ImportField}`) : t(name as "openedOn")
        }
        apiMessage={page.apiMessage}
      />
      <p className="mb">{t(`columnsText.${found.kind}`)}</p>
      <Form {...page.formProps} version={found.version} fewRequired>
        <ColumnFields kind={found.kind} fields={page.fields} head={found.head} today={today} />
        <Actions>
          <SubmitButton>{t("check")}</SubmitButton>
        </Actions>
      </Form>
    </div>
  );
}

function Result() {
  const { found, rows, shown, names, targets } = useLoaderData<typeof loader>();
  const page = useFormPage<{ targets: string[] }>("result", { targets });
  const { t } = useTranslation("imports");
  const to = useHref();
  const count = (state: string) => found.rows.find((row) => row.state === state)?.count ?? 0;
  return (
    <Form {...page.formProps} version={found.version}>
      <div className="sheet">
        <h2>{t("resultTitle")}</h2>
        <ErrorSummary
          form={page.form}
          labelOf={(name) => names[Number(/\d+/.exec(name)?.[0])]?.written ?? ""}
          apiMessage={page.apiMessage}
        />
        <p className="mute mb">
          {t(`kinds.${found.kind}`)}, {t(`states.${found.state}`)}
        </p>
        {found.state === "WRITTEN" && found.fault && <p className="err mb">{t("notUndone")}</p>}
        <ImportCounts
          rows={found.rows}
          hrefOf={(state) =>
            listedStates.some((one) => one === state)
              ? to(importPages.import, { id: found.id, rows: state as ListedState })
              : undefined
          }
        />
        {count("FAULTY") > 0 && <p className="mute mb">{t("faultsText")}</p>}
        <Actions>
          {found.state === "CHECKED" && count("READY") > 0 && (
            <SubmitButton then="confirm">{`${t(`confirm.${found.kind}`)}: ${count("READY")}`}</SubmitButton>
          )}
          {found.state === "CHECKED" && (
            <ButtonLink href={to(importPages.import, { id: found.id, columns: 1 })}>{t("changeColumns")}</ButtonLink>
          )}
          {count("FAULTY") + count("CONFLICTING") > 0 && (
            <ButtonLink href={to(importPages.importFaults, { id: found.id })} icon="download">
              {t("saveFaults")}
            </ButtonLink>
          )}
          {found.state === "WRITTEN" && (
            <ButtonLink href={to(importPages.importUndo, { id: found.id })}>{t("undo")}</ButtonLink>
          )}
        </Actions>
      </div>
      {found.state === "CHECKED" && names.length > 0 && <Names page={page} />}
      {rows && shown && rows.items.length > 0 && (
        <div className="sheet">
          <ListedRows
            state={shown}
            head={found.head}
            rows={rows.items}
            decides={found.state === "CHECKED"}
            cardHref={(uuid) => to(patientPages.patient, { uuid })}
          />
          <Pagination list={rows} hrefOf={(page) => to(importPages.import, { id: found.id, rows: shown, page })} />
        </div>
      )}
    </Form>
  );
}

type AnswersPage = ReturnType<typeof useFormPage<{ targets: string[] }>>;

function Names({ page }: { page: AnswersPage }) {
  const { names } = useLoaderData<typeof loader>();
  const { t } = useTranslation("imports");
  return (
    <div className="sheet">
      <h2>{t("askedTitle")}</h2>
      <p className="mb">{t("askedText")}</p>
      <NameQuestions names={names} fields={page.fields.targets.getFieldList()} />
      <Actions>
        <SubmitButton tone="plain" then="answer">
          {t("answer")}
        </SubmitButton>
      </Actions>
    </div>
  );
}
