/** The line of visits that are given back, in the words of the centre's country: it is printed on documents. */
export const unusedName = (voucher: string, country: string) =>
  `${country === "SK" ? "Nevyužité návštevy" : "Nevyužité návštěvy"}: ${voucher}`;
