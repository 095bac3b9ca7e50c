import type { FastifyInstance } from 'fastify'
import { defineMessage as text } from '#message'
import type { Message } from '../../../contract/base/define-message.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { isId } from '../../../contract/base/schema.ts'
import { palette } from '../../../reference/theme/palette.ts'
import { tagOf } from '../../../reference/interface-languages.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { languageOf, textIn } from '../../i18n/text-in.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { findMemberById } from '../member/queries.ts'
import { stopMails } from './settings.ts'
import { STOP_PATH } from './stop-link.ts'

const texts = {
  ask: text({ message: 'Stop emails about notifications?', comment: 'Page behind a link in a mail' }),
  stop: text({ message: 'Stop these emails', comment: 'Button' }),
  done: text({
    message: 'We no longer send you emails about notifications. You can choose again in “My account”.',
  }),
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 480px; padding: 48px 20px; font: 18px/1.5 system-ui, sans-serif; word-break: keep-all }
button { min-height: 56px; width: 100%; border: 0; border-radius: 12px; background: ${palette.primary[6]}; color: #fff; font: inherit; font-weight: 600 }
`

interface StopRequest {
  Params: { memberId: string; signature: string }
}

interface Dependencies {
  db: Db
  services: { secret: Secret }
}

/**
 * The page of the link that ends mails: a form alone, which works without scripts. Opening it changes nothing, as mail
 * scanners open links; mail programs post to it by themselves (RFC 8058).
 */
export function registerStopPage(app: FastifyInstance, { db, services }: Dependencies): void {
  async function langCodeOf({ memberId, signature }: StopRequest['Params']): Promise<string> {
    const isSigned = isId(memberId) && services.secret.fits('stop-mails', signature, memberId)
    const member = isSigned ? await findMemberById(db, memberId) : undefined
    if (!member) throw new AppError('NOT_FOUND')
    return member.lang_code
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    scope.get<StopRequest>(STOP_PATH, async ({ params }, reply) =>
      reply.type('text/html; charset=utf-8').send(pageOf(await langCodeOf(params), texts.ask, texts.stop)),
    )
    scope.post<StopRequest>(STOP_PATH, async ({ params }, reply) => {
      const langCode = await langCodeOf(params)
      await inTransaction(db, (tx) => stopMails(tx, params.memberId))
      return reply.type('text/html; charset=utf-8').send(pageOf(langCode, texts.done))
    })
  })
}

/** Catalogue texts have no markup. */
function pageOf(langCode: string, title: Message, button?: Message): string {
  const say = textIn(langCode)
  return `<!doctype html>
<html lang="${tagOf(languageOf(langCode))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${say(title)}</h1>
${button ? `<form method="post"><button>${say(button)}</button></form>` : ''}
</body>
</html>
`
}
