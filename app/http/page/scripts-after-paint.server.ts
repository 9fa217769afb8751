const FIRST_PRELOAD = '<link rel="modulepreload"';
const preload = /<link rel="modulepreload"/g;
const begin = /<script( nonce="[^"]*")? type="module" async="">([^]*?)<\/script>/;

/**
 * Scripts are fetched and begin after the first paint: before it, asking for ten of them and compiling those in the
 * cache would keep the page from being drawn. They begin at once in a window that is not painted. React finds as many
 * elements in the page as it draws.
 */
export function scriptsAfterPaint(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const at = page.indexOf(FIRST_PRELOAD);
  if (at < 0) return page;
  const end = page
    .subarray(at)
    .toString()
    .replace(preload, '<link rel="after-paint"')
    .replace(
      begin,
      (_, nonce: string | undefined, code: string) => `<script${nonce ?? ""}>${afterPaint(code)}</script>`,
    );
  return Buffer.concat([page.subarray(0, at), Buffer.from(end)]);
}

/** Where a browser cannot say that it has painted, they begin at once as well. */
const afterPaint = (code: string) => `{
const {nonce}=document.currentScript,
begin=()=>{
for(const link of document.querySelectorAll("[rel=after-paint]"))link.rel="modulepreload";
document.head.append(Object.assign(document.createElement("script"),{type:"module",nonce,text:${textOf(code)}}))
};
if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes("paint"))begin();
else new PerformanceObserver((_,painting)=>{painting.disconnect();begin()}).observe({type:"paint",buffered:true})
}`;

/** A string of a script, which no text in it can end. */
const textOf = (code: string) => JSON.stringify(code).replaceAll("<", "\\u003c");
