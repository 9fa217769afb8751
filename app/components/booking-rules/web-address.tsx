import { Fragment } from "react";

/** Pieces of an address up to its host: `https:`, nothing, and the host. */
const HOST = 3;

/** An address of the web as text, which breaks after the slashes of its path where it is too long for a line. */
export const WebAddress = ({ address }: { address: string }) => (
  <>
    {address.split("/").map((piece, at) => (
      <Fragment key={at}>
        {at > 0 && "/"}
        {at >= HOST && <wbr />}
        {piece}
      </Fragment>
    ))}
  </>
);
