declare module 'topojson-client' {
  import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson'

  export interface GeometryCollection<Properties> {
    type: 'GeometryCollection'
    geometries: { properties: Properties }[]
  }
  export interface Topology<Objects> {
    type: 'Topology'
    objects: Objects
  }
  export function feature<Properties>(
    topology: Topology<unknown>,
    object: GeometryCollection<Properties>,
  ): FeatureCollection<Polygon | MultiPolygon, Properties>
  export function mesh(topology: Topology<unknown>, object: GeometryCollection<unknown>): MultiLineString
}
