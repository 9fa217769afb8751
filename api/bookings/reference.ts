/** The short reference by which patient and staff speak of a request: the first eight characters of its uuid. */
export const referenceOf = (uuid: string): string => `${uuid.slice(0, 4)}-${uuid.slice(4, 8)}`.toUpperCase();
