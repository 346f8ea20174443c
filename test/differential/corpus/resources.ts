/** Resources: URIs of every kind, read and subscribed to, in both eras. */
import {
  type Case,
  enveloped,
  type LegacyRevision,
  legacy,
  message,
  modern,
  modernHeaders,
  posted,
  type Theme,
} from "../requests.js";

const session: LegacyRevision = "2025-11-25";

const uris: readonly unknown[] = [
  "gds://bookings/TEST-AAAAAA/history",
  "gds://bookings/",
  "gds://bookings",
  "gds://bookings/a/b/c",
  "gds://bookings/%E0%A4%A",
  "gds://bookings/%00",
  "gds://bookings/TEST-AAAAAA?x=1",
  "gds://bookings/TEST-AAAAAA#x",
  "gds://bookings/{pnr}",
  "GDS://session/current",
  "gds://session/current/",
  "gds://session/../session/current",
  "gds:/session/current",
  "file:///etc/passwd",
  "http://127.0.0.1/",
  "not a uri",
  "",
  " gds://session/current",
  `gds://bookings/${"x".repeat(5_000)}`,
  "gds://bookings/予約",
  5,
  null,
  true,
  [],
  {},
];

const shown = (uri: unknown): string => JSON.stringify(uri).slice(0, 40);

export const resourcesTheme: Theme = {
  name: "resources",
  cases: [
    ...uris.flatMap((uri): readonly Case[] => [
      { name: `2025: reads ${shown(uri)}`, session, requests: [legacy(session, "resources/read", { uri })] },
      {
        name: `2025: subscribes to ${shown(uri)}`,
        session,
        requests: [legacy(session, "resources/subscribe", { uri })],
      },
      {
        name: `2025: unsubscribes from ${shown(uri)}`,
        session,
        requests: [legacy(session, "resources/unsubscribe", { uri })],
      },
      typeof uri === "string" && /^[!-~]*$/.test(uri)
        ? { name: `2026: reads ${shown(uri)}`, requests: [modern("resources/read", { uri })] }
        : {
            name: `2026: reads ${shown(uri)}`,
            requests: [
              posted(message("resources/read", enveloped({ uri })), ...modernHeaders("resources/read"), [
                "Mcp-Name",
                typeof uri === "string" ? `=?base64?${Buffer.from(uri).toString("base64")}?=` : "x",
              ]),
            ],
          },
    ]),
    { name: "2025: reads nothing", session, requests: [legacy(session, "resources/read", {})] },
    { name: "2025: reads without parameters", session, requests: [legacy(session, "resources/read")] },
    { name: "2025: subscribes to nothing", session, requests: [legacy(session, "resources/subscribe", {})] },
    {
      name: "2026: reads nothing",
      requests: [posted(message("resources/read", enveloped()), ...modernHeaders("resources/read"))],
    },
    {
      name: "2026: reads with members more",
      requests: [modern("resources/read", { uri: "gds://mock-data/sipp", range: [0, 1] })],
    },
    {
      name: "2025: subscribes twice",
      session,
      requests: [1, 2].map((id) => legacy(session, "resources/subscribe", { uri: "gds://mock-data/sipp" }, id)),
    },
  ],
};
