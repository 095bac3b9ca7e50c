import { endpoints } from '../../src/contract/endpoints.ts'
import { readerOf } from '../../src/server/pages/page-reader.ts'
import { matchesIfMatch } from '../../src/server/http/caching/etag.ts'
import { callerAddress } from '../../src/server/http/caller-address.ts'
import { bearerToken } from '../../src/server/http/session.ts'
import { rejectCostlyJson } from '../../src/server/http/json-body.ts'
import { fold, uzbekInLatin } from '../../src/server/features/search/fold.ts'
import { markedForm } from '../../src/server/features/search/marked-form.ts'
import { districtIn } from '../../src/server/features/arrears/district.ts'
import { writtenLanguage } from '../../src/client/entities/translation/written-language.ts'
import { fraudSignalsIn } from '../../src/contract/safety/fraud-wording.ts'
import { normalisedMessage } from '../../src/contract/message/message-text.ts'
import { searchWords } from '../../src/server/features/search/search-text.ts'
import { isSameName } from '../../src/server/features/member/find-id.ts'
import { isCurrent } from '../../src/server/features/resume/versions.ts'
import { deviceName } from '../../src/server/features/session/service.ts'
import { maskedName } from '../../src/server/features/talent/talents.ts'
import { plainText, readFeed } from '../../src/server/providers/feed/read-feed.ts'
import { isPublicHost } from '../../src/server/providers/public-internet/public-address.ts'
import { visibleText } from '../../src/contract/base/visible-text.ts'
import { regularExpressions } from './regular-expressions.ts'
import { textSchemas } from './text-schemas.ts'

/** A parser of untrusted text with its potentially worst inputs: prefixes, repeated parts and suffixes. */
export interface InputReader {
  name: string
  read: (text: string) => unknown
  starts: readonly string[]
  pumps: readonly string[]
  ends: readonly string[]
}

/** Kinds of characters that patterns match; long runs of them cause backtracking. */
const RUNS = [
  ' ',
  '\n',
  '\t',
  '\u3164',
  '\u0323',
  'a',
  'A',
  '0',
  '-',
  '.',
  ',',
  ':',
  ';',
  '/',
  '"',
  '=',
  '<',
  '가',
  '%',
]
const MIXED = [
  '\u0301\u0323',
  '\uFF9E\u0316',
  'a.',
  'a ',
  ' \n',
  '0,',
  'a-',
  '; ',
  '..',
  'a@',
  '\\u',
  '<a>',
  '\u3164\u200D',
]
const ENDS = ['\u0001']
/** Words and sums of money that frauds are found by. */
const FRAUD_WORDS = [
  'passport ',
  'otp pin card ',
  '돈 ',
  '여권은 ',
  '하루 1만 ',
  '一百万',
  'पैसा ',
  '. 돈',
  '텔.레.',
]

export function inputReaders(): InputReader[] {
  const expressions = regularExpressions().map(({ place, pattern }) => ({
    name: place,
    read: (text: string) => text.replace(pattern, ''),
    ...worstFor(pattern),
  }))
  const schemas = textSchemas(endpoints).map(({ place, schema }) => ({
    name: place,
    read: (text: string) => schema.safeParse(text),
    starts: ['', 'a', 'a@', 'https://'],
    pumps: [...RUNS, ...MIXED],
    ends: ENDS,
  }))
  const functions = Object.entries(FUNCTIONS).map(([name, read]) => ({
    name,
    read,
    starts: ['', 'a', '<p>', 'Bearer '],
    pumps: [...RUNS, ...MIXED],
    ends: ENDS,
  }))
  const frauds = {
    name: 'fraudSignalsIn its words',
    read: fraudSignalsIn,
    starts: [''],
    pumps: FRAUD_WORDS,
    ends: ENDS,
  }
  return [...expressions, ...schemas, ...functions, frauds]
}

/** Literals of the pattern lead into it, and its own characters keep it backtracking there. */
function worstFor({ source }: RegExp): Pick<InputReader, 'starts' | 'pumps' | 'ends'> {
  const words = source.match(/[A-Za-z0-9<>/=;:@_-]{2,}/g) ?? []
  const characters = new Set(source.replaceAll(/\\[a-z]|[\\^$*+?()[\]{}|]/gi, ''))
  return {
    starts: [...new Set(['', 'a', ...words])].slice(0, 5),
    pumps: [...new Set([...RUNS, ...MIXED, ...characters, ...words])],
    ends: ENDS,
  }
}

const feed = (text: string) => ({
  content: Buffer.from(text),
  contentType: '',
  url: new URL('https://a.example'),
})

/** Parsers of the server that are more than one pattern. */
const FUNCTIONS: Record<string, (text: string) => unknown> = {
  visibleText,
  normalisedMessage,
  fold,
  markedForm,
  uzbekInLatin,
  districtIn,
  fraudSignalsIn,
  writtenLanguage: (text) => writtenLanguage(text, 'vi'),
  searchWords,
  deviceName,
  callerAddress,
  bearerToken,
  maskedName,
  isPublicHost,
  refuseCostlyShape: rejectCostlyJson,
  plainText,
  feedText: (text) =>
    readFeed(feed(`<rss version="2.0"><channel><title>${text}</title></channel></rss>`), 10),
  feedMarkup: (text) => readFeed(feed(`<rss version="2.0"><channel>${text}`), 10),
  feedType: (text) => readFeed({ ...feed('<rss/>'), contentType: text }, 10),
  isSameName: (text) => isSameName(text, 'a'),
  fitsIfMatch: (text) => matchesIfMatch(text, '"1"'),
  isCurrent: (text) => isCurrent(text, { resume: 1, expectedJob: 1 }, 'resume'),
  pageAddress: (text) => readerOf({ url: `/${text}`, headers: {} }, ['ko', 'en']),
  pageHeaders: (text) =>
    readerOf({ url: '/', headers: { cookie: text, 'accept-language': text, 'user-agent': text } }, ['ko']),
}
