import { createContext } from "react";

/** True in a form of mostly optional fields: there the required ones say so, elsewhere the optional ones. */
export const FewRequired = createContext(false);
