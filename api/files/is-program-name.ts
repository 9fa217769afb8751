/** True if a name ends like a program of some system or browser. */
export const isProgramName = (name: string) => program.test(name);
const program =
  /\.(exe|com|bat|cmd|scr|pif|msi|dll|cpl|jar|js|mjs|jse|vbs|vbe|wsf|wsh|hta|ps1|lnk|url|reg|sh|php|py|swf|apk|app|dmg|iso)[. ]*$/i;
