import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { SOCIAL_PROVIDERS } from '../base/enums.ts'

export const getSettings = read('settings.get', 'GET /settings', {
  summary: "Get the site's public settings",
  answer: z.object({
    /** URL of the street map's tiles with `{z}`, `{x}` and `{y}`; null if only the built-in map is shown. */
    mapTileUrl: z.nullable(z.string()),
    /**
     * MapLibre style of the map of jobs; null if only the built-in map is shown. Absent from answers that devices stored
     * before there was one.
     */
    mapStyleUrl: z.optional(z.nullable(z.string())),
    /** Attribution that the tile provider requires. */
    mapAttribution: z.string(),
    /** Sign-in providers set up on this site; their buttons are shown. */
    socialProviders: z.array(z.enum(SOCIAL_PROVIDERS)),
    /** Whether a translation provider is set up. */
    translates: z.boolean(),
    /**
     * Whether the address search knows streets and houses; otherwise districts and towns alone. Absent from answers that
     * devices stored earlier.
     */
    searchesStreets: z.optional(z.boolean()),
  }),
})
