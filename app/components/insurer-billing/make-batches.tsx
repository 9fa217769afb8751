import { useTranslation } from "react-i18next";
import { Form, type FormKeys } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

/** One press makes the batches of all insurers. */
export function MakeBatches({ formProps }: { formProps: FormKeys }) {
  const { t } = useTranslation("insurerBilling");
  return (
    <Form {...formProps} className="top mb">
      <p className="mute mb">{t("batches.makeText")}</p>
      <SubmitButton title={`${t("batches.make")} (H)`} shortcut="h">
        {t("batches.make")}
      </SubmitButton>
    </Form>
  );
}

/** Goes on with a run that has failed. */
export function RepeatRun({ formProps, run }: { formProps: FormKeys; run: number }) {
  const { t } = useTranslation("insurerBilling");
  return (
    <Form {...formProps} className="top">
      <input type="hidden" name="run" value={run} />
      <SubmitButton>{t("batches.again")}</SubmitButton>
    </Form>
  );
}
