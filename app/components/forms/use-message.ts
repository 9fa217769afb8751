import { useTranslation } from "react-i18next";

/** Forms whose name is that of a thing. */
const ofThings =
  /^(text|desk|facility|procedure|additional-procedure|voucher-preset|cash-box|center|operations|grid-view)-name$/;

/**
 * Words of a fault: `area.key` is looked up as `area:key`, a bare name of the error registry as `errors:name`. Anything
 * else is already a sentence. An empty field is named: by its id, else by the last part of its name.
 */
export function useMessage() {
  const { i18n } = useTranslation("forms");
  return (fault: string, field?: { id: string; name: string }): string => {
    if (fault === "required" && field) {
      const names = [ofThings.test(field.id) ? "title" : field.id, field.name.split(".").at(-1)];
      return String(i18n.t([...names.map((name) => `errors:missing.${name}`), "errors:required"] as never));
    }
    const [, area = "errors", key] = /^(?:([a-z]\w*)[.:])?([a-z][\w.]*)$/i.exec(fault) ?? [];
    return key ? String(i18n.t(`${area}:${key}` as never)) : fault;
  };
}
