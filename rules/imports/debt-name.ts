/** The line of an amount owed from before this product, in the words of the centre's country: it is printed on documents. */
export const debtName = (reason: string | null, country: string): string => {
  const name = country === "SK" ? "Dlh z\u00a0predchádzajúcej evidencie" : "Dluh z\u00a0předchozí evidence";
  return reason ? `${name}: ${reason}` : name;
};
