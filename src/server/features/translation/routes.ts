import { translateText } from '../../../contract/message/translation.ts'
import { on } from '../../http/endpoint-route.ts'
import { translateNow } from './stored.ts'

export const translationRoutes = [
  on(translateText, async ({ db, body, services, address, now }) => ({
    data: await translateNow({ db, translations: services.translations, now }, body, () =>
      services.limits.use('translation', address),
    ),
  })),
]
