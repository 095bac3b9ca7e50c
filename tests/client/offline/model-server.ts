import type { Answer, OutgoingRequest } from '../../../src/client/offline/outbox/engine/environment.ts'

interface Operation {
  method: 'POST' | 'DELETE' | 'PUT'
  path: string
  remedies?: Record<string, string>
}

export const OPERATIONS: Record<string, Operation> = {
  on: { method: 'POST', path: '/toggles/:id' },
  off: { method: 'DELETE', path: '/toggles/:id' },
  add: { method: 'POST', path: '/things/:id' },
  photo: { method: 'POST', path: '/files' },
  resume: { method: 'POST', path: '/resumes' },
  wish: { method: 'POST', path: '/resumes/expected-job' },
  apply: { method: 'POST', path: '/applications/:id', remedies: { RESUME_MISSING: 'resume' } },
  publish: { method: 'POST', path: '/announcements' },
}

/** The two parts of a resume have versions of their own, in one ETag. */
type VersionPart = 'r' | 'd'
const VERSIONED: Record<string, VersionPart> = { '/api/resumes': 'r', '/api/resumes/expected-job': 'd' }

/** An effect of the server; they are kept in order. */
export interface Effect {
  memberId: string
  key: string
  method: string
  path: string
  /** Identifies the member and the act that the client meant. */
  mark: string
  body: string
}

interface ModelContext {
  random: () => number
  clock: number
  yieldTurns: (most?: number) => Promise<void>
}

const FAULTS = [
  'lost',
  'answer-lost',
  'late',
  'slow',
  'twice',
  '500',
  '503',
  '429',
  'running',
  'page',
] as const

/** A model of the API that records its effects, behind a network that injects faults. */
export class ModelServer {
  readonly effects: Effect[] = []
  readonly violations: string[] = []
  faultRate = 0
  /** Loses the first answer to each key. */
  losesFirstAnswers = false
  private readonly world: ModelContext
  private readonly tokens = new Map<string, string>()
  private readonly answers = new Map<string, { fingerprint: string; answer: Answer }>()
  private readonly fingerprints = new Map<string, string>()
  /** Whether this or another device made each version of each part. */
  private readonly makers = new Map<string, ('own' | 'foreign')[]>()
  private late: OutgoingRequest[] = []

  constructor(world: ModelContext) {
    this.world = world
  }

  grant(memberId: string): string {
    const token = `token-${memberId}-${this.tokens.size}-${this.world.clock}`
    this.tokens.set(token, memberId)
    return token
  }

  revoke(): void {
    this.tokens.clear()
  }

  anyToken(): string {
    return [...this.tokens.keys()].at(-1) ?? 'none'
  }

  isOn(memberId: string, path: string): boolean {
    const last = this.effects.findLast((effect) => effect.memberId === memberId && effect.path === path)
    return last?.method === 'POST'
  }

  etagOf(memberId: string): string {
    return `"r${this.makersOf(memberId, 'r').length}-d${this.makersOf(memberId, 'd').length}"`
  }

  /** Saves a part as another device of the same member. */
  changeElsewhere(memberId: string, part: VersionPart): void {
    this.makersOf(memberId, part).push('foreign')
  }

  /** Delivers the requests that were delayed. */
  deliverLate(): void {
    const arriving = this.late
    this.late = []
    for (const request of arriving) this.process(request)
  }

  async receive(request: OutgoingRequest): Promise<Answer> {
    const fault = this.world.random() < this.faultRate ? this.pick() : 'none'
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    if (fault === 'late') {
      this.late.push(request)
      throw new DOMException('Timed out', 'TimeoutError')
    }
    if (fault === 'slow') {
      this.world.clock += 70_000
      await this.world.yieldTurns(12)
    }
    if (fault === '500' || fault === '503' || fault === '429')
      return error(Number(fault), 'UNAVAILABLE', 3_000)
    if (fault === 'running') return error(409, 'IDEMPOTENCY_KEY_RUNNING', 1_000)
    if (fault === 'page') return { status: 200, body: undefined }
    if (fault === 'twice') this.process(request)
    const isFirst = !this.fingerprints.has(request.headers['idempotency-key'] ?? '')
    const answer = this.process(request)
    if (fault === 'answer-lost' || (isFirst && this.losesFirstAnswers)) throw new TypeError('Failed to fetch')
    await this.world.yieldTurns()
    return answer
  }

