import { getSettings } from '../../../contract/site/settings.ts'
import { on } from '../../http/endpoint-route.ts'

export const settingsRoutes = [
  on(getSettings, async ({ services: { map, ...services } }) => ({
    data: {
      mapTileUrl: map.mapTileUrl,
      mapStyleUrl: map.mapStyleUrl,
      mapAttribution: map.mapAttribution,
      socialProviders: [...services.social.keys()],
      translates: services.translations.isSetUp,
      searchesStreets: services.addresses.knowsStreets,
    },
  })),
]
