/** The variables that hold the credentials of each request, for whoever runs the server. */
export const searchEnvironment: readonly string[] = ["CAPCORN_USER", "CAPCORN_PASSWORD"];
export const bookingEnvironment: readonly string[] = ["CAPCORN_PIN"];
