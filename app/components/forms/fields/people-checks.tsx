import { useStaffOptions, type StaffOption } from "../people-options.ts";
import { Checks } from "./checks.tsx";
import type { FieldProps } from "./field.tsx";

/** Checkboxes of the staff; former colleagues are marked. */
export const PeopleChecks = ({ people, ...field }: FieldProps & { people: StaffOption[] }) => (
  <Checks {...field} options={useStaffOptions(people)} />
);
