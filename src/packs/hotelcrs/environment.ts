/** Names of the environment variables that hold the credentials of each kind of request, for the operator. */
export const searchEnvironment: readonly string[] = ["CAPCORN_USER", "CAPCORN_PASSWORD"];
export const bookingEnvironment: readonly string[] = ["CAPCORN_PIN"];
