import { useTranslation } from "react-i18next";

/**
 * Words of a fault: `area.key` is looked up as `area:key`, a bare name of the error registry as `errors:name`. Anything
 * else is already a sentence.
 */
export function useMessage() {
  const { i18n } = useTranslation("forms");
  return (fault: string): string => {
    const [, area = "errors", key] = /^(?:([a-z]\w*)[.:])?([a-z][\w.]*)$/i.exec(fault) ?? [];
    return key ? String(i18n.t(`${area}:${key}` as never)) : fault;
  };
}
