// Runs in the measured page: notes when the last tile stands where it belongs and a frame has shown it, and sums up what
// blocked the main thread and what answers to the hand took.
const QUIET = 1500;
const seen = { blocked: 0, last: 0, answers: [0] };
window.seen = seen;
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    seen.blocked += Math.max(0, duration - 50);
    seen.last = startTime + duration;
  }
}).observe({ type: "longtask", buffered: true });

new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries())
    if (/^pointer|^mouse|click/.test(name)) seen.answers.push(duration);
}).observe({ type: "event", durationThreshold: 16 });

function look() {
  const tiles = document.querySelectorAll("a.t");
  const last = tiles[tiles.length - 1];
  if (tiles.length < window.tilesToSee || !last || getComputedStyle(last).position !== "absolute")
    return requestAnimationFrame(look);
  // The frame after this one has painted what is there now.
  requestAnimationFrame(() => {
    seen.visible = performance.now();
    seen.takenOver = Object.keys(document).some((key) => key.startsWith("__react")) ? 1 : 0;
  });
}
requestAnimationFrame(look);

const timer = setInterval(() => {
  const loads = performance.getEntriesByType("resource");
  const last = Math.max(seen.last, seen.visible ?? Infinity, ...loads.map(({ responseEnd }) => responseEnd));
  if (document.readyState !== "complete" || performance.now() - last < QUIET) return;
  clearInterval(timer);
  const { visible, blocked, takenOver } = seen;
  seen.quiet = { visible, blocked, takenOver };
}, 100);
