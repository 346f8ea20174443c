/** Horizontal bars of processor time for each call, as SVG that reads on light and dark paper alike. Pure. */
import type { Row, ServingResult } from "./serving.js";

const width = 860;
const labelWidth = 250;
const valueWidth = 110;
const rowHeight = 24;
const barHeight = 14;
const headHeight = 58;
const panelGap = 22;
const footHeight = 18;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const style = [
  "text{font-family:system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;font-size:13px;fill:#57606a}",
  ".title{font-size:15px;font-weight:600;fill:#24292f}",
  ".own{font-weight:600;fill:#24292f}",
  ".ours{fill:#1f7a5c}.raw{fill:#8c959f}.peer{fill:#b7791f}.handler{fill:#c9d1d9}",
  "@media (prefers-color-scheme:dark){text{fill:#9aa4af}.title,.own{fill:#e6edf3}.ours{fill:#3fb68b}.raw{fill:#6e7681}.peer{fill:#d29922}.handler{fill:#484f58}}",
].join("");

const shown = (value: number): string => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString("en"));

const rowMarkup = (row: Row, top: number, scale: number): string => {
  const middle = top + rowHeight / 2;
  const length = Math.max(1, row.cpuMicroseconds * scale);
  const isOwn = row.kind === "ours" ? ' class="own"' : "";
  return [
    `<text x="${labelWidth - 10}" y="${middle + 4.5}" text-anchor="end"${isOwn}>${escaped(row.contestant)}</text>`,
    `<rect class="${row.kind}" x="${labelWidth}" y="${middle - barHeight / 2}" width="${length.toFixed(1)}" height="${barHeight}" rx="2"/>`,
    `<text x="${(labelWidth + length + 8).toFixed(1)}" y="${middle + 4.5}"${isOwn}>${shown(row.cpuMicroseconds)}</text>`,
  ].join("");
};

interface Panel {
  readonly markup: string;
  readonly height: number;
}

const panelOf = ({ case: name, about, connections, rows }: ServingResult, top: number): Panel => {
  const sorted = rows.toSorted((one, other) => one.cpuMicroseconds - other.cpuMicroseconds);
  const most = Math.max(...sorted.map(({ cpuMicroseconds }) => cpuMicroseconds));
  const scale = (width - labelWidth - valueWidth) / most;
  const lines = sorted.map((row, index) => rowMarkup(row, top + headHeight + index * rowHeight, scale));
  const head = [
    `<text class="title" x="16" y="${top + 26}">${escaped(name)}: CPU microseconds of the server for each call</text>`,
    `<text x="16" y="${top + 45}">${escaped(about)}; ${connections} connections, one core; shorter is better</text>`,
  ];
  return { markup: [...head, ...lines].join("\n"), height: headHeight + sorted.length * rowHeight + panelGap };
};

/** One panel for each result, one below the other, each with a scale of its own. */
export const chartOf = (results: readonly ServingResult[]): string => {
  const panels: string[] = [];
  let top = 0;
  for (const result of results) {
    const { markup, height } = panelOf(result, top);
    panels.push(markup);
    top += height;
  }
  const height = top - panelGap + footHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="CPU microseconds of the server for each call, by server">`,
    `<style>${style}</style>`,
    ...panels,
    "</svg>",
    "",
  ].join("\n");
};
