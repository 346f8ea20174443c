/** The content that the fixtures return: a text, an image, a sound. It knows no tool. */
import type { ContentBlock, ToolContent } from "../../contract/content.js";

/** A PNG of one red pixel. */
const redPixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC";

/** A WAV of one millisecond of silence: eight samples of eight bits at 8 kHz. */
const silence = "UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQgAAACAgICAgICAgA==";

export const image: ContentBlock = { type: "image", data: redPixel, mimeType: "image/png" };
export const imageBytes: Uint8Array = Buffer.from(redPixel, "base64");
export const audio: ContentBlock = { type: "audio", data: silence, mimeType: "audio/wav" };

export const text = (words: string): ContentBlock => ({ type: "text", text: words });

export const embedded = (uri: string, mimeType: string, body: string): ContentBlock => ({
  type: "resource",
  resource: { uri, mimeType, text: body },
});

/** The output of a tool that returns these blocks. */
export const giving = (...content: readonly ContentBlock[]): ToolContent => ({ content });

/** The output of a tool that returns this text. */
export const saying = (words: string): ToolContent => giving(text(words));
