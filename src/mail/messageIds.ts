/** Makes the header `Message-ID`: the same letter, asked for in the same way, has the same id. Pure. */
import { createHash } from "node:crypto";

/** The domain of mail without a sender's address: Gmail's own. */
const usualDomain = "mail.gmail.com";

/** `<hash@domain>`, in the sender's domain. `from` is an address; `parts` identify the message. */
export const messageIdOf = (parts: readonly unknown[], from?: string): string => {
  const hash = createHash("sha256")
    .update(JSON.stringify(parts))
    .digest("base64url")
    .replaceAll(/[-_]/g, "")
    .slice(0, 32);
  const domain = from?.slice(from.lastIndexOf("@") + 1) ?? usualDomain;
  return `<${hash}@${/^[A-Za-z0-9.-]+$/.test(domain) ? domain : usualDomain}>`;
};
