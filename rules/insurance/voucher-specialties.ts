/** Physiotherapy and ergotherapy: an insurer pays their care on the voucher of a physician alone (document 06). */
const onVoucher = ["902", "917", "918"];

/** True where an insurer pays the care of a specialty on a voucher alone. */
export const needsVoucher = (expertise: string): boolean => onVoucher.includes(expertise);
