/** The address in rows of what a job does; rows of commands have none. */
export const BY_ITSELF = "job";

/** Whether the application did it by itself: somebody who is not signed in has an address. */
export const isByItself = (address: string | null): boolean => address === null || address === BY_ITSELF;
