/** An address of the web or of mail: with a scheme, `www.`, a path behind a domain, or an `@` between words. */
const ADDRESS = /:\/\/|\bwww\d*\.|\S@\S|[\p{L}\p{N}]\.\p{L}{2,}[/:]/iu;
/** A name that mail programs take for a domain: `evil.example`, but not `J. R. Novák` nor `J.R.`. */
const DOMAIN = /[\p{L}\p{N}]\.\p{L}{2,}/u;
/** Degrees have dots within: `doc.MUDr.`, `M.Sc`, `Ing.arch.`; a domain ends without a dot and mixes no cases. */
const DOMAIN_IN_DEGREE = /[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}.])/u;

/** Letters and dots of other widths are the same to a browser. */
const plain = (text: string): string => text.normalize("NFKC").replace(/[。｡]/g, ".");

/** Companies are called `Alza.cz a.s.`: a bare domain is a name, anything that leads further is not. */
export const hasAddress = (text: string): boolean => ADDRESS.test(plain(text));

/** People's names have no domains. */
export const hasDomain = (text: string): boolean => hasAddress(text) || DOMAIN.test(plain(text));

export const hasDomainInDegree = (text: string): boolean => hasAddress(text) || DOMAIN_IN_DEGREE.test(plain(text));
