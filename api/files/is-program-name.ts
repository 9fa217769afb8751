/** Whether a name ends as what a system or a browser runs. */
export const isProgramName = (name: string) => program.test(name);
const program =
  /\.(exe|com|bat|cmd|scr|pif|msi|dll|cpl|jar|js|mjs|jse|vbs|vbe|wsf|wsh|hta|ps1|lnk|url|reg|sh|php|py|swf|apk|app|dmg|iso)[. ]*$/i;
