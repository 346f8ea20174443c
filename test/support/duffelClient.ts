/** The official client of Duffel, loaded so that the file that uses it can share its process. */

/** The client puts a copy in the place of the environment when it is loaded. */
export const loadDuffelClient = async () => {
  const environment = process.env;
  const client = await import("@duffel/api");
  process.env = environment;
  return client;
};
