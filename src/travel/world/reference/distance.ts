/** Great-circle distance on a sphere of the Earth's mean radius. Knows no airports. */

/** IUGG mean radius R1 in kilometres. */
const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Haversine distance between two positions in degrees, in kilometres, unrounded. */
export function distanceKm(a: Position, b: Position): number {
  const latitudes = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const longitudes = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const haversine =
    latitudes * latitudes + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * longitudes * longitudes;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Initial bearing from one position to another, in radians clockwise from north. */
export function bearingRadians(from: Position, to: Position): number {
  const east = (to.longitude - from.longitude) * RADIANS;
  const fromLatitude = from.latitude * RADIANS;
  const toLatitude = to.latitude * RADIANS;
  return Math.atan2(
    Math.sin(east) * Math.cos(toLatitude),
    Math.cos(fromLatitude) * Math.sin(toLatitude) - Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(east),
  );
}
