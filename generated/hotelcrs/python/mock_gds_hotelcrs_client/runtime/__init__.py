"""What every generated client shares: transports, revisions, retries, deadlines and errors. It knows no pack."""
