"""The runtime that all generated clients share: transports, revisions, retries, deadlines, errors."""
