import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { createSocial, type SocialSettings } from '../../src/server/providers/social/create-social.ts'
import { listenLocally } from './listen-locally.ts'

export interface SocialPerson {
  id: string
  email?: string
  /** Only Kakao states this. */
  isEmailVerified?: boolean
  name?: string
}

interface Grant {
  person: SocialPerson
  query: URLSearchParams
}
type Answer = { status: number; body: object }
type Handler = (url: URL, request: IncomingMessage, form: URLSearchParams) => Answer

export interface SocialServer {
  /** Agrees at the provider as the person's browser does; returns the code and state of the redirect. */
  agree(url: string, person: SocialPerson): { code: string; state: string; redirectUri: string }
  /** An access token issued to an app, by default ours. */
  aToken(person: SocialPerson, appId?: string): string
  /** Answers every request with 503. */
  isDown: boolean
}

const CLIENT = { clientId: 'our-app', clientSecret: 'our secret' }
const APP_ID = '424242'
const refused = (error: string, status = 400): Answer => ({ status, body: { error } })

/** Fakes of Kakao, Facebook and Naver with their own paths, fields and quirks, and settings that point to them. */
export async function socialServers() {
  const [kakao, facebook, naver] = await Promise.all([aKakao(), aFacebook(), aNaver()])
  const at = (url: string) => ({ authUrl: url, apiUrl: url })
  const settings: SocialSettings = {
    kakao: { clientId: CLIENT.clientId, clientSecret: null, appId: APP_ID, ...at(kakao.url) },
    facebook: { ...CLIENT, ...at(facebook.url) },
    naver: { ...CLIENT, ...at(naver.url) },
  }
  return { kakao, facebook, naver, settings, providers: createSocial(settings) }
}

async function aKakao() {
  const given = desk()
  return given.serve({
    'POST /oauth/token': (_url, _request, form) =>
      given.exchange(form, (grant) => form.get('redirect_uri') === grant.query.get('redirect_uri')),
    'GET /v1/user/access_token_info': (_url, request) => {
      const token = given.tokenOf(request)
      if (!token) return { status: 401, body: { code: -401, msg: 'this access token does not exist' } }
      return {
        status: 200,
        body: { id: Number(token.person.id), expires_in: 7199, app_id: Number(token.appId) },
      }
    },
    'GET /v2/user/me': (_url, request) => {
      const token = given.tokenOf(request)
      if (!token) return { status: 401, body: { code: -401, msg: 'this access token does not exist' } }
      const { id, email, isEmailVerified = false, name } = token.person
      const account = {
        ...(email ? { email, is_email_valid: true, is_email_verified: isEmailVerified } : {}),
        ...(name ? { profile: { nickname: name } } : {}),
      }
      return { status: 200, body: { id: Number(id), kakao_account: account } }
    },
  })
}

async function aFacebook() {
  const given = desk()
  const invalid = { status: 400, body: { error: { type: 'OAuthException', code: 190 } } }
  return given.serve(
    {
      'POST /oauth/access_token': (_url, _request, form) =>
        given.exchange(
          form,
          (grant) =>
            form.get('redirect_uri') === grant.query.get('redirect_uri') &&
            form.get('client_secret') === CLIENT.clientSecret,
        ),
      'GET /debug_token': (url) => {
        if (url.searchParams.get('access_token') !== `${CLIENT.clientId}|${CLIENT.clientSecret}`)
          return invalid
        const token = given.token(url.searchParams.get('input_token') ?? '')
        return { status: 200, body: { data: { is_valid: token !== undefined, app_id: token?.appId } } }
      },
      'GET /me': (url, request) => {
        const token = given.tokenOf(request)
        const proof = createHmac('sha256', CLIENT.clientSecret)
          .update(token?.text ?? '')
          .digest('hex')
        if (!token || url.searchParams.get('appsecret_proof') !== proof) return invalid
        const { id, email, name } = token.person
        return { status: 200, body: { id, ...(email ? { email } : {}), ...(name ? { name } : {}) } }
      },
    },
    CLIENT.clientId,
  )
}

async function aNaver() {
  const given = desk()
  return given.serve({
    // Naver answers errors with status 200.
    'POST /oauth2.0/token': (_url, _request, form) => {
      const answer = given.exchange(
        form,
        (grant) =>
          form.get('state') === grant.query.get('state') && form.get('client_secret') === CLIENT.clientSecret,
      )
      return { ...answer, status: 200 }
    },
    'GET /v1/nid/me': (_url, request) => {
      const token = given.tokenOf(request)
      if (!token) return { status: 401, body: { resultcode: '024', message: 'Authentication failed' } }
      const { id, email, name } = token.person
      return { status: 200, body: { resultcode: '00', message: 'success', response: { id, email, name } } }
    },
  })
}

/** Common to all providers: single-use codes, tokens, and PKCE verification if a challenge was sent. */
function desk() {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, { text: string; person: SocialPerson; appId: string }>()
  let ownAppId = APP_ID
  const issue = (person: SocialPerson, appId = ownAppId) => {
    const text = randomBytes(12).toString('hex')
    tokens.set(text, { text, person, appId })
    return text
  }
  return {
    token: (text: string) => tokens.get(text),
    tokenOf: (request: IncomingMessage) =>
      tokens.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''),
    exchange(form: URLSearchParams, fits: (grant: Grant) => boolean): Answer {
      const grant = grants.get(form.get('code') ?? '')
      grants.delete(form.get('code') ?? '')
      if (!grant || form.get('client_id') !== CLIENT.clientId || !fits(grant)) return refused('invalid_grant')
      const challenge = grant.query.get('code_challenge')
      const verifier = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (challenge !== null && challenge !== verifier) return refused('invalid_grant')
      return { status: 200, body: { access_token: issue(grant.person), token_type: 'bearer' } }
    },
    async serve(routes: Record<string, Handler>, appId = APP_ID): Promise<SocialServer & { url: string }> {
      ownAppId = appId
      const control = {
        isDown: false,
        agree(address: string, person: SocialPerson) {
          const { searchParams: query } = new URL(address)
          const code = randomBytes(12).toString('hex')
          grants.set(code, { person, query })
          return { code, state: query.get('state') ?? '', redirectUri: query.get('redirect_uri') ?? '' }
        },
        aToken: issue,
      }
      const url = await listening(async (request) => {
        if (control.isDown) return { status: 503, body: {} }
        const target = new URL(request.url ?? '', 'http://provider')
        const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
        const handle = routes[`${request.method} ${target.pathname}`]
        return handle ? handle(target, request, form) : refused('not_found', 404)
      })
      return Object.assign(control, { url })
    },
  }
}

async function listening(answer: (request: IncomingMessage) => Promise<Answer>): Promise<string> {
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return `http://127.0.0.1:${await listenLocally(server)}`
}
