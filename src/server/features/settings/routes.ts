import { getSettings } from '../../../contract/site/settings.ts'
import { on } from '../../http/endpoint-route.ts'

export const settingsRoutes = [
  on(getSettings, async ({ services }) => ({
    data: {
      ...services.map,
      socialProviders: [...services.social.keys()],
      translates: services.translations.isSetUp,
    },
  })),
]
