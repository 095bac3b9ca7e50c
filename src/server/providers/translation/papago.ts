import { memberOf, textOf } from '../json-answer.ts'
import { askTranslator, translationIn } from './ask-translator.ts'
import type { Translator } from './translator.ts'

interface PapagoSettings {
  url: string
  clientId: string
  clientSecret: string
}

/** Papago Text Translation of NAVER Cloud Platform (api.ncloud-docs.com, "Papago Translation"). */
export function createPapago({ url, clientId, clientSecret }: PapagoSettings): Translator {
  const headers = { 'x-ncp-apigw-api-key-id': clientId, 'x-ncp-apigw-api-key': clientSecret }
  return {
    async translate(text, langCode) {
      const answer = await askTranslator(`${url}/nmt/v1/translation`, headers, {
        source: 'auto',
        target: langCode === 'zh' ? 'zh-CN' : langCode,
        text,
      })
      return translationIn(textOf(memberOf(memberOf(answer, 'message'), 'result'), 'translatedText'))
    },
  }
}
