import { MOST_VIEWS } from "#rules/inputs/grids/stored-views.ts";
import { ask, whole } from "./ask.ts";

const view = (name: string) =>
  ask(
    "receptionist",
    `mutation ($name: String!) { dataGridViewSave(name: "payments", input: { name: $name, columns: ["price"], query: "" }) { id } }`,
    { name },
  );

/** The refusals of views of lists. */
export const gridViews = {
  tooManyViews: async () => {
    for (let at = 0; at < MOST_VIEWS; at++) await view(`Pohled ${at}`);
    return whole(view("Navíc"));
  },
};
