import { useEffect, useLayoutEffect } from "react";

/** An effect that runs before what is drawn can be seen; on the server none runs. */
export const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
