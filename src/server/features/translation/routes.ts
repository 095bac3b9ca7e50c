import { translateText } from '../../../contract/message/translation.ts'
import { on } from '../../http/endpoint-route.ts'

export const translationRoutes = [
  on(translateText, async ({ body, services, address }) => {
    const spend = () => services.limits.use('translation', address)
    return { data: { text: await services.translations.translate(body.text, body.langCode, spend) } }
  }),
]
