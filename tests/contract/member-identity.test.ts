import { describe, expect, test } from 'vitest'
import { MemberName } from '../../src/contract/account/member-name.ts'
import { Email, SignIn } from '../../src/contract/account/member.ts'

describe('Names of members', () => {
  test.each([
    'Chan.Ly',
    'S.K.TO',
    'R.Dev',
    'Heng Ly',
    'Nguyen V.Me',
    'Kim.Ru',
    'Lê Thị Top',
    'J. P. Dev Sharma',
  ])('%s is accepted as a name', (name) => {
    expect(MemberName.parse(name)).toBe(name)
  })

  test.each([
    'bit.ly',
    'Chan.ly',
    't.me',
    'T.Me/chan',
    'GOO.LY/x',
    'free-jobs.top',
    'kim@mail',
    'Kim.com',
    'www.Kim',
  ])('%s is an address and refused as a name', (name) => {
    expect(MemberName.safeParse(name).success).toBe(false)
  })
})

describe('E-mail addresses', () => {
  test.each([
    ['lan@xn--80akhbyknj4f.xn--p1ai', 'lan@xn--80akhbyknj4f.xn--p1ai'],
    ['olga@испытание.рф', 'olga@xn--80akhbyknj4f.xn--p1ai'],
    ['r&d@factory.test', 'r&d@factory.test'],
    ["o'neil+jobs@mail.test", "o'neil+jobs@mail.test"],
    ['Ｌａｎ＠ｍａｉｌ．ｔｅｓｔ', 'lan@mail.test'],
    ['\u202alan@mail.test\u202c', 'lan@mail.test'],
    ['lan@\u200bmail.test\u00a0', 'lan@mail.test'],
    ['mailto:lan@mail.test', 'lan@mail.test'],
    ['lan＠mail。test', 'lan@mail.test'],
  ])('%j is read as %s at sign-up and at sign-in', (typed, stored) => {
    expect(Email.parse(typed)).toBe(stored)
    expect(SignIn.parse({ authType: 'EMAIL', email: typed, password: 'x' }).email).toBe(stored)
  })

  test.each([
    'lan',
    'lan@mail',
    '@mail.test',
    'lan..x@mail.test',
    '.lan@mail.test',
    'lan@-mail.test',
    'a@b@mail.test',
    'lan@mail.t',
    'lan@почта.рф/x',
    '"lan"@mail.test',
  ])('%j is refused as an email address', (typed) => {
    expect(Email.safeParse(typed).success).toBe(false)
  })
})
