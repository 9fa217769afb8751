/** The address for envelopes and the public key of a DSN, `https://key@host/path/project`; null where it is none. */
export function sentryAddress(dsn: string): { url: string; key: string } | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, pathname, username: key } = new URL(dsn);
  const [, path, project] = /^(.*)\/(\w+)$/.exec(pathname) ?? [];
  return key && project ? { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key } : null;
}
