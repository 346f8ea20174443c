// @generated from contracts/crm/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack crm. */
export type Settings = {
  /** mock: nothing leaves this machine. live: calls the real service. auto: live if its keys are set and none begins with mock_, else mock. Default: "mock". */
  readonly mode: "mock" | "live" | "auto";
  /** Id of the spreadsheet with the clients: the part of its address after /d/. Default: null. */
  readonly googleSheetsClientDatabaseId: string | null;
  /** File with the key of the service account that may edit the spreadsheet, as downloaded from Google Cloud. Default: null. */
  readonly googleServiceAccountKeyPath: string | null;
  /** Address of Google Sheets, or of a facade of it, in live mode. Default: "https://sheets.googleapis.com". */
  readonly sheetsApiUrl: string;
  /** Address of the OAuth token endpoint in live mode. Default: "https://oauth2.googleapis.com/token". */
  readonly googleTokenUrl: string;
};

/** The source and the allowed values of each setting. */
export const settings = {
  mode: {
    type: "string",
    enum: ["mock", "live", "auto"],
    default: "mock",
    env: "MOCK_GDS_MODE",
    flag: "mode",
    description: "mock: nothing leaves this machine. live: calls the real service. auto: live if its keys are set and none begins with mock_, else mock.",
  },
  googleSheetsClientDatabaseId: {
    type: ["string", "null"],
    format: "text",
    default: null,
    env: "GOOGLE_SHEETS_CLIENT_DATABASE_ID",
    live: "required",
    description: "Id of the spreadsheet with the clients: the part of its address after /d/.",
  },
  googleServiceAccountKeyPath: {
    type: ["string", "null"],
    format: "path",
    default: null,
    env: "GOOGLE_SERVICE_ACCOUNT_KEY_PATH",
    live: "required",
    description: "File with the key of the service account that may edit the spreadsheet, as downloaded from Google Cloud.",
  },
  sheetsApiUrl: {
    type: "string",
    format: "url",
    default: "https://sheets.googleapis.com",
    env: "SHEETS_API_URL",
    description: "Address of Google Sheets, or of a facade of it, in live mode.",
  },
  googleTokenUrl: {
    type: "string",
    format: "url",
    default: "https://oauth2.googleapis.com/token",
    env: "GOOGLE_TOKEN_URL",
    description: "Address of the OAuth token endpoint in live mode.",
  },
} as const;
