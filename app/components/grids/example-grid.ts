/** The addresses of examples of lists. */
const hrefs = {
  patientCard: (uuid: string) => `#${uuid}`,
  payment: (id: number) => `#platba-${id}`,
  invoice: (uuid: string) => `#faktura-${uuid}`,
  bankStatement: (id: number) => `#vypis-${id}`,
  bankMovement: (id: number) => `#pohyb-${id}`,
  receipt: (id: number) => `#doklad-${id}`,
  voucher: (id: number) => `#permanentka-${id}`,
  voucherPreset: (id: number) => `#sablona-${id}`,
  contract: (id: number) => `#smlouva-${id}`,
  ftVoucherApplicant: (id: number) => `#zadatel-${id}`,
  ftVoucher: (id: number) => `#poukaz-${id}`,
  returnedDocument: (id: number) => `#vraceny-doklad-${id}`,
  batch: (id: number) => `#davka-${id}`,
};
/** The properties that all of them have. */
export const common = { sortHref: (sort: string, direction: string) => `#${sort}-${direction}`, hrefs };
