const shaped = (shape: RegExp) => (text: string) => shape.test(text);

export const isOperationCode = shaped(/^\d{5}$/);
/** Three characters, digits but for a letter in the middle. */
export const isSpecialtyCode = shaped(/^\d[\dA-Z]\d$/);
/** A branch of VZP. */
export const isBranchCode = shaped(/^\d{4}$/);
/** IČZ or IČP. */
export const isPlaceNumber = shaped(/^\d{8}$/);
