import * as z from 'zod/mini'
import { reshaped } from '../base/schema.ts'
import { visibleText } from '../base/visible-text.ts'

/** A name as a caller claims it, including names that predate the rules of `MemberName`. */
export const GivenName = z.pipe(reshaped(60, visibleText), z.string().check(z.minLength(1), z.maxLength(60)))

/** What mail programs and phones turn into a link. `St. John`, `Md.Rahim` and `Co.,Ltd` are names. */
const ADDRESS =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|kr|gg|cc|tv|cn|xyz|site|online|shop|club|app|link|click)(?![\p{L}\p{N}])/iu
/**
 * Top-level domains that names end in too (`Sok.Ly`, `K.TO`, `Kumar.Dev`): an address only in lower case, or with a path,
 * port or query behind it.
 */
const NAMELIKE_ADDRESS =
  /[\p{L}\p{N}]\.(?:(?:me|ly|to|ru|top|dev)(?![\p{L}\p{N}])|(?:[Mm][Ee]|[Ll][Yy]|[Tt][Oo]|[Rr][Uu]|[Tt][Oo][Pp]|[Dd][Ee][Vv])[/:?#])/u
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/** Shown to others in trusted places: one line, without web or e-mail addresses. */
export const MemberName = z.pipe(
  GivenName,
  z.string().check(
    z.refine((name) => ![CONTROL, ADDRESS, NAMELIKE_ADDRESS].some((pattern) => pattern.test(name)), {
      error: 'invalid',
    }),
  ),
)
