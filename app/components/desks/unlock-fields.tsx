import { useTranslation } from "react-i18next";
import { Field, FieldGroup, type FieldState } from "../forms/fields/field.tsx";

type Props = {
  fields: Record<"session" | "secret", FieldState>;
  people: { session: number; name: string; /** Was here last. */ last: boolean }[];
  /** Another user comes: the list has the focus, not the PIN of the last one. */
  turn: boolean;
};

/** The sessions of a desk, by number and name alone, and the PIN of one of them. */
export function UnlockFields({ fields, people, turn }: Props) {
  const { t } = useTranslation("desks");
  const chosen = fields.session.defaultValue ?? String((people.find(({ last }) => last) ?? people[0])?.session);
  return (
    <>
      <FieldGroup field={fields.session} label={t("who")}>
        {people.map(({ session, name }, at) => {
          const checked = String(session) === chosen;
          return (
            <label key={session}>
              <input
                type="radio"
                id={at === 0 ? fields.session.id : undefined}
                name={fields.session.name}
                value={session}
                defaultChecked={checked}
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={turn && checked}
              />
              <span>
                <kbd aria-hidden="true">{at + 1}</kbd> {name}
              </span>
            </label>
          );
        })}
      </FieldGroup>
      <Field field={fields.secret} label={t("secret")} hint={t("secretHint")}>
        {/* The focus is in the field, since the page is opened to unlock. */}
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="w100"
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={!turn}
          />
        )}
      </Field>
    </>
  );
}
