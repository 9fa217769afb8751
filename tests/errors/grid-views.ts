import { MOST_VIEWS } from "#rules/inputs/grids/stored-views.ts";
import { ask, field, whole } from "./ask.ts";

const view = (name: string) =>
  ask(
    "receptionist",
    `mutation ($name: String!) { dataGridViewSave(name: "payments", input: { name: $name, columns: ["price"] }) { id } }`,
    { name },
  );

/** The refusals of views of lists. */
export const gridViews = {
  viewNameTaken: async () => {
    await view("Dlužníci");
    return field("name", view("Dlužníci"));
  },
  tooManyViews: async () => {
    for (let at = 0; at < MOST_VIEWS - 1; at++) await view(`Pohled ${at}`);
    return whole(view("Navíc"));
  },
};