  private pick(): (typeof FAULTS)[number] {
    return FAULTS[Math.floor(this.world.random() * FAULTS.length)] ?? 'lost'
  }

  private process(request: OutgoingRequest): Answer {
    const memberId = this.tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (!memberId) return error(401, 'UNAUTHENTICATED')
    const key = request.headers['idempotency-key'] ?? ''
    const body = typeof request.body === 'string' ? request.body : new TextDecoder().decode(request.body)
    const fingerprint = [request.method, request.path, request.headers['content-type'], body].join('\n')
    const seen = this.fingerprints.get(key)
    if (seen !== undefined && seen !== fingerprint) this.violations.push(`I9: ${key} came with another body`)
    this.fingerprints.set(key, fingerprint)
    const mark = /mark:([\w-]+)/.exec(body)?.[1] ?? ''
    if (!mark.startsWith(`${memberId}-`)) this.violations.push(`I8: ${mark} was sent as ${memberId}`)
    const replay = this.answers.get(`${memberId} ${key}`)
    if (replay) return replay.answer
    if (body.includes('poison')) return error(400, 'VALIDATION')
    if (body.includes('stale')) return error(412, 'PRECONDITION_FAILED')
    if (request.path.startsWith('/api/applications/') && !this.hasResume(memberId))
      return error(409, 'RESUME_MISSING')
    const conflict = this.conflictOf(memberId, request, body)
    if (conflict) return conflict
    this.effects.push({ memberId, key, method: request.method, path: request.path, mark, body })
    const data = { id: `server-${this.effects.length}` }
    const answer = {
      status: 200,
      body: { responseCode: 'SUCCESS', data },
      ...(VERSIONED[request.path] ? { etag: this.etagOf(memberId) } : {}),
    }
    this.answers.set(`${memberId} ${key}`, { fingerprint, answer })
    return answer
  }

  private hasResume(memberId: string): boolean {
    return this.makersOf(memberId, 'r').length > 0
  }

  private makersOf(memberId: string, part: VersionPart): ('own' | 'foreign')[] {
    const name = `${memberId} ${part}`
    const makers = this.makers.get(name) ?? []
    this.makers.set(name, makers)
    return makers
  }

  /** Refuses a save based on an older version, and otherwise makes the next version. */
  private conflictOf(memberId: string, { path, headers }: OutgoingRequest, body: string): Answer | undefined {
    const part = VERSIONED[path]
    if (!part) return undefined
    const makers = this.makersOf(memberId, part)
    const base = versionIn(headers['if-match'] ?? '', part)
    if (base !== makers.length) {
      if (makers.slice(base).every((maker) => maker === 'own'))
        this.violations.push(`own saves conflict: ${body}`)
      return { ...error(412, 'PRECONDITION_FAILED'), etag: this.etagOf(memberId) }
    }
    const seen = Number(/"seen":(\d+)/.exec(body)?.[1])
    if (makers.slice(seen).includes('foreign')) this.violations.push(`overwrote unseen: ${body}`)
    makers.push('own')
    return undefined
  }
}

export function versionIn(etag: string, part: VersionPart): number {
  return Number(new RegExp(`${part}(\\d+)`).exec(etag)?.[1])
}

function error(status: number, responseCode: string, retryAfter?: number): Answer {
  return { status, body: { responseCode }, ...(retryAfter === undefined ? {} : { retryAfter }) }
}
