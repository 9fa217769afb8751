import { useActionData } from "@remix-run/react";
import type { ComponentType } from "react";
import type { Refusal } from "./submit-form.server.ts";

/** The page of a form, which is a new one when another user's version came in between. */
export const newForVersion = (Editing: ComponentType) =>
  function EditPage() {
    const refusal = useActionData<Partial<Refusal>>();
    return <Editing key={String(refusal?.details?.version)} />;
  };
