/** Names of messages for their header `Message-ID`: the same letter, asked for in the same way, has the same one. Pure. */
import { createHash } from "node:crypto";

/** Of mail without a sender's address, Gmail's own domain. */
const usualDomain = "mail.gmail.com";

/** `<hash@domain>`, in the domain of whoever sends it. `from` is an address; `parts` say what makes the message the one that it is. */
export const messageIdOf = (parts: readonly unknown[], from?: string): string => {
  const hash = createHash("sha256")
    .update(JSON.stringify(parts))
    .digest("base64url")
    .replaceAll(/[-_]/g, "")
    .slice(0, 32);
  const domain = from?.slice(from.lastIndexOf("@") + 1) ?? usualDomain;
  return `<${hash}@${/^[A-Za-z0-9.-]+$/.test(domain) ? domain : usualDomain}>`;
};
