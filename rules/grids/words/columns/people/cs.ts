/** Words of the columns of lists of people. */
export const peopleColumns = {
  patients: {
    patient: "Pacient",
    birthDate: "Narození",
    sex: "Pohlaví",
    phone: "Telefon",
    email: "E-mail",
    address: "Adresa",
    insurer: "Pojišťovna",
    cave: "CAVE",
    created: "Založena",
  },
};
