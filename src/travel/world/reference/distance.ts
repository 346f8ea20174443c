/** Great-circle distance on a sphere with the Earth's mean radius. It knows no airports. */

/** IUGG mean radius R1 in kilometres. */
const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Haversine distance between two positions in degrees, in kilometres, unrounded. */
export const distanceKm = (a: Position, b: Position): number => {
  const latitudes = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const longitudes = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const haversine =
    latitudes * latitudes + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * longitudes * longitudes;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
};

/** Initial bearing from one position to another, in radians clockwise from north. */
export const bearingRadians = (from: Position, to: Position): number => {
  const east = (to.longitude - from.longitude) * radians;
  const fromLatitude = from.latitude * radians;
  const toLatitude = to.latitude * radians;
  return Math.atan2(
    Math.sin(east) * Math.cos(toLatitude),
    Math.cos(fromLatitude) * Math.sin(toLatitude) - Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(east),
  );
};
