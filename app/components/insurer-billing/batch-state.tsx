import { useTranslation } from "react-i18next";
import type { BatchState } from "#rules/codes.ts";
import { nextStates } from "#rules/insurance/batches/next-states.ts";
import { Form, type FormKeys } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

/** The next steps of a batch, each a button. */
export function BatchStateForm({ state, formProps }: { state: BatchState; formProps: FormKeys }) {
  const { t } = useTranslation("insurerBilling");
  return (
    <Form {...formProps} className="row mb">
      {nextStates[state].map((next, at) => (
        <SubmitButton key={next} then={next} tone={at === 0 && state !== "ACCEPTED" ? "main" : "plain"}>
          {t(`batches.setTo.${next}`)}
        </SubmitButton>
      ))}
    </Form>
  );
}
