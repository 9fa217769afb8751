import type { Person } from "./model.ts";

const person = (name: string, surname: string, at: number, more: Partial<Person> = {}): Person => ({
  name,
  surname,
  dateOfBirth: `${at + 1}. 2. 198${at}`,
  sex: "FEMALE",
  email: `${surname.toLowerCase()}@pacient.example`,
  phone: `+42060122233${at}`,
  locale: "cs",
  ...more,
});

/** Patients who book on the web, some of them in another language. */
export const people: readonly Person[] = [
  person("Vera", "Zelena", 0),
  person("Hans", "Gruber", 1, { sex: "MALE", locale: "de" }),
  person("Alice", "Smith", 2, { locale: "en" }),
  person("Ota", "Novak", 3, { sex: "MALE" }),
  person("Ida", "Mala", 4),
];
